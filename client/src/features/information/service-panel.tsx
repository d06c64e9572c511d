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

const services = Object.entries(serviceSummaries) as [ServiceSlug, (typeof serviceSummaries)[ServiceSlug]][];

/** A phone number, and a button that opens the booking flow with this service (INFO-11). */
export function ServiceCallCard({ slug }: { slug: ServiceSlug }) {
  return (
    <section aria-labelledby="call-card" className={styles.card}>
      <h2 id="call-card" className={styles.cardTitle}>
        Book online, or call us first
      </h2>
      <p>
        We answer day and night, Monday to Sunday.{' '}
        {hasFreeDiagnosis(slug) ? 'Diagnosis is free, and so is a request.' : 'A request is free.'}
      </p>
      <PhonePlate phone={product.phones.leicester} size="md" />
      <ButtonLink variant="plate" to={paths.appointment} state={preselectedService(slug)} caps fullWidth>
        Book an appointment
      </ButtonLink>
    </section>
  );
}

/** Links to all twelve services (INFO-10). */
export function AllServices({ current }: { current: ServiceSlug }) {
  return (
    <nav aria-labelledby="all-services" className={styles.all}>
      <h2 id="all-services" className={styles.allTitle}>
        All services
      </h2>
      <ul className={styles.list}>
        {services.map(([slug, { name }]) => (
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
