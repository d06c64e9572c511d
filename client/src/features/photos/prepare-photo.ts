import { type FileKind, fileKindOf } from './file-kind.ts';
import { fileSizeError } from './photo-rules.ts';
import { type DecodedImage, decodeImage, reencodeImage } from './reencode-image.ts';

/** The file to send, or why it can't be sent. */
export type PreparedFile = { kind: 'accepted'; file: File } | { kind: 'rejected'; message: string };

/** In pixels. Enough to show a hairline crack; phones take photos of 4000 pixels and more. */
const LONGEST_SIDE = 2000;

const SENDABLE_KINDS: ReadonlySet<FileKind | null> = new Set(['jpeg', 'png', 'gif', 'webp', 'avif', 'heic']);

/**
 * Checks the content of a file, removes its metadata and reduces its size. GIFs, which may be
 * animated, and HEICs that the browser can't decode stay as they are: the server removes their
 * metadata.
 */
export async function preparePhoto(file: File): Promise<PreparedFile> {
  const error = fileSizeError(file);
  if (error) return rejected(error);
  const kind = await fileKindOf(file);
  const isSendable = SENDABLE_KINDS.has(kind);
  if (!isSendable && kind !== 'otherImage') return rejected(`“${file.name}” is not an image.`);
  const decoded = await decodeImage(file, LONGEST_SIDE);
  if (decoded.kind === 'decoded') {
    const smaller = await photoToSend(decoded, file, kind);
    decoded.bitmap.close();
    if (smaller) return accepted(smaller);
    if (isSendable) return accepted(file);
  }
  if (!isSendable) return rejected(`“${file.name}” can’t be opened here. Save it as a JPEG or PNG and add it again.`);
  if (kind === 'heic' || decoded.kind === 'unsupported') return accepted(file);
  if (decoded.kind === 'too-large') return rejected(decoded.message);
  return rejected(`“${file.name}” is damaged or incomplete. Please choose another photo.`);
}

/** PNGs up to this size are mostly screenshots, whose sharp edges JPEG would blur. */
const SMALL_PNG_BYTES = 800 * 1024;

async function photoToSend(decoded: DecodedImage, file: File, kind: FileKind | null): Promise<File | null> {
  if (kind === 'gif' && !decoded.isShrunk) return file;
  const type = kind === 'png' && file.size <= SMALL_PNG_BYTES ? 'image/png' : 'image/jpeg';
  return reencodeImage(decoded.bitmap, file, { longestSide: LONGEST_SIDE, type });
}

const accepted = (file: File) => ({ kind: 'accepted', file }) as const;
export const rejected = (message: string) => ({ kind: 'rejected', message }) as const;
