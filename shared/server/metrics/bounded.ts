/**
 * `value` when it is one of the known ones, else `other`: no request can add series of metrics
 * without end.
 */
export const bounded = (known: ReadonlySet<string>, value: string | null | undefined): string =>
  value != null && known.has(value) ? value : 'other';
