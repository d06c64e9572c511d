import type { ApolloLink } from '@apollo/client';
import { defer, finalize, type Observable, tap } from 'rxjs';

/** The notifications that this tab's mutations returned, together with the data they are about. */
const causedIds = new Set<string>();
let mutationsInFlight = 0;
let receivedIds: readonly string[] = [];
let refetch = () => {};

/** Collects the notifications in the responses to a mutation of this tab. */
export function withCausedNotifications(responses: Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
  return defer(() => {
    mutationsInFlight += 1;
    return responses.pipe(
      tap(({ data }) => {
        for (const id of notificationsIn(data)) causedIds.add(id);
      }),
      // Runs even if the mutation is aborted.
      finalize(() => {
        mutationsInFlight -= 1;
        refetchIfNeeded();
      }),
    );
  });
}

/**
 * Calls `onRefetch` unless this tab's mutations caused all of these notifications. Waits for
 * mutations in flight, because the stream can deliver a notification before their response does.
 */
export function refetchUnlessCaused(ids: readonly string[], onRefetch: () => void): void {
  receivedIds = [...receivedIds, ...ids];
  refetch = onRefetch;
  refetchIfNeeded();
}

function refetchIfNeeded(): void {
  if (mutationsInFlight > 0) return;
  const needsRefetch = receivedIds.some((id) => !causedIds.has(id));
  receivedIds = [];
  if (needsRefetch) refetch();
}

interface PayloadWithNotifications {
  readonly customer?: {
    readonly notifications?: { readonly nodes: readonly { readonly id: string }[] } | null;
  } | null;
}

function notificationsIn(data: Record<string, PayloadWithNotifications | null> | null | undefined): string[] {
  const payloads = Object.values(data ?? {});
  return payloads.flatMap((payload) => payload?.customer?.notifications?.nodes.map(({ id }) => id) ?? []);
}
