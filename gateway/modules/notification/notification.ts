import type { NotificationKind } from '../../graphql/generated/schema.ts';
import type { NotificationRecord } from '../../legacy/endpoints/notifications.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { AppointmentModel } from '../appointment/appointment.ts';
import { findAppointment } from '../appointment/appointments.ts';
import { localPath } from '../lib/local-path.ts';
import type { LazyRecord } from '../loading/lazy-record.ts';
import type { Loaders } from '../loading/loaders.ts';
import type { RepairModel } from '../repair/repair.ts';
import { findRepair } from '../repair/repairs.ts';

/** A notification. One that was just marked as read is loaded when another field needs it. */
export interface NotificationModel extends LazyRecord<NotificationRecord> {
  readonly id: string;
  readonly isRead: boolean;
}

export function toNotification(record: NotificationRecord): NotificationModel {
  return { id: record.id, isRead: record.isRead, record: () => record };
}

export function markedNotification(id: string, { notifications }: Loaders): NotificationModel {
  const record = async () => {
    const found = (await notifications.read()).notifications.find((notification) => notification.id === id);
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

/** What `?appointment=` or `?repair=` name by id or reference; null if it isn't the customer's. */
export async function subjectOf(
  { actionUrl }: NotificationRecord,
  { customer }: Pick<Loaders, 'customer'>,
): Promise<AppointmentModel | RepairModel | null> {
  const path = localPath(actionUrl);
  const params = new URLSearchParams(path?.split('?')[1]);
  const [appointment, repair] = [params.get('appointment'), params.get('repair')];
  if (appointment) return findAppointment(await customer.read(), appointment);
  return repair ? findRepair(await customer.read(), repair) : null;
}
