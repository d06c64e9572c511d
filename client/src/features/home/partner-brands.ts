/** Invented: the documents count nine and name none (C-71). */
export const brands = [
  'Northlight',
  'Harrow & Vale',
  'Kestrel',
  'Brightwater',
  'Oakmere',
  'Fenbrook',
  'Tallis',
  'Ravenscar',
  'Copperfield',
] as const;
