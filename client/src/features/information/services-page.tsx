import { ServiceTiles } from '~/features/services/service-tiles.tsx';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { PageHeader } from '~/ui/page-header.tsx';

export function Component() {
  return (
    <>
      <PageHeader
        title="Our services"
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Services' }]}
        lead={`From a grinding brake to a torn hem: checked specialists for it in ${product.area}. Diagnosis and brake checks are free.`}
        actions={
          <ButtonLink to={paths.appointment} caps>
            Book an appointment
          </ButtonLink>
        }
      />
      <Container>
        <ServiceTiles headingLevel={2} />
      </Container>
    </>
  );
}
