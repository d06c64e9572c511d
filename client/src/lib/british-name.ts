/** A service's name as customers in the UK write it; what is sent stays as it was given (C-85). */
export function britishName(name: string): string {
  return name.replace(/\btire\b/gi, (word) => (word.startsWith('T') ? 'Tyre' : 'tyre'));
}
