/** `2,009` for 2009. */
export const formatCount = (count: number): string => count.toLocaleString('en-GB');
