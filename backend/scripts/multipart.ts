import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { largestImage, mostImages, type ReceivedImage } from '../domain/images.ts';
import { Refusal } from '../domain/refusal.ts';
import { shownFileName } from '../domain/text.ts';
import { type ReceivedFile, receiveFile, removeReceived } from './received-file.ts';

export interface ReceivedForm {
  fields: ReadonlyMap<string, string>;
  /** In the order of their numbers: `images[0]` first. */
  images: ReceivedImage[];
  /** SHA-256 over every field and file, whatever their order: the same for the same form sent again. */
  fingerprint: string;
}

const mostFields = 60;
const longestField = 16 * 1024;

const unreadable = () => new Refusal('invalid', 'The form could not be read.');
const tooMany = () => new Refusal('too-large', `Please choose at most ${mostImages} images.`);

/** All files of one request together. */
const largestForm = 100 * 1024 * 1024;

/** `images[3]`, `images[]` or `images`. */
const imageField = /^images(?:\[(\d{0,4})\])?$/;

function fingerprintOf(fields: ReadonlyMap<string, string>, files: ReceivedFile[]): string {
  const lines = [...fields].map(([name, value]) => JSON.stringify([name, value])).sort();
  return createHash('sha256')
    .update(JSON.stringify([lines, files.map((file) => file.sha256)]))
    .digest('hex');
}

function createParser(headers: IncomingHttpHeaders): busboy.Busboy {
  // One byte and one file more than allowed, to tell a full measure from an overflowing one.
  const limits = { fields: mostFields, fieldSize: longestField, files: mostImages + 1, fileSize: largestImage + 1 };
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    throw unreadable();
  }
}

/**
 * Receives a multipart form: texts into memory, image files into `folder`, never whole in memory. The caller removes them when done
 * (`removeReceived`). A refused form is read to its end all the same, so that its sender gets to read the answer.
 */
export async function receiveForm(request: IncomingMessage, folder: string): Promise<ReceivedForm> {
  const fields = new Map<string, string>();
  const receiving: Promise<{ number: number; file: ReceivedFile }>[] = [];
  const refusals: Refusal[] = [];
  let total = 0;
  const allows = (bytes: number) => {
    total += bytes;
    if (total > largestForm && refusals.length === 0)
      refusals.push(new Refusal('too-large', 'The images are larger than 100 MB together.'));
    return refusals.length === 0;
  };
  const parser = createParser(request.headers);
  parser.on('field', (name, value, info) => {
    if (info.valueTruncated || info.nameTruncated)
      refusals.push(new Refusal('too-large', 'A field of the form is too long.'));
    fields.set(name, value);
  });
  parser.on('fieldsLimit', () => refusals.push(new Refusal('invalid', 'The form has too many fields.')));
  parser.on('filesLimit', () => refusals.push(tooMany()));
  parser.on('file', (field, stream, { filename = '' }) => {
    const number = imageField.exec(field)?.[1];
    if (!imageField.test(field) || refusals.length > 0) {
      stream.resume();
      return;
    }
    stream.on('limit', () =>
      refusals.push(new Refusal('too-large', `“${shownFileName(filename)}” is larger than 25 MB.`)),
    );
    receiving.push(
      receiveFile(folder, filename, stream, allows).then((file) => ({ number: Number(number || 0), file })),
    );
  });
  await pipeline(request, parser).catch(() => refusals.push(unreadable()));
  const settled = await Promise.allSettled(receiving);
  const received = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const files = received.sort((a, b) => a.number - b.number).map(({ file }) => file);
  const broken = settled.find((one) => one.status === 'rejected');
  if (files.length > mostImages) refusals.push(tooMany());
  const [refusal] = refusals;
  if (refusal || broken) {
    await removeReceived(files);
    throw refusal ?? broken?.reason;
  }
  return { fields, images: files, fingerprint: fingerprintOf(fields, files) };
}
