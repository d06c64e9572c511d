/** Invented: the documents count nine partner brands and name none (HOME-16, C-71). */
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
