/** 9500 pence as `£95.00`: amounts that are owed or paid always have two decimals (C-101). */
export function inPounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}
