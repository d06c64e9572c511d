import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { graphPart } from '~/graphql/with-graph.tsx';
import { paths } from '~/site/paths.ts';
import { ReloadError } from '~/ui/load-error.tsx';
import { Section } from '~/ui/section.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { SpecialistsSkeleton } from './specialists-skeleton.tsx';

const SpecialistsList = graphPart(
  async () => (await import('./specialists-list.tsx')).SpecialistsList,
  () => <ReloadError />,
);

export function Specialists() {
  return (
    <Section
      title="Meet our specialists"
      action={
        <TextLink to={paths.specialists} className="caps" iconEnd={<ArrowRight aria-hidden />}>
          More specialists
        </TextLink>
      }
    >
      <Suspense fallback={<SpecialistsSkeleton />}>
        <SpecialistsList />
      </Suspense>
    </Section>
  );
}
