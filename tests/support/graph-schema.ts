import { buildASTSchema, parse } from 'graphql';
import { loadTypeDefs } from '../../gateway/graphql/type-defs.ts';

/** The graph as schema/ describes it, without anything that answers. */
export const graphSchema = buildASTSchema(parse(loadTypeDefs().join('\n')));
