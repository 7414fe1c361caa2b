// When to draw what: the main thing in the next frame, all else in frames of its own after it.

const LONGEST = 100; // milliseconds; a window that nobody sees has no frames

/** Wait until what was changed so far has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
