/** Tells the other gateways which scripts' cached responses are outdated. */
export interface Invalidations {
  /** Sends without waiting; never fails. */
  publish(scripts: readonly string[]): void;
  close(): Promise<void>;
}

/** For a single gateway. */
export const NO_INVALIDATIONS: Invalidations = { publish: () => undefined, close: async () => undefined };
