import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Logger } from '#shared/server/log/logger.ts';
import type { OperationContext } from '../graphql/operation-context.ts';
import type { RegisteredOperations } from '../graphql/registered-operations.ts';
import type { HostRead } from '../legacy/transport/legacy-client.ts';
import type { Sources } from '../legacy/transport/read-log.ts';
import type { PageOperation } from './pages.ts';
import { type ContextSource, createSessionlessContext } from './request-context.ts';

interface PageQueriesOptions<Context extends OperationContext> {
  readonly apollo: ApolloServer<Context>;
  readonly contexts: ContextSource<Context>;
  readonly registered: RegisteredOperations;
  readonly log: Logger;
}

export interface PageSources extends Sources<HostRead> {
  /** Whether it depends on these alone. */
  readonly isComplete: boolean;
}

export class PageQueries<Context extends OperationContext = OperationContext> {
  readonly #options: PageQueriesOptions<Context>;

  constructor(options: PageQueriesOptions<Context>) {
    this.#options = options;
  }

  start() {
    const requestId = randomUUID();
    const logs: Context['legacy']['reads'][] = [];
    return {
      execute: async ({ hash, variables }: PageOperation): Promise<FormattedExecutionResult> => {
        const { contexts, log } = this.#options;
        const context = createSessionlessContext(contexts, { log, requestId });
        logs.push(context.legacy.reads);
        return this.#execute(this.#textOf(hash), variables, context);
      },
      sources: (): PageSources => {
        const all = logs.map(({ sources }) => sources);
        return {
          groups: all.flatMap(({ groups }) => groups),
          period: {
            from: Math.max(...all.map(({ period }) => period.from)),
            until: Math.min(...all.map(({ period }) => period.until)),
          },
          isComplete: logs.every(({ isCacheable }) => isCacheable),
        };
      },
    };
  }

  query(text: string, variables: Record<string, unknown>): Promise<FormattedExecutionResult> {
    const { contexts, log } = this.#options;
    return this.#execute(text, variables, createSessionlessContext(contexts, { log, requestId: randomUUID() }));
  }

  #textOf(hash: string): string {
    const text = this.#options.registered.text(hash);
    if (text === undefined) throw new Error('The client and the gateway are from different builds.');
    return text;
  }

  async #execute(
    query: string,
    variables: Record<string, unknown>,
    contextValue: Context,
  ): Promise<FormattedExecutionResult> {
    const { body } = await this.#options.apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('incremental delivery is not offered');
    return body.singleResult;
  }
}
