import { Phone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useServiceCatalogueQuery } from '~/graphql/generated/operations/service-catalogue.ts';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { serviceSlug } from '~/lib/service-slug.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { PageSkeleton } from '~/ui/page-skeleton.tsx';
import styles from './service-page.module.css';

/** One service of the catalogue, found by the slug of its picture. */
export function Component() {
  const { slug = '' } = useParams();
  const { data, loading, error, refetch } = useServiceCatalogueQuery();
  if (data?.services) {
    const service = data.services.find(({ name }) => serviceSlug(name) === slug);
    return service ? <Service {...service} /> : <Unknown />;
  }
  if (!error) return <PageSkeleton />;
  return (
    <Container>
      <LoadError message="Failed to fetch services" onRetry={() => void refetch()} retrying={loading} />
    </Container>
  );
}

function Service({ name, description }: { name: string; description: string | null }) {
  const { shown, href } = product.phones.leicester;
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Services', to: paths.services }, { label: name }]}
        lead={description}
        actions={
          <>
            <ButtonLink to={paths.appointment} caps>
              Book an appointment
            </ButtonLink>
            <ButtonLink variant="outline" href={href} icon={<Phone aria-hidden />}>
              {shown}
            </ButtonLink>
          </>
        }
      />
      <Container className={styles.page}>
        <div className={styles.scene}>
          <ServiceScene slug={serviceSlug(name)} />
        </div>
        <div className={styles.words}>
          <h2>How it goes</h2>
          <p>
            Tell us what is wrong and add a photo. Choose a workshop or have the specialist come to you, and a day that
            suits. You see the guide price before you send anything, and pay after the specialist has confirmed.
          </p>
          <p>
            Whoever comes is verified, DBS checked and liability insured, and the work carries our 100% satisfaction
            guarantee.
          </p>
          <ButtonLink variant="outline" to={`${paths.specialists}?serviceType=${encodeURIComponent(name)}`}>
            See who does it
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}

function Unknown() {
  return (
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
  );
}
