/**
 * Invented names: the requirements ask for nine partner brands without naming them (HOME-16, C-71).
 */
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
