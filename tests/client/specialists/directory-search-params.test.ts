import { describe, expect, it } from 'vitest';
import {
  canonicalDirectoryPath,
  filterCount,
  listOnly,
  noFilters,
  readDirectoryParams,
  writeDirectoryParams,
} from '~/features/specialists/directory-search-params.ts';

const defaults = { ...noFilters, ...listOnly, view: 'list' } as const;

describe('the search parameters of the directory', () => {
  it.each([
    ['', defaults],
    ['search=tap&location=Oadby', { ...defaults, search: 'tap', location: 'Oadby' }],
    [
      'specialization=Brakes&serviceType=Brake+Repair&businessType=both',
      { ...defaults, specialism: 'Brakes', serviceName: 'Brake Repair', serviceMode: 'both' },
    ],
    ['perPage=16&page=3', { ...defaults, perPage: 16, page: 3 }],
    ['freeOn=2026-12-05&sort=soonest', { ...defaults, freeOn: '2026-12-05', sort: 'soonest' }],
    ['saved=1&compare=12%2C7', { ...defaults, saved: true, compared: ['specialist-12', 'specialist-7'] }],
    ['view=map&specialist=12', { ...defaults, view: 'map' as const, specialistId: 'specialist-12' }],
  ])('%s', (text, state) => {
    expect(readDirectoryParams(new URLSearchParams(text))).toEqual(state);
    expect(readDirectoryParams(writeDirectoryParams(state))).toEqual(state);
  });

  it.each([
    ['perPage=7', 'perPage', 8],
    ['perPage=many', 'perPage', 8],
    ['page=0', 'page', 1],
    ['page=-2', 'page', 1],
    ['page=1.5', 'page', 1],
    ['view=globe', 'view', 'list'],
    ['freeOn=2026-02-30', 'freeOn', ''],
    ['sort=constructor', 'sort', ''],
  ] as const)('an invalid value is replaced by the default: %s', (text, key, value) => {
    expect(readDirectoryParams(new URLSearchParams(text))[key]).toBe(value);
  });

  it('are cut to the length of a search', () => {
    expect(readDirectoryParams(new URLSearchParams({ search: 'x'.repeat(300) })).search).toHaveLength(200);
  });

  it('leave out the defaults (DIR-06, ENT-15)', () => {
    expect(noFilters.perPage).toBe(8);
    expect(writeDirectoryParams({ ...defaults, search: '  ' }).toString()).toBe('');
    expect(writeDirectoryParams({ ...defaults, search: ' tap ', page: 2 }).toString()).toBe('search=tap&page=2');
  });
});

describe('the canonical path', () => {
  it.each([
    ['', 1, '/specialists'],
    ['page=3', 3, '/specialists?page=3'],
    ['page=99', 6, '/specialists?page=6'],
    ['page=2&view=map&specialist=12', 2, '/specialists?page=2'],
    ['page=2&perPage=4', 2, '/specialists'],
    ['page=2&search=tap&serviceType=Plumbing', 2, '/specialists'],
  ])('of %s, page %i, is %s', (params, page, path) => {
    expect(canonicalDirectoryPath(readDirectoryParams(new URLSearchParams(params)), page)).toBe(path);
  });
});

it.each([
  [{}, 0],
  [{ perPage: 20 }, 0],
  [{ search: ' ' }, 0],
  [{ location: 'Oadby' }, 1],
  [{ search: 'x', serviceMode: 'both' }, 2],
])('counts the filters that are set: %j', (part, count) => {
  expect(filterCount({ ...noFilters, ...part })).toBe(count);
});
