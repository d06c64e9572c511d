import { Link } from 'react-router-dom';
import { hasFreeDiagnosis, serviceSummaries } from '~/content/service-summaries.ts';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { preselectedService } from '~/site/navigation/preselected-service.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { PhonePlate } from '~/ui/phone-plate.tsx';
import styles from './service-panel.module.css';

const all = Object.entries(serviceSummaries) as [ServiceSlug, (typeof serviceSummaries)[ServiceSlug]][];

/** The phone number and the way into a booking (INFO-11). */
export function ServiceCallCard({ slug }: { slug: ServiceSlug }) {
  return (
    <section aria-labelledby="call-card" className={styles.call}>
      <h2 id="call-card" className={styles.callTitle}>
        Book online, or call us first
      </h2>
      <p>
        Day and night, Monday to Sunday. {hasFreeDiagnosis(slug) ? 'The diagnosis is free, and a' : 'A'} request costs
        nothing.
      </p>
      <PhonePlate phone={product.phones.leicester} size="md" />
      <ButtonLink to={paths.appointment} state={preselectedService(slug)} caps fullWidth>
        Book an appointment
      </ButtonLink>
    </section>
  );
}

/** All twelve, wherever one stands (INFO-10). */
export function AllServices({ current }: { current: ServiceSlug }) {
  return (
    <nav aria-labelledby="all-services" className={styles.all}>
      <h2 id="all-services" className={styles.allTitle}>
        All services
      </h2>
      <ul className={styles.list}>
        {all.map(([slug, { name }]) => (
          <li key={slug}>
            <Link to={paths.service(slug)} aria-current={slug === current ? 'page' : undefined} className={styles.link}>
              <span className={styles.icon}>
                <TradeIcon slug={slug} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
