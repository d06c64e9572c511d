import { CERTIFICATE_EXTENSIONS, MAX_CERTIFICATES } from '#shared/limits.ts';
import { type FileKind, fileKindOf } from '~/features/photos/file-kind.ts';
import { fileSizeError } from '~/features/photos/photo-rules.ts';
import { type PreparedFile, rejected } from '~/features/photos/prepare-photo.ts';
import { decodeImage, reencodeImage } from '~/features/photos/reencode-image.ts';

const EXTENSIONS = CERTIFICATE_EXTENSIONS.map((extension) => `.${extension}`);

/** For the `accept` attribute (JOIN-12). */
export const ACCEPTED_CERTIFICATES = EXTENSIONS.join(',');

const isNamedAsOne = ({ name }: File) => EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));

/** In pixels: an A4 page keeps 340 dots per inch, so that its small print can be read. */
const LONGEST_SIDE = 4000;

/** Checks the content of a certificate, whatever its name says, and shrinks a very large scan. */
export async function prepareCertificate(file: File): Promise<PreparedFile> {
  const kind = await certificateKindOf(file);
  if (kind === null) {
    const though = isNamedAsOne(file) ? ', whatever its name says' : '';
    return rejected(`“${file.name}” is not a PDF, JPG, PNG, DOC or DOCX file${though}.`);
  }
  if (kind !== 'jpeg' && kind !== 'png') return { kind: 'accepted', file };
  const decoded = await decodeImage(file, LONGEST_SIDE);
  switch (decoded.kind) {
    case 'unsupported':
      return { kind: 'accepted', file };
    case 'too-large':
      return rejected(decoded.message);
    case 'undecodable':
      return rejected(`“${file.name}” is damaged or incomplete. Please choose another file.`);
    case 'decoded': {
      const { bitmap, isShrunk } = decoded;
      const options = { longestSide: LONGEST_SIDE, type: 'image/jpeg' } as const;
      const smaller = isShrunk ? await reencodeImage(bitmap, file, options) : null;
      bitmap.close();
      return { kind: 'accepted', file: smaller ?? file };
    }
  }
}

/** What a container without a Word name must hold: spreadsheets and archives look alike outside. */
const WORD_PARTS = { doc: 'W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t', docx: 'word/' };

async function certificateKindOf(file: File): Promise<FileKind | null> {
  const kind = await fileKindOf(file);
  if (kind === 'pdf' || kind === 'jpeg' || kind === 'png') return kind;
  if (kind !== 'doc' && kind !== 'docx') return null;
  if (/\.docx?$/i.test(file.name)) return kind;
  const content = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return content.includes(WORD_PARTS[kind]) ? kind : null;
}

/**
 * Rejects files with the same content as one that is `added` or comes before them, whatever their
 * names say.
 */
export async function rejectCopies(files: readonly File[], added: readonly File[]): Promise<CheckedCertificates> {
  const accepted: File[] = [];
  const errors: string[] = [];
  for (const file of files) {
    const original = await findSameContent(file, [...added, ...accepted]);
    if (original === null) accepted.push(file);
    else errors.push(`“${file.name}” wasn’t added: it’s the same file as “${original.name}”.`);
  }
  return { accepted, errors };
}

async function findSameContent(file: File, others: readonly File[]): Promise<File | null> {
  const sameSize = others.filter(({ size }) => size === file.size);
  if (sameSize.length === 0) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const other of sameSize) {
    const otherBytes = new Uint8Array(await other.arrayBuffer());
    if (bytes.every((byte, index) => byte === otherBytes[index])) return other;
  }
  return null;
}

interface CheckedCertificates {
  accepted: File[];
  /** One message for each rejected file. */
  errors: string[];
}

const isSameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Checks the sizes and number of chosen files, and rejects those already `added`. */
export function checkCertificates(chosen: readonly File[], added: readonly File[]): CheckedCertificates {
  const accepted: File[] = [];
  const errors: string[] = [];
  // Those with other names, which may be no certificates, must not take the place of the others.
  const likelyFirst = [...chosen.filter(isNamedAsOne), ...chosen.filter((file) => !isNamedAsOne(file))];
  for (const file of likelyFirst) {
    const error = fileSizeError(file);
    if (error) errors.push(error);
    else if ([...added, ...accepted].some((other) => isSameFile(other, file))) {
      errors.push(`You’ve already added “${file.name}”.`);
    } else if (added.length + accepted.length >= MAX_CERTIFICATES) {
      errors.push(`We didn’t add “${file.name}”: you can add at most ${MAX_CERTIFICATES} files.`);
    } else accepted.push(file);
  }
  return { accepted, errors };
}
