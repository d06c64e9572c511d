import { describe, expect, it } from 'vitest';
import { postLoginPath } from '~/features/session/login-page.tsx';
import { internalPath } from '~/site/internal-path.ts';

const HOST = 'evil.example';

/** Strings that browsers have read as the start of another site's address, or of a script. */
const starts = [
  '//',
  '///',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/ /',
  '/%2f',
  '/%2F%2F',
  '/%5c',
  '/%5C/',
  '/.//',
  '/..//',
  '/./\\',
  '/%2e%2e//',
  '/%00/',
  '/\u0000/',
  '/\u2044',
  '/\u2215',
  '/\uff0f',
  '/\u29f8',
  '/\ufeff/',
  '/\u200b/',
  '\u2028//',
  '/@',
  '/:',
  '/;@',
  '/?//',
  'https://',
  'HTTPS:\\\\',
  'https:',
  'http:/',
  'javascript:alert(1)//',
  'JavaScript:',
  'java\tscript:',
  '\u0001javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:https://',
  'file:///',
  'mailto:',
  '/javascript:',
  '/dashboard/../..//',
  '/services/..//',
  '/services/x/../..//',
  '/dashboard/%2e%2e/%2e%2e//',
  '/appointment/..\\..\\\\',
  '/login@',
  '/login:',
  '/dashboard\\@',
  '/dashboard.',
];

describe('an untrusted path (DATA-03, C-68)', () => {
  it.each(starts.map((start) => [JSON.stringify(start), start]))(
    '%s only leads to a page of this site',
    (_title, start) => {
      for (const path of [start, `${start}${HOST}`, `${start}${HOST}/dashboard`, `${start}${HOST}\\@/login`]) {
        const to = internalPath(path, '/fallback');
        expect(to, JSON.stringify(path)).toMatch(/^\/(?![/\\])/);
        // As a browser resolves it.
        const { origin, pathname } = new URL(to, 'https://mendwell.example/login');
        expect(origin).toBe('https://mendwell.example');
        expect(pathname).not.toContain('//');
        expect(postLoginPath(path, path)).toMatch(/^\/(?![/\\])/);
      }
    },
  );

  it('is not changed by a second check', () => {
    for (const start of starts) {
      const once = internalPath(`${start}${HOST}`, '/dashboard');
      expect(internalPath(once, '/fallback')).toBe(once);
    }
  });
});
