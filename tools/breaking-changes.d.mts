import type { GraphQLSchema } from 'graphql';

export const SNAPSHOT: string;
export function previousGraph(root: string): Promise<string | null>;
export function changesBetween(
  previous: string,
  current: GraphQLSchema,
): { readonly breaking: readonly string[]; readonly dangerous: readonly string[] };
