import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CustomerNotification } from './use-notifications.ts';

interface Announcement {
  text: string;
  /** A React key: screen readers only repeat a text if its element is new. */
  count: number;
}

/**
 * Watches for notifications that arrive after the page was opened. Calls `onNew` with their ids,
 * and returns the text that announces them to screen readers, which is empty at first.
 */
export function useNewNotifications(
  notifications: readonly CustomerNotification[] | null,
  onNew: (ids: readonly string[]) => void,
): Announcement {
  const onNewEvent = useEffectEvent(onNew);
  const seenIds = useRef<ReadonlySet<string> | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  useEffect(() => {
    if (!notifications) return;
    const previous = seenIds.current;
    seenIds.current = new Set([...(previous ?? []), ...notifications.map(({ id }) => id)]);
    const added = previous ? notifications.filter(({ id, isRead }) => !isRead && !previous.has(id)) : [];
    const [first, ...others] = added;
    if (!first) return;
    const text = others.length > 0 ? `${added.length} new notifications` : `New notification: ${first.title}`;
    setAnnouncement(({ count }) => ({ text, count: count + 1 }));
    onNewEvent(added.map(({ id }) => id));
  }, [notifications]);
  return announcement;
}
