import { sdlSchema } from '../../gateway/graphql/type-defs.ts';

/** The schema of the graph, without resolvers. */
export const graphSchema = sdlSchema;
