import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { specialistSlug } from '#shared/specialist-slug.ts';
import { readReviewsPosition, writeReviewsPosition } from '~/features/reviews/review-params.ts';
import type { ReviewPages } from '~/features/reviews/specialist-reviews.tsx';
import type { SpecialistPageQuery } from '~/graphql/generated/graphql.ts';
import { siteOrigin } from '~/site/page-document.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { specialist as describeSpecialist } from '~/site/structured-data/specialist.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { PageHead } from '~/ui/page-head.tsx';
import { usePageResponse } from '~/ui/page-response.tsx';
import { StructuredData } from '~/ui/structured-data.tsx';
import { bookingLink } from './booking-link.ts';
import { ProfileHeading } from './profile-heading.tsx';
import { ProfileNextFree } from './profile-next-free.tsx';
import { ShareButton } from './share-button.tsx';
import { SpecialistAvatar } from './specialist-avatar.tsx';
import { reviewCountText, shortName } from './specialist-labels.ts';
import styles from './specialist-page-content.module.css';
import { SpecialistProfile } from './specialist-profile.tsx';

type PageSpecialist = NonNullable<SpecialistPageQuery['specialist']>;

/** Everything about a specialist, with what search engines should know. */
export function SpecialistPageContent({ specialist }: { specialist: PageSpecialist }) {
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
            <h1 tabIndex={-1}>{name}</h1>
            <ProfileHeading specialist={specialist} />
          </div>
        </div>
      </Container>
      <Container className={styles.columns}>
        <BookingSheet specialist={specialist} path={path} />
        <div className={styles.body}>
          <SpecialistProfile layout="page" specialist={specialist} reviewPages={reviewPages} />
        </div>
      </Container>
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

function BookingSheet({ specialist, path }: { specialist: PageSpecialist; path: string }) {
  const { id, services, priceLabel } = specialist;
  const name = specialistName(specialist.name);
  return (
    <JobSheet
      label="Job sheet"
      reference={name}
      className={styles.side}
      rows={[
        { id: 'trade', label: 'Trade', value: tradeLabel(specialist.trade) },
        { id: 'price', label: 'Guide price', value: priceLabel },
      ]}
      note={`Nothing to pay until your booking is confirmed. Prefer to talk? Call ${product.phones.leicester.formatted}.`}
    >
      <ProfileNextFree specialistId={id} offered={services} filteredBy="" />
      <div className={styles.actions}>
        <ButtonLink {...bookingLink({ id, name })} variant="plate" size="lg">
          Book {shortName(name)}
        </ButtonLink>
        <ShareButton path={path} title={`${name} on ${product.name}`} />
      </div>
    </JobSheet>
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
