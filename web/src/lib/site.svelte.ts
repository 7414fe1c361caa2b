/** The site around a page. A game takes the whole window: the header and the footer are then out of sight and reach. */
class Site {
  covered = $state(false);

  /** For an effect: cover the site until it ends. */
  cover(): () => void {
    this.covered = true;
    return () => {
      this.covered = false;
    };
  }
}

export const site = new Site();
