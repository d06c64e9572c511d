/** The server that answers the `/php` scripts. */
export interface Host {
  /** Its address without a trailing slash; null while it isn't listening. */
  readonly origin: () => string | null;
  /** Whether it is the embedded backend, which has an outbox. */
  readonly isEmbedded: boolean;
  /** The metrics of the embedded backend; null when it doesn't respond. */
  readonly readMetrics?: () => Promise<string | null>;
}
