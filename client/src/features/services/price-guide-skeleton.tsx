import type { ServiceSlug } from '~/site/service-slug.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { PriceGuideSheet } from './price-guide-sheet.tsx';

export function PriceGuideSkeleton({ slug }: { slug: ServiceSlug }) {
  const value = <Skeleton width={90} />;
  return (
    <div aria-busy="true">
      <PriceGuideSheet slug={slug} range={value} typical={value} duration={value} note={<Skeleton />} />
    </div>
  );
}
