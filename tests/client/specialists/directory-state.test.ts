import { describe, expect, it } from 'vitest';
import {
  emptyText,
  filterCount,
  noFilters,
  readDirectory,
  writeDirectory,
} from '~/features/specialists/directory-state.ts';

const usual = { ...noFilters, page: 1, view: 'list', specialist: null } as const;

describe('the directory in its address', () => {
  it.each([
    ['', usual],
    ['search=tap&location=Oadby', { ...usual, search: 'tap', location: 'Oadby' }],
    [
      'specialization=Brakes&serviceType=Brake+Repair&businessType=both',
      { ...usual, specialism: 'Brakes', serviceName: 'Brake Repair', serviceMode: 'both' },
    ],
    ['perPage=16&page=3', { ...usual, perPage: 16, page: 3 }],
    ['view=map&specialist=12', { ...usual, view: 'map' as const, specialist: '12' }],
  ])('%s', (text, state) => {
    expect(readDirectory(new URLSearchParams(text))).toEqual(state);
    expect(readDirectory(writeDirectory(state))).toEqual(state);
  });

  it.each([
    ['perPage=7', 'perPage', 8],
    ['perPage=many', 'perPage', 8],
    ['page=0', 'page', 1],
    ['page=-2', 'page', 1],
    ['page=1.5', 'page', 1],
    ['view=globe', 'view', 'list'],
  ] as const)('what is not understood counts as left out: %s', (text, key, value) => {
    expect(readDirectory(new URLSearchParams(text))[key]).toBe(value);
  });

  it('says only what is not as usual (DIR-06, ENT-15)', () => {
    expect(noFilters.perPage).toBe(8);
    expect(writeDirectory({ ...usual, search: '  ' }).toString()).toBe('');
    expect(writeDirectory({ ...usual, search: ' tap ', page: 2 }).toString()).toBe('search=tap&page=2');
  });
});

describe('an empty list (C-33)', () => {
  const longer = 'No specialists available for the selected service and location. Please try a different location.';

  it.each([
    [{}, 0, 'No specialists available.'],
    [{ perPage: 20 }, 0, 'No specialists available.'],
    [{ search: ' ' }, 0, 'No specialists available.'],
    [{ location: 'Oadby' }, 1, longer],
    [{ search: 'x', serviceMode: 'both' }, 2, longer],
  ])('with %j', (part, count, text) => {
    expect(filterCount({ ...noFilters, ...part })).toBe(count);
    expect(emptyText({ ...noFilters, ...part })).toBe(text);
  });
});
