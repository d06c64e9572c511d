import { useEffect, useRef, useState } from 'react';
import type { Alert } from './use-alerts.ts';

/** What to read out about alerts that have come since the page was opened, whichever way they came; empty before the first. */
export function useAnnouncement(alerts: readonly Alert[] | null): string {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!alerts) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...alerts.map(({ id }) => id)]);
    const fresh = before ? alerts.filter(({ id, isRead }) => !isRead && !before.has(id)) : [];
    const [first, ...more] = fresh;
    if (first) setAnnouncement(more.length > 0 ? `${fresh.length} new alerts` : `New alert: ${first.title}`);
  }, [alerts]);
  return announcement;
}
