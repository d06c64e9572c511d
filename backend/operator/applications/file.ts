import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../domain/refusal.ts';
import type { StoredApplication } from '../../store/applications/applications.ts';
import { defineCommand } from '../command-line/command.ts';
import { id, line } from '../command-line/inputs.ts';
import { type CommandContext, openFileStore } from '../context.ts';
import { applicationId, requireApplication } from './application.ts';

export async function openApplicationFile(
  context: CommandContext,
  { stored_name, name }: StoredApplication['files'][number],
) {
  const file = await (await openFileStore(context)).find('application-files', stored_name);
  if (!file)
    throw new Refusal('NOT_FOUND', `The file “${name}” is missing from the stored files. A backup may have it.`);
  return file;
}

export const file = defineCommand({
  name: 'file',
  summary: 'Save a file of an application',
  details: 'The photo has the number 1; applications show lists all files with their numbers.',
  arguments: { id: applicationId, number: id('the number of the file', 'NUMBER') },
  options: { to: line('where to save it: a new file, or a folder', 'PATH', 1000) },
  examples: ['file 12 2 --to certificate.pdf', 'file 12 1 --to /tmp'],
  async run(context, { id, number, to }) {
    const stored = (await requireApplication(context.store.db, id)).files[number - 1];
    if (!stored) throw new Refusal('NOT_FOUND', `Application ${id} has no file ${number}.`);
    const isFolder = await stat(to).then(
      (details) => details.isDirectory(),
      () => false,
    );
    const path = isFolder ? join(to, stored.name) : to;
    const { open, bytes } = await openApplicationFile(context, stored);
    try {
      await pipeline(open(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      if (error instanceof Error && 'code' in error)
        throw new Refusal('INVALID', `${path} cannot be written: ${error.message}.`);
      throw error;
    }
    return { data: { file: { name: stored.name, path, bytes } }, text: `Saved “${stored.name}” as ${path}.` };
  },
});
