import { afterEach, expect, it, vi } from 'vitest';
import { createFileVault } from '~/lib/file-vault.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives up on a browser that never answers, so that no form waits for ever', async () => {
  vi.useFakeTimers();
  const open = vi.fn(() => ({}) as IDBOpenDBRequest);
  const vault = createFileVault({ factory: { open } as Partial<IDBFactory> as IDBFactory, name: 'files', keptMs: 1 });
  const told = vi.fn();
  void vault.load('form').then(told);
  await vi.advanceTimersByTimeAsync(2900);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toHaveBeenCalledWith(null);
});

it('keeps nothing where there is no place for files, and says so at once', async () => {
  const vault = createFileVault({ factory: undefined, name: 'files', keptMs: 1 });
  await vault.save('form', ['a file'], 1);
  expect(await vault.load('form')).toBeNull();
});
