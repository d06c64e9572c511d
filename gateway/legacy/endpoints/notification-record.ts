import type { z } from 'zod';
import { moment } from '../wire/london-time.ts';
import { record, required } from '../wire/record.ts';
import { decodedText, flag, id, text } from '../wire/scalars.ts';

/** ENT-28: a notification. */
export const notificationRecord = record(
  {
    notification_id: required(id),
    type: decodedText,
    icon: decodedText,
    title: text,
    message: text,
    time_ago: text,
    is_read: flag,
    action_url: decodedText,
    created_at: moment,
  },
  (wire) => ({
    id: wire.notification_id,
    type: wire.type,
    icon: wire.icon,
    title: wire.title,
    message: wire.message,
    timeAgo: wire.time_ago,
    isRead: wire.is_read,
    actionUrl: wire.action_url,
    createdAt: wire.created_at,
  }),
);

export type NotificationRecord = z.output<typeof notificationRecord>;
