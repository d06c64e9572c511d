import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { serviceSummaries } from '~/content/service-summaries.ts';
import { graphPart } from '~/graphql/with-graph.tsx';
import { paths } from '~/site/paths.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { ReloadError } from '~/ui/load-error.tsx';
import { Section } from '~/ui/section.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { BestSpecialistsSkeleton } from './best-specialists-skeleton.tsx';
import { PriceGuideSkeleton } from './price-guide-sheet.tsx';

interface OffersProps {
  slug: ServiceSlug;
}

const PriceGuide = graphPart<OffersProps>(
  async () => (await import('./service-price-guide.tsx')).ServicePriceGuide,
  // The specialists beside it say that they didn't load.
  () => null,
);
const BestSpecialists = graphPart<OffersProps>(
  async () => (await import('./best-specialists.tsx')).BestSpecialists,
  () => <ReloadError />,
);

/** The price guide, as soon as it is known. */
export function ServicePrices({ slug }: OffersProps) {
  return (
    <Suspense fallback={<PriceGuideSkeleton slug={slug} />}>
      <PriceGuide slug={slug} />
    </Suspense>
  );
}

/** The three best specialists, with a link to the others. */
export function ServiceSpecialists({ slug }: OffersProps) {
  const { name } = serviceSummaries[slug];
  return (
    <Section
      title="Best rated specialists"
      action={
        <TextLink
          to={`${paths.specialists}?serviceType=${encodeURIComponent(name)}`}
          className="caps"
          iconEnd={<ArrowRight aria-hidden />}
        >
          All for {name}
        </TextLink>
      }
    >
      <Suspense fallback={<BestSpecialistsSkeleton />}>
        <BestSpecialists slug={slug} />
      </Suspense>
    </Section>
  );
}
