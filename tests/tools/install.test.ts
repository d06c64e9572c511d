import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../tools/install.mjs';

const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: ['plan9'], cpu: [process.arch], optional: true };
const lock = {
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/native': { version: '1.0.0', integrity: 'sha512-b', optional: true, ...here },
  'node_modules/native-elsewhere': { version: '1.0.0', integrity: 'sha512-c', ...elsewhere },
};
const { 'node_modules/native-elsewhere': foreign, ...installed } = lock;

describe('packages', () => {
  it('are installed when all that this machine needs is there', () => {
    expect(isInstalled(lock, installed)).toBe(true);
  });

  it.each([
    ['there are none', {}],
    ['one is missing', { 'node_modules/native': lock['node_modules/native'] }],
    ['one has another version', { ...installed, 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-a' } }],
    ['one has other contents', { ...installed, 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-x' } }],
    ['one is not in the lock file', { ...installed, 'node_modules/left-over': { version: '1.0.0' } }],
    ['they were installed on another kind of machine', { ...installed, 'node_modules/native-elsewhere': foreign }],
  ])('are installed again when %s', (_why, found) => {
    expect(isInstalled(lock, found)).toBe(false);
  });
});
