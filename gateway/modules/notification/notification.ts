import type { NotificationKind } from '../../graphql/generated/schema.ts';
import type { NotificationRecord } from '../../legacy/endpoints/notification-record.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { LazyRecord } from '../loading/lazy-record.ts';
import type { Loaders } from '../loading/loaders.ts';

/** A notification. One that was just marked as read is loaded when another field needs it. */
export interface NotificationModel extends LazyRecord<NotificationRecord> {
  readonly id: string;
  readonly isRead: boolean;
}

export function toNotification(record: NotificationRecord): NotificationModel {
  return { id: record.id, isRead: record.isRead, record: () => record };
}

/** A notification that was just marked as read. */
export function markedNotification(id: string, { notifications }: Loaders): NotificationModel {
  const record = async () => {
    const found = (await notifications.list()).notifications.find((notification) => notification.id === id);
    if (!found) throw new LegacyError('not found');
    return found;
  };
  return { id, isRead: true, record };
}

const KINDS: ReadonlyMap<string, NotificationKind> = new Map([
  ['appointment', 'APPOINTMENT'],
  ['repair', 'REPAIR'],
  ['review', 'REVIEW'],
  ['payment', 'PAYMENT'],
  ['message', 'MESSAGE'],
  ['system', 'SYSTEM'],
]);

export function kindOf({ type }: NotificationRecord): NotificationKind {
  return KINDS.get(type?.toLowerCase() ?? '') ?? 'SYSTEM';
}

/** Class names of an icon font. Null for anything else, which could be malicious. */
export function iconOf({ icon }: NotificationRecord): string | null {
  return icon !== null && /^[a-z0-9 -]{1,60}$/.test(icon) ? icon : null;
}
