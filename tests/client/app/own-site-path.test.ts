import { describe, expect, it } from 'vitest';
import { internalPath } from '~/site/internal-path.ts';

describe('a path that the server names (DATA-03, C-12, C-68)', () => {
  it.each([
    '/dashboard',
    '/dashboard/appointments',
    '/appointment-success',
    '/verify-appointment-email?from=booking#code',
    '/appointment/details',
    '/services/towing',
  ])('%s is a page of this site', (path) => {
    expect(internalPath(path, '/fallback')).toBe(path);
  });

  it.each([
    ['another site', 'https://evil.example/dashboard'],
    ['another site without its scheme', '//evil.example/dashboard'],
    ['what a browser reads as that', '/\\evil.example/dashboard'],
    ['with a tab that a browser drops', '/\t/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['an unknown page', '/admin'],
    ['a climb out of a known one', '/services/../admin'],
    ['a path without its slash', 'dashboard'],
    ['nothing', ''],
    ['null', null],
  ])('%s is not', (_what, path) => {
    expect(internalPath(path, '/fallback')).toBe('/fallback');
  });
});
