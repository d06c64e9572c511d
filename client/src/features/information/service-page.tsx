import { useParams } from 'react-router-dom';
import { serviceContents } from '~/content/services.ts';
import { paths } from '~/site/paths.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { service } from '~/site/structured-data.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { NotFoundMarker } from '~/ui/not-found-marker.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import { ServiceArticle, ServiceOpening } from './service-article.tsx';
import styles from './service-page.module.css';
import { AllServices, ServiceCallCard } from './service-panel.tsx';

const isKnown = (slug: string): slug is ServiceSlug => Object.hasOwn(serviceContents, slug);

/**
 * One of the twelve services, from its content alone: nothing is asked for, so it stands before any
 * script runs (INFO-08..12).
 */
export function Component() {
  const { slug = '' } = useParams();
  return isKnown(slug) ? <Service slug={slug} /> : <Unknown />;
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
        <ServiceOpening slug={slug} />
        <ServiceCallCard slug={slug} />
        <ServiceArticle slug={slug} />
        <AllServices current={slug} />
      </Container>
    </>
  );
}

function Unknown() {
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
        lead="We have no service at this address. All that we do hangs on one board."
        actions={<ButtonLink to={paths.services}>See all services</ButtonLink>}
      />
    </>
  );
}
