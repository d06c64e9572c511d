import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import type { FilePart } from '../../legacy/endpoints/endpoint.ts';

/** A file as a part of a call, with the type of its content. */
export function toFilePart(file: ReceivedFile): FilePart {
  return {
    fileName: file.name,
    mimeType: file.mimeType ?? 'application/octet-stream',
    size: file.size,
    open: () => file.open(),
  };
}
