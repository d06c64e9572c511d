import { ApolloLink } from '@apollo/client';

/**
 * Called with the fraction of a request with files that has been sent, from 0 to 1. An operation
 * passes it in its context as `onUploadProgress`.
 */
type OnUploadProgress = (fraction: number) => void;

interface Upload {
  files: ExtractedFile[];
  onProgress: OnUploadProgress | undefined;
}

interface UploadInit extends RequestInit {
  upload?: Upload;
}

/** Moves the files from the variables to the fetch options, for `uploadFetch`. */
export function uploadLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { value, files } = extractFiles(operation.variables, 'variables');
    if (files.length > 0) {
      const upload: Upload = { files, onProgress: operation.getContext().onUploadProgress };
      operation.variables = value;
      operation.setContext(({ fetchOptions }) => ({ fetchOptions: { ...fetchOptions, upload } }));
    }
    return forward(operation);
  });
}

/**
 * `fetch`, except that a request with files is sent as multipart by XMLHttpRequest, because `fetch`
 * can't report upload progress.
 */
export function uploadFetch(input: RequestInfo | URL, init?: UploadInit): Promise<Response> {
  if (!init?.upload) return fetch(input, init);
  const { upload, ...request } = init;
  return send(String(input), request, upload);
}

function multipart(operations: string, files: ExtractedFile[]): FormData {
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) form.append(String(index), file);
  return form;
}

function send(url: string, { headers, body, signal }: RequestInit, { files, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    // The browser sets the content type with its boundary.
    for (const [name, value] of new Headers(headers)) {
      if (name !== 'content-type') request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    // The same error as from `fetch`, so that callers handle one kind.
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(multipart(String(body), files));
  });
}

function responseOf(request: XMLHttpRequest): Response {
  return new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: { 'content-type': request.getResponseHeader('content-type') ?? 'application/json' },
  });
}

interface ExtractedFile {
  /** As in the GraphQL multipart request specification, for example `variables.input.images.0`. */
  path: string;
  file: Blob;
}

/** Returns a copy of the value with every file replaced by null, and the files. */
export function extractFiles<T>(value: T, path: string): { value: T; files: ExtractedFile[] } {
  const files: ExtractedFile[] = [];
  return { value: walk(value, path, files) as T, files };
}

function walk(value: unknown, path: string, files: ExtractedFile[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((item, index) => walk(item, `${path}.${index}`, files));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, `${path}.${key}`, files)]));
  }
  return value;
}
