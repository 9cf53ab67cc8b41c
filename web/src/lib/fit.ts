/** Fitting words into little room without breaking them. */

/** The letters of the longest piece that must stay on one line: lines may end after a space or a hyphen. */
export const longestPiece = (text: string): number => Math.max(1, ...text.split(/\s+|(?<=-)/u).map((piece) => [...piece].length));
