const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
};

/** Why a file could not be read; null when the error is about something else. */
export function unreadableReason(error: unknown): string | null {
  return (error instanceof Error && 'code' in error && reasons[String(error.code)]) || null;
}
