/** The letters and digits of a reason: spaces, marks and zero-width characters do not count. */
export const lettersOf = (reason: string): number => [...reason.matchAll(/[\p{L}\p{N}]/gu)].length
