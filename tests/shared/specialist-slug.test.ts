import { describe, expect, it } from 'vitest';
import { specialistPath, specialistSlug } from '../../shared/specialist-slug.ts';

describe('the name in the address of a specialist', () => {
  it.each([
    ['Amara Okafor', 'amara-okafor'],
    ["Zoë O'Neill-Smith", 'zoe-oneill-smith'],
    ['Seán Ó’Brien', 'sean-obrien'],
    ['Łukasz Groß & Sønner', 'lukasz-gross-sonner'],
    ['  J. R.  Hartley, Ltd. ', 'j-r-hartley-ltd'],
    ['24/7 Plumbing', '24-7-plumbing'],
    ['Ὀδυσσεύς', ''],
    ['--', ''],
    ['', ''],
    [null, ''],
  ])('of %j is %j', (name, slug) => {
    expect(specialistSlug(name)).toBe(slug);
  });
});

it.each([
  ['7', 'Amara Okafor', '/specialists/7/amara-okafor'],
  ['7', null, '/specialists/7'],
  ['a/b?c', 'Bo', '/specialists/a%2Fb%3Fc/bo'],
])('the page of %j, %j is at %s', (id, name, path) => {
  expect(specialistPath(id, name)).toBe(path);
});
