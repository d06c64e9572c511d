/**
 * The database couldn't be reached, or its connection was lost or timed out. A transaction that
 * was about to commit may have been committed.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The database could not be reached.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}
