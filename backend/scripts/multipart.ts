import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { largestImage, mostImages, type ReceivedImage } from '../domain/images.ts';
import { Refusal } from '../domain/refusal.ts';
import { shownFileName } from '../domain/text.ts';

export interface ReceivedForm {
  fields: ReadonlyMap<string, string>;
  /** In the order of their numbers: `images[0]` first. */
  images: ReceivedImage[];
  /** SHA-256 over every field and file, whatever their order: the same for the same form sent again. */
  fingerprint: string;
}

const mostFields = 60;
const longestField = 16 * 1024;

const tooMany = () => new Refusal('too-large', `Please choose at most ${mostImages} images.`);

/** All files of one request together. */
const largestForm = 100 * 1024 * 1024;

/** `images[3]`, `images[]` or `images`. */
const imageField = /^images(?:\[(\d{0,4})\])?$/;

interface ReceivedFile extends ReceivedImage {
  number: number;
  sha256: string;
}

/**
 * Writes one file part to the disk (not just to the system's cache) while counting and hashing it. `allows` is told of every chunk; what
 * it does not allow is read and thrown away.
 */
async function receive(
  folder: string,
  { field, name, stream }: { field: string; name: string; stream: Readable },
  allows: (bytes: number) => boolean,
): Promise<ReceivedFile> {
  const path = join(folder, randomBytes(16).toString('hex'));
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (allows(chunk.length)) done(null, chunk);
      else done();
    },
  });
  try {
    await pipeline(stream, meter, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const number = Number(imageField.exec(field)?.[1] || 0);
  return { number, name, path, bytes, sha256: hash.digest('hex') };
}

function fingerprintOf(fields: ReadonlyMap<string, string>, files: ReceivedFile[]): string {
  const lines = [...fields].map(([name, value]) => JSON.stringify([name, value])).sort();
  return createHash('sha256')
    .update(JSON.stringify([lines, files.map((file) => file.sha256)]))
    .digest('hex');
}

/**
 * Receives a multipart form: texts into memory, image files into `folder`, never whole in memory. The caller removes them when done
 * (`removeReceived`). A refused form is read to its end all the same, so that its sender gets to read the answer.
 */
export async function receiveForm(request: IncomingMessage, folder: string): Promise<ReceivedForm> {
  const fields = new Map<string, string>();
  const receiving: Promise<ReceivedFile>[] = [];
  const refusals: Refusal[] = [];
  let total = 0;
  const allows = (bytes: number) => {
    total += bytes;
    if (total > largestForm && refusals.length === 0)
      refusals.push(new Refusal('too-large', 'The images are larger than 100 MB together.'));
    return refusals.length === 0;
  };
  const parser = busboy({
    headers: request.headers,
    defParamCharset: 'utf8',
    // One byte and one file more than allowed, to tell a full measure from an overflowing one.
    limits: { fields: mostFields, fieldSize: longestField, files: mostImages + 1, fileSize: largestImage + 1 },
  });
  parser.on('field', (name, value, info) => {
    if (info.valueTruncated || info.nameTruncated)
      refusals.push(new Refusal('too-large', 'A field of the form is too long.'));
    fields.set(name, value);
  });
  parser.on('fieldsLimit', () => refusals.push(new Refusal('invalid', 'The form has too many fields.')));
  parser.on('filesLimit', () => refusals.push(tooMany()));
  parser.on('file', (field, stream, info) => {
    if (!imageField.test(field) || refusals.length > 0) {
      stream.resume();
      return;
    }
    stream.on('limit', () =>
      refusals.push(new Refusal('too-large', `«${shownFileName(info.filename ?? '')}» is larger than 25 MB.`)),
    );
    receiving.push(receive(folder, { field, name: info.filename ?? '', stream }, allows));
  });
  const parsed = pipeline(request, parser).catch(() => {
    refusals.push(new Refusal('invalid', 'The form could not be read.'));
  });
  await parsed;
  const settled = await Promise.allSettled(receiving);
  const files = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const broken = settled.find((one) => one.status === 'rejected');
  if (files.length > mostImages) refusals.push(tooMany());
  const [refusal] = refusals;
  if (refusal || broken) {
    await removeReceived(files);
    throw refusal ?? broken?.reason;
  }
  files.sort((a, b) => a.number - b.number);
  return { fields, images: files, fingerprint: fingerprintOf(fields, files) };
}

export async function removeReceived(images: ReceivedImage[]): Promise<void> {
  for (const { path } of images) await rm(path, { force: true });
}
