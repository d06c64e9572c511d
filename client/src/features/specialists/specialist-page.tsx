import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { graphId } from '#shared/ids.ts';
import { specialistSlug } from '#shared/specialist-slug.ts';
import { type ReviewPages, readReviewsPosition, writeReviewsPosition } from '~/features/reviews/specialist-reviews.tsx';
import { failureOf } from '~/graphql/failure.ts';
import type { SpecialistPageQuery } from '~/graphql/generated/graphql.ts';
import { useSpecialistPageQuery } from '~/graphql/generated/operations/specialist-page.ts';
import { siteOrigin } from '~/site/page-document.ts';
import { paths } from '~/site/paths.ts';
import { specialist as describeSpecialist } from '~/site/structured-data/specialist.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { PageHead } from '~/ui/page-head.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { NotFoundMarker, usePageResponse } from '~/ui/page-response.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import { ProfileActions, ProfileHeading, ProfileNextFree } from './profile-heading.tsx';
import { bookingLink, reviewCountText, shortName } from './specialist-labels.ts';
import styles from './specialist-page.module.css';
import { ProfileSkeleton, SpecialistProfile } from './specialist-profile.tsx';
import { SpecialistAvatar } from './specialist-summary.tsx';

/** /specialists/{id}/{name}: a specialist's page, which can be found and shared. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useSpecialistPageQuery({ variables: { id: graphId('Specialist', id) } });
  if (data?.specialist) return <SpecialistPageContent specialist={data.specialist} />;
  if (loading) return <Loading />;
  if (error) return <Failed message={failureOf(error).message} onRetry={() => void refetch()} />;
  return <NotFound />;
}

function Loading() {
  return (
    <>
      <UnknownHead title="Specialist" />
      <SpecialistPageSkeleton />
    </>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <UnknownHead title="Specialist" />
      <PageHeader title="We couldn’t load this page" crumbs={crumbs('Specialist')} />
      <Container>
        <LoadError message={`Error loading specialists: ${message}`} onRetry={onRetry} />
      </Container>
    </>
  );
}

function NotFound() {
  return (
    <>
      <NotFoundMarker />
      <UnknownHead title="Specialist not found" />
      <PageHeader
        title="Specialist not found"
        crumbs={crumbs('Specialist')}
        lead="There’s no specialist at this address. They may have left us, or the link may be incomplete."
        actions={<ButtonLink to={paths.specialists}>See all specialists</ButtonLink>}
      />
    </>
  );
}

function UnknownHead({ title }: { title: string }) {
  const description = 'What a specialist repairs, where, at what price, and what customers say about them.';
  return <PageHead title={title} description={description} path={paths.specialists} isIndexed={false} />;
}

/** A specialist's page while it loads: the heading, the profile and the job sheet. */
function SpecialistPageSkeleton() {
  return (
    <div aria-busy="true">
      <Container className={styles.header}>
        <Skeleton width={220} height={22} className={styles.crumbs} />
        <div className={styles.heading}>
          <Skeleton shape="box" width={112} height={112} className={styles.photo} />
          <div className={styles.placeholders}>
            <Skeleton width="min(420px, 100%)" height={48} />
            <Skeleton width="min(260px, 100%)" />
            <Skeleton width="min(160px, 80%)" />
          </div>
        </div>
      </Container>
      <Container className={styles.columns}>
        <Skeleton shape="box" height={430} className={styles.side} />
        <div className={styles.body}>
          <ProfileSkeleton />
        </div>
      </Container>
    </div>
  );
}

type PageSpecialist = NonNullable<SpecialistPageQuery['specialist']>;

