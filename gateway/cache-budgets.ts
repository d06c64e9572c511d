const MIB = 1024 * 1024;

/** The maximum memory of each cache of the gateway, in bytes. All caches are LRU. */
export interface CacheBudgets {
  /** Parsed public responses of the host (legacy/transport/public-cache.ts). */
  readonly publicResponses: number;
  /** Parsed responses of the host to customers (legacy/transport/parsed-responses.ts). */
  readonly privateResponses: number;
  /** Whole GraphQL responses (http/response-cache.ts). */
  readonly responses: number;
  /** Public pages with their data (http/rendered-pages.ts). */
  readonly pages: number;
  /**
   * Parsed and validated documents (graphql/parsed-documents.ts): five times those of our own
   * clients.
   */
  readonly parsedDocuments: number;
}

export const DEFAULT_BUDGETS: CacheBudgets = {
  publicResponses: 48 * MIB,
  privateResponses: 16 * MIB,
  responses: 32 * MIB,
  pages: 24 * MIB,
  parsedDocuments: 25 * MIB,
};

/** Caches no responses, for measuring (`REUSE=off`). */
export const NO_RESPONSE_CACHING: CacheBudgets = {
  ...DEFAULT_BUDGETS,
  publicResponses: 0,
  privateResponses: 0,
  responses: 0,
  pages: 0,
};
