import { ApolloServer, type ApolloServerOptionsWithSchema, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from '#shared/server/log/logger.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import { publicResponses } from './cache-control.ts';
import { callsNeeded, documentLimits } from './document-limits.ts';
import { maskErrors, rateLimited } from './errors.ts';
import type { DocumentCache, ParsedDocuments } from './known-documents.ts';
import type { OperationContext } from './operation-context.ts';
import { operationLog } from './operation-log.ts';
import type { RegisteredOperations } from './registered-operations.ts';
import { type SessionHeaders, sandbox } from './sandbox.ts';
import { subscriptions } from './subscriptions.ts';

export interface GraphOptions {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly isProduction: boolean;
  readonly hasSchema: boolean;
  readonly hasConsoles: boolean;
  readonly sessionHeaders: SessionHeaders;
  readonly metrics: GatewayMetrics | null;
  readonly registered: RegisteredOperations;
  readonly documents: DocumentCache;
  readonly parsedDocuments: ParsedDocuments;
}

export function createApolloServer<Context extends OperationContext>(options: GraphOptions): ApolloServer<Context> {
  const { schema, log, isProduction, hasSchema, documents, parsedDocuments } = options;
  return new ApolloServer<Context>({
    schema,
    formatError: maskErrors(log),
    nodeEnv: isProduction ? 'production' : 'development',
    introspection: hasSchema,
    hideSchemaDetailsFromClientErrors: isProduction,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: documents },
    documentStore: parsedDocuments,
    csrfPrevention: true,
    parseOptions: { maxTokens: DOCUMENT_LIMITS.maxTokens },
    validationRules: [documentLimits(DOCUMENT_LIMITS)],
    validationOptions: { maxErrors: 8 },
    maxRecursiveSelections: true,
    // main.ts handles signals.
    stopOnTerminationSignals: false,
    logger: apolloLogger(log),
    plugins: pluginsFor(options),
  });
}

type PluginOptions = Pick<GraphOptions, 'hasConsoles' | 'sessionHeaders' | 'registered' | 'log' | 'metrics'>;

function pluginsFor({ hasConsoles, sessionHeaders, registered, log, metrics }: PluginOptions) {
  return [
    hasConsoles ? sandbox(sessionHeaders) : ApolloServerPluginLandingPageDisabled(),
    operationLog(metrics, registered),
    enoughCalls,
    subscriptions(log),
    publicResponses(),
    // Replaced by publicResponses: Apollo's plugin wraps every field at runtime.
    ApolloServerPluginCacheControlDisabled(),
    // Otherwise another program's environment variable could send our operations to Apollo.
    ApolloServerPluginUsageReportingDisabled(),
  ];
}

/** Refuses an operation that would have many of its calls refused, before it makes the others. */
const enoughCalls: ApolloServerPlugin<OperationContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, document, contextValue }) => {
      const calls = operation?.operation === 'query' ? callsNeeded(operation, document) : 0;
      const wait = calls > 0 ? contextValue.legacy.waitForCalls(calls) : null;
      if (wait !== null) throw rateLimited(wait);
    },
  }),
};

function apolloLogger(log: Logger): NonNullable<ApolloServerOptionsWithSchema<OperationContext>['logger']> {
  return {
    debug: (message) => log.debug({ event: 'graphql server' }, message),
    info: (message) => log.info({ event: 'graphql server' }, message),
    warn: (message) => log.warn({ event: 'graphql server' }, message),
    error: (message) => log.error({ event: 'graphql server' }, message),
  };
}
