/** 9500 pence as `£95.00`: amounts that are owed or paid always have two decimals (C-101). */
export function inPounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}

/** Pounds as `45`, `45.5` or `45.00`, in pence; null when it is no amount. */
export function readPence(text: string): number | null {
  const [, pounds, fraction = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return pounds === undefined ? null : Number(pounds) * 100 + Number(fraction.padEnd(2, '0'));
}
