import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { contentTypeOf, withFittingExtension } from './content-type.ts';
import { cleanFileName } from './file-name.ts';
import { lengthOf } from './metadata/pieces.ts';
import { withoutMetadata } from './metadata/strip-metadata.ts';
import { filesTooLarge, parseBody, type UploadLimits } from './multipart-parser.ts';
import { ReceivedFile } from './received-file.ts';
import { RequestError, tooLarge } from './request-error.ts';
import { type Spooled, spool } from './spool.ts';
import { parseMap, parseOperations, setFile } from './upload-map.ts';

export interface MultipartRequest {
  /** The GraphQL request, with a `ReceivedFile` in place of each file. */
  readonly operations: Record<string, unknown>;
  /** Deletes the files; call it after the response. */
  release(): Promise<void>;
}

/**
 * Reads a request of the GraphQL multipart request specification: `operations`, then `map`, then
 * the files. It is read completely before anything is executed. A file that is too large or of an
 * unknown type is only marked, so that resolvers can report it by name. Throws a `RequestError` for
 * an invalid request.
 */
export async function readMultipart(
  request: IncomingMessage,
  directory: string,
  limits: UploadLimits,
): Promise<MultipartRequest> {
  const arrivals: Arrivals = new Map();
  const release = async () => {
    // Includes files that were still arriving when the request was found to be invalid.
    const settled = await Promise.allSettled([...arrivals.values()]);
    await Promise.all(settled.map((arrival) => arrival.status === 'fulfilled' && arrival.value.spooled.release()));
  };
  try {
    return { operations: await readParts(request, directory, limits, arrivals), release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** The files by the names of their parts. */
type Arrivals = Map<string, Promise<{ spooled: Spooled; file: ReceivedFile }>>;

async function readParts(request: IncomingMessage, directory: string, limits: UploadLimits, arrivals: Arrivals) {
  let operations: Record<string, unknown> | null = null;
  let map: Map<string, readonly string[]> | null = null;

  const onField = (name: string, value: string, isTruncated: boolean) => {
    if (isTruncated) throw tooLarge(`The part "${name}" is`, limits.maxFieldBytes);
    if (name === 'operations' && !operations) operations = parseOperations(value);
    else if (name === 'map' && operations && !map) map = parseMap(value);
    else throw new RequestError(400, 'The parts must be "operations", then "map", then the files.');
  };

  const onFile = async (part: string, stream: Readable, claimedName: string | undefined) => {
    if (!map) throw new RequestError(400, 'The parts must be "operations", then "map", then the files.');
    if (!map.has(part) || arrivals.has(part)) {
      stream.resume();
      return;
    }
    const arrival = receive(stream, cleanFileName(claimedName), directory, limits.maxFileBytes);
    arrivals.set(part, arrival);
    await arrival;
  };

  await parseBody(request, limits, { onField, onFile });
  if (!operations || !map) throw new RequestError(400, 'The parts "operations" and "map" are missing.');
  const received = await Promise.all(arrivals.values());
  const bytes = received.reduce((sum, { spooled }) => sum + spooled.size, 0);
  if (bytes > limits.maxFilesBytes) throw filesTooLarge(limits);
  for (const [part, keys] of map as Map<string, readonly string[]>) {
    const arrival = await arrivals.get(part);
    if (!arrival) throw new RequestError(400, 'A file that "map" names has not been sent.');
    setFile(operations, keys, arrival.file);
  }
  return operations;
}

async function receive(stream: Readable, name: string, directory: string, maxBytes: number) {
  const spooled = await spool(stream, directory, maxBytes);
  const mimeType = spooled.isTooLarge ? null : await contentTypeOf(spooled);
  const shownName = mimeType ? withFittingExtension(name, mimeType) : name;
  const received = { ...spooled, name: shownName, mimeType, isBroken: false };
  if (!mimeType?.startsWith('image/')) return { spooled, file: new ReceivedFile(received) };
  const pieces = await withoutMetadata(mimeType, spooled.source);
  if (!pieces) return { spooled, file: new ReceivedFile({ ...received, isBroken: true }) };
  const size = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  return { spooled, file: new ReceivedFile({ ...received, size, open: () => spooled.open(pieces) }) };
}
