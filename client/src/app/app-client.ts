import { tellOtherTabs } from '~/features/customer/other-tabs.ts';
import { session } from '~/features/session/session.ts';
import { createApolloClient } from '~/graphql/client.ts';

/** The app's client. It forgets everything as soon as another customer, or nobody, is logged in, whichever tab that happened in (ACCT-16, ACCT-17). */
export const client = createApolloClient({
  credentials: session.current,
  onSessionLost: () => session.end('expired'),
  onMutationSuccess: tellOtherTabs,
});

let userId = session.current()?.userId;
session.subscribe(() => {
  const now = session.current()?.userId;
  if (now === userId) return;
  userId = now;
  // Queries that were under way fail with a word about it; their pages are leaving anyway.
  client.clearStore().catch(() => undefined);
});
