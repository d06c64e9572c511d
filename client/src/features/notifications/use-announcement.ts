import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Alert } from './use-alerts.ts';

interface Announcement {
  text: string;
  /** Counts the announcements: the same text may have to be read out twice in a row. */
  nth: number;
}

/**
 * What a screen reader should say about notifications that have arrived since the page was opened;
 * empty before the first. Calls `onNew` with their ids.
 */
export function useAnnouncement(
  alerts: readonly Alert[] | null,
  onNew: (ids: readonly string[]) => void,
): Announcement {
  const callOnNew = useEffectEvent(onNew);
  const known = useRef<ReadonlySet<string> | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', nth: 0 });
  useEffect(() => {
    if (!alerts) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...alerts.map(({ id }) => id)]);
    const fresh = before ? alerts.filter(({ id, isRead }) => !isRead && !before.has(id)) : [];
    const [first, ...more] = fresh;
    if (!first) return;
    const text = more.length > 0 ? `${fresh.length} new notifications` : `New notification: ${first.title}`;
    setAnnouncement(({ nth }) => ({ text, nth: nth + 1 }));
    callOnNew(fresh.map(({ id }) => id));
  }, [alerts]);
  return announcement;
}
