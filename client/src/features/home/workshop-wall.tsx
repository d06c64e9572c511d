import { ServiceScene } from '~/illustrations/service-scene.tsx';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { Section } from '~/ui/section.tsx';
import styles from './workshop-wall.module.css';

/** In the order in which the tints make a wall, not a list. */
const wall: { slug: ServiceSlug; label: string }[] = [
  { slug: 'vehicle-repair', label: 'Tools for vehicle repair' },
  { slug: 'electrical-diagnostics', label: 'Tools for electrical diagnostics' },
  { slug: 'plumbing-repair', label: 'Tools for plumbing' },
  { slug: 'landscaping', label: 'Tools for landscaping' },
  { slug: 'carpentry', label: 'Tools for carpentry' },
  { slug: 'towing', label: 'Gear for towing' },
  { slug: 'tailoring', label: 'Tools for tailoring' },
  { slug: 'hvac-repair', label: 'Tools for heating and ventilation' },
  { slug: 'couriers', label: 'Gear for couriers' },
  { slug: 'cleaning-service', label: 'Tools for cleaning' },
  { slug: 'brake-repair', label: 'Tools for brake repair' },
  { slug: 'electrical-repair', label: 'Tools for electrical repair' },
];

/** The gallery (HOME-20): what hangs in our specialists' workshops. */
export function WorkshopWall() {
  return (
    <Section title="The workshop wall" lead="Twelve trades, one board.">
      <ul className={styles.wall}>
        {wall.map(({ slug, label }) => (
          <li key={slug}>
            <ServiceScene slug={slug} label={label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
