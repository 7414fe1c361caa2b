/** As many guests as a hand can hold (B9, C6). */
export const PLACES = { board: 5, card: 12 } as const;
