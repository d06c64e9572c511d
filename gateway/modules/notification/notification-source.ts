import { listNotifications, type NotificationList } from '../../legacy/endpoints/notifications.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';

/** The alerts of the customer whose session the operation carries. */
export interface NotificationSource {
  /** Read once, until one has been marked as read. Throws a `LegacyError` without a session. */
  list(): Promise<NotificationList>;
  /** Something has changed: the next `list` reads anew. */
  forget(): void;
}

export function createNotificationSource(legacy: LegacyClient): NotificationSource {
  let list: Promise<NotificationList> | undefined;
  return {
    list: () => {
      list ??= legacy.read(listNotifications, {});
      return list;
    },
    forget: () => {
      list = undefined;
    },
  };
}
