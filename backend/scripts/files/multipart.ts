import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { fieldMessages, fileTooLargeMessage } from '#shared/field-messages.ts';
import { MAX_FILE_BYTES, MAX_FILES_BYTES } from '#shared/file-limits.ts';
import type { ReceivedImage } from '../../domain/files/images.ts';
import { isMissingValue } from '../../domain/forms/form.ts';
import { displayFileName } from '../../domain/forms/text.ts';
import { Refusal } from '../../domain/refusal.ts';
import { receiveFile, removeReceived } from './received-file.ts';

/** What a script accepts in a form; files of other names are discarded. */
export interface FormRules {
  maxFields: number;
  /** The maximum bytes of one text. */
  maxFieldBytes: number;
  /** Fields that may come several times, as `services` or `services[]`. */
  lists?: readonly string[];
  /** How many files a part's name may have, and the error when there are more. */
  files: Record<string, { max: number; tooMany: string }>;
  /**
   * Fields that may differ when the same form is sent again: always, or where another field has the
   * id of the same thing.
   */
  varying?: Readonly<Record<string, true | { impliedBy: string }>>;
}

export interface ReceivedParts {
  /** Of a repeated name the last, as PHP does. */
  fields: ReadonlyMap<string, string>;
  /** The texts of `services[]`, and of a repeated `services` that is listed, under `services`. */
  lists: ReadonlyMap<string, readonly string[]>;
  /** By the part's name, in the order of their numbers: `images[0]` first. */
  files: ReadonlyMap<string, readonly ReceivedImage[]>;
  /**
   * SHA-256 over the files and all fields but the varying ones, in any order: equal for a form that
   * is sent again.
   */
  fingerprint: string;
}

/** All texts of one request together, in characters. */
const maxTextCharacters = 1024 * 1024;

const unreadable = () => new Refusal('invalid', 'We couldn’t read the form.');

/** `images[3]`, `images[]` or `images`. */
const partName = /^([A-Za-z]\w{0,63})(?:\[(\d{0,4})\])?$/;

function addTo<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

function fingerprintOf({ fields, lists, files }: Omit<ReceivedParts, 'fingerprint'>, { varying = {} }: FormRules) {
  const isVarying = (name: string) => {
    const how = varying[name];
    return how === true || (how !== undefined && Boolean(fields.get(how.impliedBy)));
  };
  const same = [...fields].filter(([name]) => !isVarying(name));
  const texts = [...same, ...lists].map((field) => JSON.stringify(field)).sort();
  const digests = [...files].map(([name, list]) => JSON.stringify([name, list.map(({ sha256 }) => sha256)])).sort();
  return createHash('sha256')
    .update(JSON.stringify([texts, digests]))
    .digest('hex');
}

function createParser(headers: IncomingHttpHeaders, { maxFields, maxFieldBytes, files }: FormRules): busboy.Busboy {
  const maxFiles = Object.values(files).reduce((sum, { max }) => sum + max, 0);
  // One byte and one file more than allowed, to detect what exceeds the limit.
  const limits = { fields: maxFields, fieldSize: maxFieldBytes, files: maxFiles + 1, fileSize: MAX_FILE_BYTES + 1 };
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    throw unreadable();
  }
}

/**
 * Receives a multipart form: texts into memory, files into `folder`, never whole in memory. The
 * caller removes them when done (`removeReceived`).
 */
export async function receiveParts(request: IncomingMessage, folder: string, rules: FormRules): Promise<ReceivedParts> {
  const fields = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const receiving: Promise<{ name: string; number: number; file: ReceivedImage }>[] = [];
  const refusals: Refusal[] = [];
  let [bytes, characters] = [0, 0];
  const allows = (count: number) => {
    bytes += count;
    if (bytes > MAX_FILES_BYTES && refusals.length === 0)
      refusals.push(new Refusal('too-large', fieldMessages.filesTooLarge));
    return refusals.length === 0;
  };
  const parser = createParser(request.headers, rules);
  parser.on('field', (field, value, info) => {
    characters += value.length;
    if (info.valueTruncated || info.nameTruncated || characters > maxTextCharacters)
      refusals.push(new Refusal('too-large', 'A field of the form is too long.', { field }));
    const [, name, number] = partName.exec(field) ?? [];
    if (refusals.length > 0 || !name || isMissingValue(value)) return;
    if (number === undefined && !rules.lists?.includes(name)) fields.set(name, value);
    else addTo(lists, name, value);
  });
  parser.on('fieldsLimit', () => refusals.push(new Refusal('invalid', 'The form has too many fields.')));
  const tooMany = (name: string) =>
    refusals.push(new Refusal('too-large', rules.files[name]?.tooMany ?? '', { field: name }));
  parser.on('filesLimit', () => tooMany(Object.keys(rules.files).at(-1) ?? ''));
  parser.on('file', (field, stream, { filename = '' }) => {
    const [, name = '', number] = partName.exec(field) ?? [];
    if (!Object.hasOwn(rules.files, name) || refusals.length > 0) {
      stream.resume();
      return;
    }
    stream.on('limit', () =>
      refusals.push(new Refusal('too-large', fileTooLargeMessage(displayFileName(filename)), { field: name })),
    );
    receiving.push(
      receiveFile(folder, filename, stream, allows).then((file) => ({ name, number: Number(number || 0), file })),
    );
  });
  await pipeline(request, parser).catch(() => refusals.push(unreadable()));
  const settled = await Promise.allSettled(receiving);
  const received = settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const files = new Map<string, ReceivedImage[]>();
  for (const { name, file } of received.sort((a, b) => a.number - b.number)) addTo(files, name, file);
  for (const [name, list] of files) if (list.length > (rules.files[name]?.max ?? 0)) tooMany(name);
  const broken = settled.find((result) => result.status === 'rejected');
  const [refusal] = refusals;
  if (refusal || broken) {
    await removeReceived(received.map(({ file }) => file));
    throw refusal ?? broken?.reason;
  }
  return { fields, lists, files, fingerprint: fingerprintOf({ fields, lists, files }, rules) };
}
