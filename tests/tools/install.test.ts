import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../tools/install.mjs';

const thisMachine = { os: [process.platform], cpu: [process.arch] };
const otherMachine = { os: ['plan9'], cpu: [process.arch], optional: true };
const lock = {
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/native': { version: '1.0.0', integrity: 'sha512-b', optional: true, ...thisMachine },
  'node_modules/native-other': { version: '1.0.0', integrity: 'sha512-c', ...otherMachine },
};
const { 'node_modules/native-other': foreign, ...installed } = lock;

describe('packages', () => {
  it('are installed if none is missing for this machine', () => {
    expect(isInstalled(lock, installed)).toBe(true);
  });

  it.each([
    ['there are none', {}],
    ['one is missing', { 'node_modules/native': lock['node_modules/native'] }],
    ['one has another version', { ...installed, 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-a' } }],
    ['one has other contents', { ...installed, 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-x' } }],
    ['one is not in the lock file', { ...installed, 'node_modules/left-over': { version: '1.0.0' } }],
    ['they were installed on another kind of machine', { ...installed, 'node_modules/native-other': foreign }],
  ])('are installed again if %s', (_case, found) => {
    expect(isInstalled(lock, found)).toBe(false);
  });
});
