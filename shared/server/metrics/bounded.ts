/** `value` if it is known, else `other`, so that requests can't create endless metric series. */
export const bounded = (known: ReadonlySet<string>, value: string | null | undefined): string =>
  value != null && known.has(value) ? value : 'other';