/** Everything about a specialist, with what search engines should know. */
function SpecialistPageContent({ specialist }: { specialist: PageSpecialist }) {
  const { id, services, serviceAreas } = specialist;
  const name = specialistName(specialist.name);
  const path = paths.specialist(id, specialist.name);
  const reviewPages = useReviewPages(path);
  useCanonicalAddress(path, specialist);
  return (
    <>
      <PageHead {...specialistMeta(specialist)} path={path} isIndexed />
      <StructuredData
        thing={describeSpecialist({ ...specialist, offers: services, areas: serviceAreas.map((area) => area.name) })}
      />
      <Container className={styles.header}>
        <Breadcrumb crumbs={crumbs(name)} />
        <div className={styles.heading}>
          <SpecialistAvatar specialist={specialist} size={112} loading="eager" />
          <div className={styles.text}>
            <h1 tabIndex={-1} className={styles.name}>
              {name}
            </h1>
            <ProfileHeading specialist={specialist} />
            <ProfileNextFree specialistId={id} offered={services} filteredBy="" />
          </div>
          <div className={styles.share}>
            <ProfileActions specialist={specialist} path={path} />
          </div>
        </div>
      </Container>
      <Container className={styles.columns}>
        <BookingSheet specialist={specialist} />
        <div className={styles.body}>
          <SpecialistProfile layout="page" specialist={specialist} reviewPages={reviewPages} />
          <p className={styles.note}>
            <BookingNote />
          </p>
        </div>
      </Container>
      <BookingBar specialist={specialist} />
    </>
  );
}

/** The server redirects from an address with another name; the browser replaces it. */
function useCanonicalAddress(path: string, { name }: PageSpecialist): void {
  const { slug = '' } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const response = usePageResponse();
  const isCanonical = slug === specialistSlug(name);
  if (!isCanonical) response.redirect(path + search);
  useEffect(() => {
    if (!isCanonical) void navigate(path + search + hash, { replace: true, preventScrollReset: true });
  }, [isCanonical, path, search, hash, navigate]);
}

/** Beside the profile; in narrow windows, the bar below takes its place. */
function BookingSheet({ specialist }: { specialist: PageSpecialist }) {
  const { id, priceLabel } = specialist;
  const name = specialistName(specialist.name);
  return (
    <JobSheet
      label="Job sheet"
      reference={name}
      className={styles.side}
      rows={[
        { id: 'trade', label: 'Trade', value: tradeLabel(specialist.trade) },
        { id: 'price', label: 'Guide price', value: <RangeText text={priceLabel} /> },
      ]}
      note={<BookingNote />}
    >
      <ButtonLink {...bookingLink({ id, name })} variant="plate" size="lg" fullWidth className={styles.book}>
        Book {shortName(name)}
      </ButtonLink>
    </JobSheet>
  );
}

function BookingNote() {
  return (
    <>
      Nothing to pay until your booking is confirmed. Prefer to talk? Call <PhoneLink />.
    </>
  );
}

/** Stays at the bottom of the window until the footer. */
function BookingBar({ specialist }: { specialist: PageSpecialist }) {
  const name = specialistName(specialist.name);
  return (
    <div className={styles.bar}>
      <ButtonLink {...bookingLink({ id: specialist.id, name })} variant="plate" fullWidth>
        Book {shortName(name)} · <RangeText text={specialist.priceLabel} />
      </ButtonLink>
    </div>
  );
}

function useReviewPages(path: string): ReviewPages {
  const [params] = useSearchParams();
  return {
    position: readReviewsPosition(params),
    addressOf: (position) => `${path}${position ? `?${writeReviewsPosition(position)}` : ''}#reviews`,
  };
}

const crumbs = (name: string) => [
  { label: 'Home', to: paths.home },
  { label: 'Specialists', to: paths.specialists },
  { label: name },
];

interface DescribedSpecialist {
  name: string | null;
  trade: string | null;
  photoUrl: string | null;
  averageRating: number | null;
  reviewCount: number;
  serviceAreas: readonly { name: string }[];
}

/** Search engines cut off longer descriptions. */
const MAX_DESCRIPTION = 160;

/** The title, description and image of a specialist's page. */
function specialistMeta(specialist: DescribedSpecialist) {
  const { photoUrl, averageRating, reviewCount, serviceAreas } = specialist;
  const name = specialistName(specialist.name);
  const trade = tradeLabel(specialist.trade);
  const [area] = serviceAreas;
  const title = `${name}, ${trade}${area ? ` in ${area.name}` : ''}`;
  const parts = [
    `${title}.`,
    averageRating !== null &&
      reviewCount > 0 &&
      `Rated ${averageRating.toFixed(1)} in ${reviewCountText(reviewCount)}.`,
    'See services, prices, service areas and reviews.',
    'Book online, without an account.',
  ];
  return {
    title,
    description: parts
      .filter((part) => part !== false)
      .reduce((text, part) => (text.length + part.length < MAX_DESCRIPTION ? `${text} ${part}` : text)),
    image: photoUrl ? { url: new URL(photoUrl, siteOrigin).href, alt: name, size: null } : undefined,
  };
}
