/** Tells the other gateways which scripts' public answers an act has changed. */
export interface Changes {
  /** Told to the others; never fails, and nobody waits for it. */
  announce(scripts: readonly string[]): void;
  close(): Promise<void>;
}

/** For a gateway without others. */
export const NO_CHANGES: Changes = { announce: () => undefined, close: async () => undefined };
