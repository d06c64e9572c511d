import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { OperationContext } from './operation-context.ts';
import { STARTER_OPERATIONS } from './starter-operations.ts';

/** The headers of a session to try operations with; none without one. */
export type SessionHeaders = () => Promise<Readonly<Record<string, string>>>;

/** Apollo Sandbox with an operation to start with, and a session. Each page gets a new one. */
export function sandbox(sessionHeaders: SessionHeaders): ApolloServerPlugin<OperationContext> {
  return {
    serverWillStart: async (server) => ({
      renderLandingPage: async () => ({
        html: async () => {
          const page = ApolloServerPluginLandingPageLocalDefault({
            embed: true,
            footer: false,
            document: STARTER_OPERATIONS[0] ?? '',
            headers: { ...(await sessionHeaders()) },
          });
          const listener = await page.serverWillStart?.(server);
          const landingPage = await listener?.renderLandingPage?.();
          return typeof landingPage?.html === 'function' ? landingPage.html() : (landingPage?.html ?? '');
        },
      }),
    }),
  };
}
