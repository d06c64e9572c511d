import { describe, expect, it } from 'vitest';
import { internalPath } from '~/site/internal-path.ts';

describe('a path from the server (DATA-03, C-12, C-68)', () => {
  it.each([
    '/dashboard',
    '/dashboard/appointments',
    '/appointment-success',
    '/verify-appointment-email?from=booking#code',
    '/appointment/details',
    '/services/towing',
    '/specialists/7/amara-okafor',
  ])('%s is a page of this site', (path) => {
    expect(internalPath(path, '/fallback')).toBe(path);
  });

  it.each([
    ['another site', 'https://evil.example/dashboard'],
    ['another site without its scheme', '//evil.example/dashboard'],
    ['with a backslash, which a browser reads as a slash', '/\\evil.example/dashboard'],
    ['with a tab that a browser drops', '/\t/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['an unknown page', '/admin'],
    ['a climb out of a known page', '/services/../admin'],
    ['a path without its slash', 'dashboard'],
    ['empty', ''],
    ['null', null],
  ])('%s is not', (_what, path) => {
    expect(internalPath(path, '/fallback')).toBe('/fallback');
  });
});
