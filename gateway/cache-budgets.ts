const MIB = 1024 * 1024;

/** The maximum memory of each cache of the gateway, in bytes. All caches are LRU. */
export interface CacheBudgets {
  /** Parsed public answers of the host (legacy/transport/public-cache.ts). */
  readonly publicAnswers: number;
  /** Parsed answers of the host to customers (legacy/transport/parsed-answers.ts). */
  readonly privateAnswers: number;
  /** Whole GraphQL responses (http/response-cache.ts). */
  readonly responses: number;
  /**
   * Parsed and validated documents (graphql/parsed-documents.ts): five times those of our own
   * clients.
   */
  readonly parsedDocuments: number;
  /** Compiled queries (graphql/compiled-queries.ts). */
  readonly compiledQueries: number;
}

export const DEFAULT_BUDGETS: CacheBudgets = {
  publicAnswers: 48 * MIB,
  privateAnswers: 16 * MIB,
  responses: 32 * MIB,
  parsedDocuments: 25 * MIB,
  compiledQueries: 8 * MIB,
};

/** Caches no answers and responses, for measuring (`REUSE=off`). */
export const NO_REUSE: CacheBudgets = { ...DEFAULT_BUDGETS, publicAnswers: 0, privateAnswers: 0, responses: 0 };
