import type { ReactNode } from 'react';
import { serviceSummaries } from '~/content/service-summaries.ts';
import type { ServiceSlug } from '~/site/service-slug.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

interface PriceGuideSheetProps {
  slug: ServiceSlug;
  range: ReactNode;
  usuallyFrom: ReactNode;
  /** Null if it is unknown. */
  duration: ReactNode;
  note: ReactNode;
}

export function PriceGuideSheet({ slug, range, usuallyFrom, duration, note }: PriceGuideSheetProps) {
  return (
    <JobSheet
      label="Price guide"
      reference={serviceSummaries[slug].name}
      variant="rate-card"
      rows={[
        { id: 'range', label: 'Price range', value: range },
        { id: 'usuallyFrom', label: 'Usually from', value: usuallyFrom },
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
      <PriceGuideSheet slug={slug} range={value} usuallyFrom={value} duration={value} note={<Skeleton />} />
    </div>
  );
}
