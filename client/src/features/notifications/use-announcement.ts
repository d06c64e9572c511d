import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Alert } from './use-alerts.ts';

interface Announcement {
  text: string;
  /** Counts the announcements: the same words may have to be read out twice running. */
  nth: number;
}

/**
 * What to read out about alerts that have come since the page was opened, whichever way they came; empty before the first. Calls back, too, with how
 * many they are: what an alert tells of has changed what other places show.
 */
export function useAnnouncement(alerts: readonly Alert[] | null, onFresh: (count: number) => void): Announcement {
  const tellFresh = useEffectEvent(onFresh);
  const known = useRef<ReadonlySet<string> | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', nth: 0 });
  useEffect(() => {
    if (!alerts) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...alerts.map(({ id }) => id)]);
    const fresh = before ? alerts.filter(({ id, isRead }) => !isRead && !before.has(id)) : [];
    const [first, ...more] = fresh;
    if (!first) return;
    const text = more.length > 0 ? `${fresh.length} new alerts` : `New alert: ${first.title}`;
    setAnnouncement(({ nth }) => ({ text, nth: nth + 1 }));
    tellFresh(fresh.length);
  }, [alerts]);
  return announcement;
}
