import { listNotifications, type NotificationList } from '../../legacy/endpoints/notifications.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';

/** The notifications of the customer of the operation's session. */
export interface NotificationSource {
  /** Loaded once, until `forget` is called. Throws a `LegacyError` without a session. */
  list(): Promise<NotificationList>;
  /** Call it after a change: the next `list` refetches. */
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
