import { type Params, useParams } from 'react-router-dom';
import { hasFreeDiagnosis } from '~/content/service-summaries.ts';
import { serviceContents } from '~/content/services.ts';
import { ServicePrices, ServiceSpecialists } from '~/features/services/service-offers.tsx';
import type { PageMeta } from '~/site/pages.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { absolute, organisationId, type StructuredThing } from '~/site/structured-data/structured-thing.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { NotFoundMarker } from '~/ui/page-response.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import { ServiceArticle, ServiceIntro } from './service-article.tsx';
import styles from './service-page.module.css';
import { AllServices, ServiceCallCard } from './service-panel.tsx';

const isServiceSlug = (slug: string): slug is ServiceSlug => Object.hasOwn(serviceContents, slug);

export function meta({ slug = '' }: Params): PageMeta {
  if (!isServiceSlug(slug)) {
    const description = `${product.name} has no service at this address. You can find every service you can book on our services page.`;
    return { title: 'No service found', description, isIndexed: false };
  }
  const { name, summary } = serviceContents[slug];
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
  const { name, summary, offerings } = serviceContents[slug];
  return (
    <>
      <StructuredData thing={service({ name, description: summary, path: paths.service(slug), offerings })} />
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

interface OfferedService {
  name: string;
  description: string;
  path: string;
  offerings: readonly { title: string; text: string }[];
}

/** A service and its offerings, without prices: each specialist sets their own. */
export function service({ name, description, path, offerings }: OfferedService): StructuredThing {
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: absolute(path),
    areaServed: product.area,
    provider: { '@type': 'Organization', '@id': organisationId, name: product.name },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offerings.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  };
}
