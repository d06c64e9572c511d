import type { NotificationType } from '../../graphql/generated/schema.ts';
import type { NotificationRecord } from '../../legacy/endpoints/notification-record.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { LazyRecord } from '../loading/lazy-record.ts';
import type { Loaders } from '../loading/loaders.ts';

/** An alert of which an act has told that it is read; the rest is read when a field asks for it. */
export interface NotificationModel extends LazyRecord<NotificationRecord> {
  readonly id: string;
  readonly isRead: boolean;
}

export function toNotification(record: NotificationRecord): NotificationModel {
  return { id: record.id, isRead: record.isRead, record: () => record };
}

/** The alert that has just been marked as read. */
export function readNotification(id: string, { notifications }: Loaders): NotificationModel {
  const record = async () => {
    const found = (await notifications.list()).notifications.find((notification) => notification.id === id);
    if (!found) throw new LegacyError('not found');
    return found;
  };
  return { id, isRead: true, record };
}

const TYPES: ReadonlyMap<string, NotificationType> = new Map([
  ['appointment', 'APPOINTMENT'],
  ['repair', 'REPAIR'],
  ['review', 'REVIEW'],
  ['payment', 'PAYMENT'],
  ['message', 'MESSAGE'],
  ['system', 'SYSTEM'],
]);

export function typeOf({ type }: NotificationRecord): NotificationType {
  return TYPES.get(type?.toLowerCase() ?? '') ?? 'SYSTEM';
}

/** Names of an icon font's classes; anything else could be more than a name. */
export function iconOf({ icon }: NotificationRecord): string | null {
  return icon !== null && /^[a-z0-9 -]{1,60}$/.test(icon) ? icon : null;
}
