import type * as Fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { receiveFile } from '../../backend/scripts/received-file.ts';

const disk = vi.hoisted(() => ({ onOpen: (_open: () => Promise<void>) => {} }));

// A busy disk opens files late. That moment can't be chosen from outside.
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>();
  const open = (path: string, flags: string, mode: number, done: (error: Error | null, fd: number) => void) =>
    disk.onOpen(
      () =>
        new Promise((resolve) => {
          fs.open(path, flags, mode, (error, fd) => {
            done(error, fd);
            resolve();
          });
        }),
    );
  return {
    ...fs,
    createWriteStream: (path: string, options: object) =>
      fs.createWriteStream(path, { ...options, fs: { ...fs, open } } as Parameters<typeof fs.createWriteStream>[1]),
  };
});

it('leaves no file behind when an upload breaks off while its file is being opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mendwell-received-'));
  const opening = new Promise<() => Promise<void>>((resolve) => {
    disk.onOpen = resolve;
  });
  const stream = new PassThrough();
  const received = receiveFile(folder, 'tap.jpg', stream, () => true).then(
    () => 'kept',
    ({ message }: Error) => message,
  );
  const open = await opening;
  stream.destroy(new Error('cut off'));
  // By now everything that doesn't wait for the file has happened.
  await new Promise(setImmediate);
  await readdir(folder);
  await open();
  expect(await received).toBe('cut off');
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
