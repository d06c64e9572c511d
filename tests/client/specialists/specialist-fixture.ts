import type { SpecialistCardFragment } from '~/graphql/generated/graphql.ts';

const service = (name: string, serviceId: string) => ({
  __typename: 'SpecialistService' as const,
  serviceId,
  name,
  description: `${name} done well`,
  price: {
    __typename: 'PriceRange' as const,
    low: { __typename: 'Money' as const, pence: 4000 },
    high: { __typename: 'Money' as const, pence: 6000 },
  },
  priceLabel: '£40 - £60',
  estimatedDurationMinutes: 90,
});

const area = (name: string) => ({ __typename: 'ServiceArea' as const, name, travelFee: null });

interface FakeReview {
  __typename: 'Review';
  rating: number;
  comment: string | null;
  createdAt: string | null;
}

/** The only page of a specialist's reviews. */
const reviewPage = (...nodes: FakeReview[]) => ({
  __typename: 'ReviewConnection',
  nodes,
  totalCount: nodes.length,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null as string | null },
});

/** One review for each of these ratings, as positions from five stars down. */
const ratingCounts = (...rated: number[]) =>
  [5, 4, 3, 2, 1].map((stars, index) => ({
    __typename: 'RatingCount',
    stars,
    count: rated.filter((position) => position === index).length,
  }));

/** A specialist with all fields of the card and the profile. */
export function specialist(overrides: Partial<SpecialistCardFragment> & Record<string, unknown> = {}) {
  return {
    __typename: 'Specialist' as const,
    id: 'specialist-5',
    name: 'Amara Okafor',
    trade: 'Vehicle Technician',
    photoUrl: null,
    averageRating: 4.5,
    reviewCount: 2,
    yearsOfExperience: '12',
    isCertified: true,
    liabilityInsurance: 'INSURED',
    serviceMode: 'BOTH',
    priceLabel: '£40 - £60',
    services: ['Brakes', 'Clutch', 'Service', 'Battery'].map((name, index) => service(name, String(index))),
    serviceAreas: ['Leicester', 'Oadby', 'Derby'].map(area),
    bio: 'I explain what I find before I fix it.',
    willingToTravel: '10 miles',
    availableDays: ['MONDAY'],
    estimatedDurationMinutes: null,
    companies: [{ __typename: 'Company', name: 'Bosch' }],
    workshops: [{ __typename: 'SpecialistWorkshop', name: 'Highfields' }],
    ratingCounts: ratingCounts(0, 1),
    reviews: reviewPage(
      { __typename: 'Review', rating: 5, comment: 'Tidy.', createdAt: '2026-10-12T09:00:00Z' },
      { __typename: 'Review', rating: 4, comment: null, createdAt: null },
    ),
    ...overrides,
  };
}

/** A specialist with the defaults for missing values (DIR-25, DIR-26). */
export const incompleteSpecialist = specialist({
  id: 'specialist-9',
  name: 'Not Provided',
  trade: 'Repair Specialist',
  averageRating: null,
  reviewCount: 0,
  yearsOfExperience: '0',
  isCertified: false,
  liabilityInsurance: 'NOT_INSURED',
  serviceMode: 'WORKSHOP',
  priceLabel: 'Contact for pricing',
  services: [],
  serviceAreas: [],
  bio: null,
  willingToTravel: null,
  availableDays: [],
  companies: [],
  workshops: [],
  ratingCounts: ratingCounts(),
  reviews: reviewPage(),
});
