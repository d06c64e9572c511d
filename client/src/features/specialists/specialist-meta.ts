import { siteOrigin } from '~/site/page-document.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { reviewCountText } from './specialist-labels.ts';

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
export function specialistMeta(specialist: DescribedSpecialist) {
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
