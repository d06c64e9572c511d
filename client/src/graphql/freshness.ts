import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { metaOf } from './operation-meta.ts';

/** For how long a page shows what it has without asking. Older data is revalidated quietly. */
const FRESH_FOR_MS = 60_000;

/** When each query was last answered without an error, by its hash and variables. */
const answeredAt = new Map<string, number>();

const keyOf = (query: DocumentNode, variables: OperationVariables) =>
  `${metaOf(query).hash} ${JSON.stringify(definedOf(variables))}`;

/** Apollo Client adds variables that have defaults, and leaves out undefined ones. */
function definedOf(variables: OperationVariables): [string, unknown][] {
  return Object.entries(variables)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => a.localeCompare(b));
}

/** Remembers that a query was answered now. */
export function markAnswered(query: DocumentNode, variables: OperationVariables): void {
  answeredAt.set(keyOf(query, variables), Date.now());
}

/** Whether the query has been answered so recently that the cache's data can be shown alone. */
export function isFresh(query: DocumentNode, variables: OperationVariables): boolean {
  return Date.now() - (answeredAt.get(keyOf(query, variables)) ?? Number.NEGATIVE_INFINITY) < FRESH_FOR_MS;
}

/** Call it when the customer's data has changed: the next visit of each page asks again. */
export function expireAll(): void {
  answeredAt.clear();
}
