import type { ApolloServer } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { exposureOf } from './config.ts';
import { createApolloServer } from './graphql/apollo-server.ts';
import { withGraphIds } from './graphql/graph-ids.ts';
import type { SessionHeaders } from './graphql/sandbox.ts';
import { typeDefs } from './graphql/type-defs.ts';
import type { GatewayContext } from './modules/context.ts';
import { resolvers } from './modules/resolvers.ts';
import type { ServerOptions } from './server-options.ts';
import type { Services } from './services.ts';

/** One for the process, because tests start hundreds of gateways. */
export const schema = withGraphIds(makeExecutableSchema({ typeDefs, resolvers }));

/** Apollo Server with the resolvers of all modules. */
export function createApollo(
  { config, log }: ServerOptions,
  { metrics, documents, parsedDocuments, registered }: Services,
  sessionHeaders: SessionHeaders,
): ApolloServer<GatewayContext> {
  return createApolloServer<GatewayContext>({
    parsedDocuments,
    log,
    metrics,
    isProduction: config.isProduction,
    ...exposureOf(config),
    sessionHeaders,
    registered,
    schema,
    documents,
  });
}
