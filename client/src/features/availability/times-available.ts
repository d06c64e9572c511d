/** '1 time available' or '10 times available'. */
export function timesAvailable(count: number): string {
  return `${count} ${count === 1 ? 'time' : 'times'} available`;
}
