/**
 * The database could not be reached, or the connection to it was lost or timed out. What a
 * transaction was about to commit may have been committed all the same.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The database could not be reached.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}
