import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { receiveFile } from '../../backend/scripts/http/multipart.ts';

type Opened = (error: NodeJS.ErrnoException | null, fd: number) => void;

it('leaves no file behind when an upload breaks off while its file is being opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mendwell-received-'));
  const realOpen = fs.open as (path: string, flags: string, mode: number, opened: Opened) => void;
  // A busy disk opens files late. That moment can't be chosen from outside.
  const spy = vi.spyOn(fs, 'open');
  const opening = new Promise<() => Promise<void>>((resolve) => {
    const openLate = (path: string, flags: string, mode: number, opened: Opened) => {
      if (!path.startsWith(folder)) return realOpen(path, flags, mode, opened);
      resolve(
        () =>
          new Promise((done) => {
            realOpen(path, flags, mode, (error, fd) => {
              opened(error, fd);
              done();
            });
          }),
      );
    };
    spy.mockImplementation(openLate as typeof fs.open);
  });
  const stream = new PassThrough();
  const received = receiveFile(folder, 'tap.jpg', stream, () => true).then(
    () => 'kept',
    ({ message }: Error) => message,
  );
  const open = await opening;
  spy.mockRestore();
  stream.destroy(new Error('cut off'));
  // By now everything that doesn't wait for the file has happened.
  await new Promise(setImmediate);
  await readdir(folder);
  await open();
  expect(await received).toBe('cut off');
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
