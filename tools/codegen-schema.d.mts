import type { GraphQLSchema } from 'graphql';

/** The text of the snapshot for a schema: the previous one if the schema breaks it. */
export function nextSnapshot(previous: string | null, current: GraphQLSchema): string;
export function plugin(schema: GraphQLSchema): Promise<string>;
