import type { ServiceSlug } from '~/site/service-slug.ts';
import styles from './trade-icon.module.css';

const ICONS: Record<ServiceSlug, string> = {
  'vehicle-repair': 'M3 15v-3l2-1 3-4h7l4 4 3 1v3zM7 17.5a2 2 0 100-4 2 2 0 000 4zM17 17.5a2 2 0 100-4 2 2 0 000 4z',
  'brake-repair':
    'M12 20a8 8 0 100-16 8 8 0 000 16zM12 15a3 3 0 100-6 3 3 0 000 6zM12 6.5v.1M17 12h.1M12 17.5v.1M6.8 12h.1',
  'plumbing-repair': 'M4 9h7V7H8V5h8v2h-3v2h2a4 4 0 014 4v2h-4v-2H4zM17 18v2',
  'electrical-repair': 'M8 3v5M16 3v5M6 8h12v4a6 6 0 01-12 0zM12 18v4',
  'electrical-diagnostics': 'M3 12h4l2-6 4 12 3-9 1 3h4',
  'hvac-repair': 'M6 5v14M10 5v14M14 5v14M18 5v14M4 8h16M4 16h16',
  carpentry: 'M3 7l5-3 13 11-2 4zM3 7l3 4M9 12l1 2M12 14l1 2M15 16l1 2',
  'cleaning-service': 'M5 9h14l-2 11H7zM7 9a5 5 0 0110 0',
  couriers: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  landscaping: 'M12 21v-9M12 12c0-5 3-7 8-7 0 5-3 7-8 7zM12 15c0-4-3-6-8-6 0 4 3 6 8 6z',
  towing:
    'M3 16V9h6v7M9 12l10-7v6M19 11a1.5 1.5 0 11-1.5 1.5M6 18.5a2 2 0 100-4 2 2 0 000 4zM14 18.5a2 2 0 100-4 2 2 0 000 4zM3 16h13',
  tailoring: 'M6 4l10 12M18 4L8 16M6.5 20a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM17.5 20a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
};

const SPANNER = 'M14 4a5 5 0 00-4 7l-6 6 3 3 6-6a5 5 0 007-4l-4 1-3-3z';

/** The icon of a trade, as wide as its container. It's decoration beside the trade's name. */
export function TradeIcon({ slug }: { slug: ServiceSlug | null }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true" focusable="false">
      <path d={slug ? ICONS[slug] : SPANNER} />
    </svg>
  );
}
