import { ArrowRight } from 'lucide-react';
import { homeServices } from '~/content/services-page.ts';
import { ServiceTilesWithPrices } from '~/features/services/service-tiles-with-prices.tsx';
import { paths } from '~/site/paths.ts';
import { Section } from '~/ui/section.tsx';
import { TextLink } from '~/ui/text-link.tsx';

/** The strip of repair services (HOME-17). */
export function ServicesStrip() {
  return (
    <Section
      title="What needs fixing?"
      action={
        <TextLink to={paths.services} iconEnd={<ArrowRight aria-hidden />}>
          All 12 services
        </TextLink>
      }
    >
      <ServiceTilesWithPrices slugs={homeServices} columns={3} headingLevel={3} />
    </Section>
  );
}
