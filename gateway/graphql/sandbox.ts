import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { OperationContext } from './operation-context.ts';

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

/** Operations to start with, for the pages that developers try operations in. */
export const STARTER_OPERATIONS: readonly string[] = [
  `# The directory: no session needed.
query FindSpecialists {
  specialists(filter: { location: "Leicester" }, perPage: 3) {
    totalCount
    items {
      id
      name
      trade
      averageRating
    }
  }
}
`,
  `# A customer: the session is in the headers X-User-ID and X-Auth-Token.
query MyRepairs {
  me {
    firstName
    summary {
      pendingAppointments
    }
    unreadNotificationCount
  }
}
`,
  `# Live: run this, then change something in another tab.
subscription MyNotifications {
  notificationsChanged {
    added {
      title
    }
    customer {
      unreadNotificationCount
    }
  }
}
`,
];
