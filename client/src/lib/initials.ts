/** The first letters of the first and last word: 'Amara Okafor' is AO, 'Cher' is C. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => word?.slice(0, 1).toUpperCase() ?? '').join('');
}
