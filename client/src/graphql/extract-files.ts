export interface ExtractedFile {
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
