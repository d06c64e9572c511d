import { buildASTSchema } from 'graphql';
import { typeDefs } from '../../gateway/graphql/type-defs.ts';

/** The graph as schema/ describes it, without anything that answers. */
export const graphSchema = buildASTSchema(typeDefs);
