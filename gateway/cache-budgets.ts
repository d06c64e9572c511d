const MIB = 1024 * 1024;

/** The memory that each cache of the gateway may take, in bytes. Caches drop what was used longest ago. */
export interface CacheBudgets {
  /** Parsed public answers of the host (legacy/transport/public-cache.ts). */
  readonly publicAnswers: number;
  /** Parsed answers of the host to customers (legacy/transport/parsed-answers.ts). */
  readonly privateAnswers: number;
  /** Whole GraphQL responses (http/kept-responses.ts). */
  readonly responses: number;
  /** Parsed and validated documents (graphql/parsed-documents.ts): five times those of our own clients. */
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

/** No answer is used again: what `REUSE=off` measures. */
export const NO_REUSE: CacheBudgets = { ...DEFAULT_BUDGETS, publicAnswers: 0, privateAnswers: 0, responses: 0 };
