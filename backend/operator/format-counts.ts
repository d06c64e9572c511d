const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** For people: `1.4 MB`. */
export function formatSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  for (; size >= 1000 && unit < units.length - 1; unit += 1) size /= 1000;
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}

/** `1 file`, `2,000 files`. */
export function formatCount(count: number, thing: string): string {
  return `${count.toLocaleString('en-GB')} ${thing}${count === 1 ? '' : 's'}`;
}
