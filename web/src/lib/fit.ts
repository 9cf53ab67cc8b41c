/** How words get into little room without being broken. */

/** How many letters the longest piece has that must stay on one line: lines may end after a space or a hyphen. */
export const longestPiece = (text: string): number => Math.max(1, ...text.split(/\s+|(?<=-)/u).map((piece) => [...piece].length));
