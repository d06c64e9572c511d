import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, tap } from 'rxjs';

/** Ids of the notifications that came with a mutation's answer, as did the data they are about. */
const own = new Set<string>();
let mutationsInFlight = 0;
let unjudged: readonly string[] = [];
let refetch = () => {};

/** Notices which notifications the answers of this tab's mutations bring. */
export const causedNotificationsLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  return defer(() => {
    mutationsInFlight += 1;
    return forward(operation).pipe(
      tap(({ data }) => {
        for (const id of notificationsIn(data)) own.add(id);
      }),
      // Also when the mutation is abandoned.
      finalize(() => {
        mutationsInFlight -= 1;
        judge();
      }),
    );
  });
});

/**
 * Calls `onNews` unless mutations of this tab have brought all of these notifications. Waits for
 * the mutations in flight: over the stream a notification can be faster than the answer with it.
 */
export function refetchUnlessCaused(ids: readonly string[], onNews: () => void): void {
  unjudged = [...unjudged, ...ids];
  refetch = onNews;
  judge();
}

function judge(): void {
  if (mutationsInFlight > 0) return;
  const isNews = unjudged.some((id) => !own.has(id));
  unjudged = [];
  if (isNews) refetch();
}

interface PayloadWithNotifications {
  readonly customer?: { readonly notifications?: readonly { readonly id: string }[] | null } | null;
}

function notificationsIn(data: Record<string, PayloadWithNotifications | null> | null | undefined): string[] {
  const payloads = Object.values(data ?? {});
  return payloads.flatMap((payload) => payload?.customer?.notifications?.map(({ id }) => id) ?? []);
}
