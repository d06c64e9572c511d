import { ServiceScene } from '~/illustrations/service-scene.tsx';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { Section } from '~/ui/section.tsx';
import styles from './gallery.module.css';

/** In this order, the colours of neighbouring drawings differ. */
const drawings: { slug: ServiceSlug; label: string }[] = [
  { slug: 'vehicle-repair', label: 'Tools for vehicle repair' },
  { slug: 'electrical-diagnostics', label: 'Tools for electrical diagnostics' },
  { slug: 'plumbing-repair', label: 'Tools for plumbing' },
  { slug: 'landscaping', label: 'Tools for landscaping' },
  { slug: 'carpentry', label: 'Tools for carpentry' },
  { slug: 'towing', label: 'Equipment for towing' },
  { slug: 'tailoring', label: 'Tools for tailoring' },
  { slug: 'hvac-repair', label: 'Tools for heating and ventilation' },
  { slug: 'couriers', label: 'Equipment for couriers' },
  { slug: 'cleaning-service', label: 'Tools for cleaning' },
  { slug: 'brake-repair', label: 'Tools for brake repair' },
  { slug: 'electrical-repair', label: 'Tools for electrical repair' },
];

/** The gallery (HOME-20): the tools of the twelve trades. */
export function Gallery() {
  return (
    <Section title="Tools of the trade" lead="A look at the tools of all twelve trades.">
      <ul className={styles.drawings}>
        {drawings.map(({ slug, label }) => (
          <li key={slug}>
            <ServiceScene slug={slug} label={label} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
