import type { ReactNode } from 'react';
import { serviceSummaries } from '~/content/service-summaries.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

interface PriceGuideSheetProps {
  slug: ServiceSlug;
  range: ReactNode;
  typical: ReactNode;
  /** Null if it is unknown. */
  duration: ReactNode;
  note: ReactNode;
}

export function PriceGuideSheet({ slug, range, typical, duration, note }: PriceGuideSheetProps) {
  return (
    <JobSheet
      label="Price guide"
      reference={serviceSummaries[slug].name}
      variant="rate-card"
      rows={[
        { id: 'range', label: 'All offers', value: range },
        { id: 'typical', label: 'Typical price', value: typical },
        ...(duration === null ? [] : [{ id: 'duration', label: 'Usual time', value: duration }]),
      ]}
      note={note}
    />
  );
}

export function PriceGuideSkeleton({ slug }: { slug: ServiceSlug }) {
  const value = <Skeleton width={90} />;
  return (
    <div aria-busy="true">
      <PriceGuideSheet slug={slug} range={value} typical={value} duration={value} note={<Skeleton />} />
    </div>
  );
}
