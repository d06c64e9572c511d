import { Check } from 'lucide-react';
import { Link, type Params, useParams } from 'react-router-dom';
import { serviceDetails } from '~/content/service-details.ts';
import { hasFreeDiagnosis, serviceSummaries } from '~/content/service-summaries.ts';
import { ServicePrices, ServiceSpecialists } from '~/features/services/service-offers.tsx';
import { CheckSheet } from '~/illustrations/check-sheet.tsx';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { bookingStart } from '~/site/navigation/booking-start.ts';
import type { PageMeta } from '~/site/pages.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { type ServiceSlug, serviceSlugs } from '~/site/service-slug.ts';
import { absolute, organisationId, type StructuredThing } from '~/site/structured-data/structured-thing.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { NotFoundMarker } from '~/ui/page-response.tsx';
import { PhonePlate } from '~/ui/phone-plate.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import styles from './service-page.module.css';

const isServiceSlug = (slug: string): slug is ServiceSlug => Object.hasOwn(serviceSummaries, slug);

export function meta({ slug = '' }: Params): PageMeta {
  if (!isServiceSlug(slug)) {
    const description = `${product.name} has no service at this address. You can find every service you can book on our services page.`;
    return { title: 'No service found', description, isIndexed: false };
  }
  const { name, summary } = serviceSummaries[slug];
  return {
    title: `${name} in Leicester and Nottingham`,
    description: `${summary} By checked specialists, ${hasFreeDiagnosis(slug) ? 'with a free diagnosis' : 'at a price agreed first'}.`,
    isIndexed: true,
  };
}

/** The page of one of the twelve services (INFO-08..12). */
export function Component() {
  const { slug = '' } = useParams();
  return isServiceSlug(slug) ? <Service slug={slug} /> : <ServiceNotFound />;
}

function Service({ slug }: { slug: ServiceSlug }) {
  const { name, summary } = serviceSummaries[slug];
  return (
    <>
      <StructuredData thing={service(slug)} />
      <PageHeader
        title={name}
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Services', to: paths.services }, { label: name }]}
        lead={summary}
      />
      <Container className={styles.page}>
        <ServiceIntro slug={slug} />
        <ServiceCallCard slug={slug} />
        <div className={styles.prices}>
          <ServicePrices slug={slug} />
        </div>
        <ServiceArticle slug={slug} />
        <AllServices current={slug} />
      </Container>
      <ServiceSpecialists slug={slug} />
    </>
  );
}

function ServiceNotFound() {
  return (
    <>
      <NotFoundMarker />
      <PageHeader
        title="No service found"
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Services', to: paths.services },
          { label: 'No service found' },
        ]}
        lead="We don’t have a service at this address. You can find every service we offer on our services page."
        actions={<ButtonLink to={paths.services}>See all services</ButtonLink>}
      />
    </>
  );
}

/** The scene and the description of the service. */
function ServiceIntro({ slug }: { slug: ServiceSlug }) {
  const { description, sceneLabel } = serviceDetails[slug];
  return (
    <div className={styles.intro}>
      <div className={styles.drawing}>
        <ServiceScene slug={slug} label={sceneLabel} />
      </div>
      <p className={styles.description}>
        <RangeText text={description} />
      </p>
    </div>
  );
}

/** The offerings, what to know before booking, and a closing text (INFO-09). */
function ServiceArticle({ slug }: { slug: ServiceSlug }) {
  const { offerings, checks, haveReady, notIncluded, closing } = serviceDetails[slug];
  return (
    <div className={styles.article}>
      <section aria-labelledby="offerings">
        <h2 id="offerings">What we do</h2>
        <ul className={styles.offerings}>
          {Object.entries(offerings).map(([title, text]) => (
            <li key={title}>
              <Check aria-hidden className={styles.tick} />
              <h3 className={styles.offering}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="before-booking" className={styles.beforeBooking}>
        <div className={styles.drawing}>
          <CheckSheet slug={slug} lines={checks} label={`A check sheet on a pegboard: ${checks.join(', ')}`} />
        </div>
        <div className={styles.notes}>
          <h2 id="before-booking">Before you book</h2>
          <dl>
            <dt className="caps">Have ready</dt>
            <dd>{haveReady}</dd>
            <dt className="caps">Not included</dt>
            <dd>{notIncluded}</dd>
          </dl>
        </div>
      </section>
      <div className={styles.closing}>
        <Stamp tone="green">100% satisfaction guarantee</Stamp>
        <p>{closing}</p>
      </div>
    </div>
  );
}

/** A phone number, and a button that opens the booking flow with this service (INFO-11). */
function ServiceCallCard({ slug }: { slug: ServiceSlug }) {
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
      <ButtonLink
        variant="plate"
        to={paths.appointment}
        state={bookingStart({ serviceName: serviceSummaries[slug].name })}
        caps
        fullWidth
      >
        Book an appointment
      </ButtonLink>
    </section>
  );
}

/** Links to all twelve services (INFO-10). */
function AllServices({ current }: { current: ServiceSlug }) {
  return (
    <nav aria-labelledby="all-services" className={styles.all}>
      <h2 id="all-services" className={styles.allTitle}>
        All services
      </h2>
      <ul className={styles.list}>
        {serviceSlugs.map((slug) => (
          <li key={slug}>
            <Link to={paths.service(slug)} aria-current={slug === current ? 'page' : undefined} className={styles.link}>
              <span className={styles.icon}>
                <TradeIcon slug={slug} />
              </span>
              {serviceSummaries[slug].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A service and its offerings, without prices: each specialist sets their own. */
export function service(slug: ServiceSlug): StructuredThing {
  const { name, summary } = serviceSummaries[slug];
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description: summary,
    url: absolute(paths.service(slug)),
    areaServed: product.area,
    provider: { '@type': 'Organization', '@id': organisationId, name: product.name },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: Object.entries(serviceDetails[slug].offerings).map(([title, text]) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  };
}
