/**
 * A file and where in the operation it belongs, for example `variables.input.images.0` (GraphQL
 * multipart request specification).
 */
export interface ExtractedFile {
  path: string;
  file: Blob;
}

/** The value with every file replaced by null, and the files. The value itself stays as it was. */
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
