import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Refusal } from '../../domain/refusal.ts';
import { isFileName } from '../../store/files/file-store.ts';
import { formatCount } from '../output/result.ts';
import {
  type BackedUpFile,
  backedUpFileSchema,
  backupFormat,
  filesTable,
  type Manifest,
  manifestName,
  manifestSchema,
  measure,
  measureFile,
  type Row,
  rowSchema,
  tableFile,
} from './format.ts';

const unzipped = (path: string) => {
  const source = createReadStream(path);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  return source.pipe(gunzip);
};

async function* readLines(folder: string, table: string): AsyncGenerator<unknown> {
  const lines = createInterface({
    input: unzipped(join(folder, tableFile(table))),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) yield JSON.parse(line);
}

export async function* readTable(folder: string, table: string): AsyncGenerator<Row> {
  for await (const line of readLines(folder, table)) yield rowSchema.parse(line);
}

export async function* readFileList(folder: string): AsyncGenerator<BackedUpFile> {
  for await (const line of readLines(folder, filesTable)) {
    const file = backedUpFileSchema.parse(line);
    if (!isFileName(file.name))
      throw new Refusal('INVALID', `The backup has a file with the impossible name ${file.name}.`);
    yield file;
  }
}

export const pathInBackup = (folder: string, { area, name }: BackedUpFile) => join(folder, 'files', area, name);

/** Throws when there is no manifest, or one that this program cannot read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new Refusal('INVALID', `There is no backup in ${folder}: it has no ${manifestName}.`);
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Refusal('INVALID', `${manifestName} is damaged: it is not JSON.`);
  }
  const format = (content as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > backupFormat)
    throw new Refusal(
      'INVALID',
      `The backup was written by a newer version of this program (format ${format}, and this version reads ${backupFormat}).`,
    );
  const { data, error } = manifestSchema.safeParse(content);
  if (data) return data;
  const [issue] = error.issues;
  throw new Refusal('INVALID', `${manifestName} is damaged: ${issue?.path.join('.')} ${issue?.message}.`);
}

async function problemOf(path: string, check: () => Promise<boolean>): Promise<string[]> {
  try {
    return (await check()) ? [] : [`${path} has changed since the backup.`];
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return [`${path} ${isMissing ? 'is missing' : 'is damaged'}.`];
  }
}

/** Of a damaged backup's thousands of problems, only these are shown. */
const maxProblems = 20;

function damaged(problems: readonly string[]): Refusal {
  const more = problems.length - maxProblems;
  const rest = more > 0 ? [`And ${formatCount(more, 'more problem')}.`] : [];
  return new Refusal('INVALID', [...problems.slice(0, maxProblems), ...rest]);
}

/** Throws with everything that is missing or has changed. */
export async function checkBackup(folder: string, { tables, files }: Manifest): Promise<void> {
  const problems: string[] = [];
  for (const [table, { sha256 }] of Object.entries(tables))
    problems.push(
      ...(await problemOf(tableFile(table), async () => {
        const measured = await measure(unzipped(join(folder, tableFile(table))));
        return measured.sha256 === sha256;
      })),
    );
  if (!(filesTable in tables)) problems.push(`${tableFile(filesTable)} is missing.`);
  if (problems.length > 0) throw damaged(problems);
  const found = { count: 0, bytes: 0 };
  for await (const file of readFileList(folder)) {
    found.count += 1;
    found.bytes += file.bytes;
    problems.push(
      ...(await problemOf(`files/${file.area}/${file.name}`, async () => {
        const { bytes, sha256 } = await measureFile(pathInBackup(folder, file));
        return bytes === file.bytes && sha256 === file.sha256;
      })),
    );
  }
  if (found.count !== files.count || found.bytes !== files.bytes)
    problems.push('The list of files doesn’t match the manifest.');
  if (problems.length > 0) throw damaged(problems);
}
