import { ApolloServer, type ApolloServerOptionsWithTypeDefs, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { Logger } from '#shared/server/log/logger.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import { publicResponses } from './cache-control.ts';
import type { CompiledQueries } from './compiled-queries.ts';
import { DOCUMENT_LIMITS, documentLimits } from './document-limits.ts';
import { maskErrors } from './errors.ts';
import type { DocumentCache } from './known-documents.ts';
import type { OperationContext } from './operation-context.ts';
import { operationLog } from './operation-log.ts';
import type { ParsedDocuments } from './parsed-documents.ts';
import { subscriptions } from './subscriptions.ts';
import { typeDefs } from './type-defs.ts';

export interface GraphOptions<Context extends OperationContext> {
  readonly resolvers: NonNullable<ApolloServerOptionsWithTypeDefs<Context>['resolvers']>;
  readonly log: Logger;
  /** Hides the schema: no Sandbox, no introspection, no suggestions in errors. */
  readonly isProduction: boolean;
  /** Opens introspection in production. */
  readonly introspection: boolean;
  readonly metrics: GatewayMetrics | null;
  /** Documents that can be requested by hash. */
  readonly documents: DocumentCache;
  readonly parsed: ParsedDocuments;
  readonly compiled: CompiledQueries;
}

export function createApolloServer<Context extends OperationContext>({
  resolvers,
  log,
  isProduction,
  introspection,
  documents,
  parsed,
  compiled,
  metrics,
}: GraphOptions<Context>): ApolloServer<Context> {
  const landingPage: ApolloServerPlugin<OperationContext> = isProduction
    ? ApolloServerPluginLandingPageDisabled()
    : ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false });
  return new ApolloServer<Context>({
    typeDefs,
    resolvers,
    formatError: maskErrors(log),
    nodeEnv: isProduction ? 'production' : 'development',
    introspection: !isProduction || introspection,
    hideSchemaDetailsFromClientErrors: isProduction,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: documents },
    documentStore: parsed,
    csrfPrevention: true,
    parseOptions: { maxTokens: DOCUMENT_LIMITS.maxTokens },
    validationRules: [documentLimits(DOCUMENT_LIMITS)],
    validationOptions: { maxErrors: 8 },
    maxRecursiveSelections: true,
    // main.ts handles signals.
    stopOnTerminationSignals: false,
    logger: {
      debug: (message) => log.debug({ event: 'graphql server' }, message),
      info: (message) => log.info({ event: 'graphql server' }, message),
      warn: (message) => log.warn({ event: 'graphql server' }, message),
      error: (message) => log.error({ event: 'graphql server' }, message),
    },
    plugins: [
      landingPage,
      operationLog(metrics),
      subscriptions(log),
      publicResponses(),
      compiled,
      // Replaced by publicResponses: Apollo's plugin wraps every field at runtime.
      ApolloServerPluginCacheControlDisabled(),
      // Otherwise another program's environment variable could send our operations to Apollo.
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}
