/** Who reads a file, or the files of a folder, instead of importing them. */
export const READERS: Readonly<Record<string, readonly string[]>>;
export function withReaders(paths: readonly string[]): string[];
export function changedSince(commit: string): Promise<string[] | null>;
