/** `value` if it is known, else `other`, so that requests can't create endless metric series. */
export const bounded = (allowed: ReadonlySet<string>, value: string | null | undefined): string =>
  value != null && allowed.has(value) ? value : 'other';
