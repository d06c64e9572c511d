import { formatPriceRange } from '#shared/money.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { RangeText } from '~/ui/range-text.tsx';
import { PriceGuideSheet, PriceGuideSkeleton } from './price-guide-sheet.tsx';
import { useServiceOffers } from './use-service-offers.ts';

/** What the service costs, from the offers of its specialists. */
export function ServicePriceGuide({ slug }: { slug: ServiceSlug }) {
  const { offers, error } = useServiceOffers(slug);
  if (offers === undefined && !error) return <PriceGuideSkeleton slug={slug} />;
  const guide = offers?.priceGuide;
  if (!guide) return null;
  const { lowest, highest, typical, typicalDurationMinutes, offerCount } = guide;
  const specialists = offerCount === 1 ? 'one specialist' : `${offerCount} specialists`;
  return (
    <PriceGuideSheet
      slug={slug}
      range={<RangeText text={formatPriceRange(lowest.pence, highest.pence)} />}
      usuallyFrom={typical.formatted}
      duration={typicalDurationMinutes === null ? null : formatDuration(typicalDurationMinutes)}
      note={`From the prices of ${specialists}. When you book, you’ll see those of the specialists who can do the job where you are. The specialist agrees the final price with you before work begins.`}
    />
  );
}
