import type { RequestPolicy } from '@urql/core';
import { present } from './failures.ts';
import {
  MarkAllReadDocument,
  MarkReadDocument,
  NotificationsChangedDocument,
  type NotificationsChangedSubscription,
  NotificationsDocument,
} from './generated/graphql.ts';
import type { MendwellClient } from './mendwell-client.ts';

export type NotificationEvent = NonNullable<NotificationsChangedSubscription['notificationsChanged']>;

const PAGE_SIZE = 20;

/** Calls `onEvent` at the start and at each change; returns the function that ends it. */
export function watchNotifications(client: MendwellClient, onEvent: (event: NotificationEvent) => void) {
  return client.subscribe(NotificationsChangedDocument, { first: PAGE_SIZE }, ({ notificationsChanged }) => {
    if (notificationsChanged) onEvent(notificationsChanged);
  });
}

/** The newest notifications. */
export async function readNotifications(client: MendwellClient, requestPolicy?: RequestPolicy) {
  const { me } = await client.query(NotificationsDocument, { first: PAGE_SIZE }, requestPolicy);
  const { unreadNotificationCount, notifications } = present(me);
  return { unreadNotificationCount, ...present(notifications) };
}

export async function markRead(client: MendwellClient, notificationId: string) {
  const { markNotificationRead } = await client.mutate(MarkReadDocument, { input: { notificationId } });
  return present(markNotificationRead);
}

export async function markAllRead(client: MendwellClient) {
  const { markAllNotificationsRead } = await client.mutate(MarkAllReadDocument, { input: {}, first: PAGE_SIZE });
  return present(markAllNotificationsRead);
}
