import type { DocumentNode } from 'graphql';

/** What codegen finds out about an operation from its text and the schema. */
export interface OperationMeta {
  /** The SHA-256 of its text, by which the gateway has registered it. */
  hash: string;
  /**
   * Whether it is sent with credentials; absent if its result is the same for everyone. Without
   * credentials it can be served from shared caches, and works after the session has expired
   * (ACCT-16). `required`: mutations, subscriptions and queries of `me`, for which an
   * UNAUTHENTICATED error means that the session has expired. Mutations that visitors may send too
   * are carried out for a visitor then, so they don't return that error.
   */
  session?: 'required' | 'optional';
  /** The lists and records of the customer that a query reads, as fields of `Customer`. */
  customer?: readonly string[];
}

export function metaOf({ __meta__ }: DocumentNode & { __meta__?: OperationMeta }): OperationMeta {
  if (!__meta__) throw new Error('An operation must be in a .graphql file, so that codegen can add its hash.');
  return __meta__;
}
