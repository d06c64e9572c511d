const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
};

/** The reason why a file can't be read; null for other errors. */
export function unreadableReason(error: unknown): string | null {
  return (error instanceof Error && 'code' in error && reasons[String(error.code)]) || null;
}
