import { z } from 'zod';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { WEEKDAY_NAMES } from '#shared/london/days.ts';
import { badUserInput } from '../../graphql/errors.ts';
import type { Specialist, Weekday } from '../../graphql/generated/schema.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import { MAX_PER_PAGE } from '../../limits.ts';
import { photoUrl } from '../files/photo-url.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { money, priceLabel, priceOf } from '../money/money.ts';
import { pageOf } from '../paging/connection.ts';
import { readDirectory, searchedService } from './directory.ts';
import { displayedRating, stars, toInsuranceStatus, toServiceMode } from './specialist.ts';

const directoryArgs = z.object({
  page: z.int().min(1, 'page must be 1 or more.').max(1_000_000, 'page is too large.'),
  perPage: z
    .int()
    .min(1, `perPage must be from 1 to ${MAX_PER_PAGE}.`)
    .max(MAX_PER_PAGE, `perPage must be from 1 to ${MAX_PER_PAGE}.`),
  filter: z
    .object({
      specialistIds: z
        .array(z.string())
        .max(MAX_PER_PAGE, `specialistIds can have at most ${MAX_PER_PAGE} ids.`)
        .nullish(),
    })
    .catchall(
      z
        .string()
        .max(TEXT_LIMITS.search, `Each text of filter can have at most ${TEXT_LIMITS.search} characters.`)
        .nullish(),
    ),
});

type SpecialistResolvers = NonNullable<Resolvers['Specialist']>;

/** The fields that the record lacks, or has with another type. */
type Differing = {
  [Field in keyof Specialist]-?: Field extends keyof SpecialistRecord
    ? SpecialistRecord[Field] extends Specialist[Field] | readonly unknown[]
      ? never
      : Field
    : Field;
}[keyof Specialist];

const WEEKDAYS = Object.keys(WEEKDAY_NAMES) as Weekday[];

/** The fields of a specialist that are not the record's, with their defaults (DIR-25, DIR-26). */
const specialist = {
  photoUrl: ({ photo }, _args, { photoSources }) => photoUrl(photo, photoSources),
  averageRating: (record) => displayedRating(record),
  reviewCount: ({ reviews }) => reviews.length,
  // Reviews have no id, and the host sends the whole list in one order.
  reviews: ({ reviews }, page) =>
    pageOf(
      reviews.map(({ rating, comment, createdAt }) => ({ rating: stars(rating ?? 0), comment, createdAt })),
      page,
      () => '',
    ),
  ratingCounts({ reviews }) {
    const rounded = reviews.map(({ rating }) => Math.round(stars(rating ?? 0)));
    return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: rounded.filter((rating) => rating === stars).length }));
  },
  isCertified: ({ certified }) => certified?.toLowerCase() === 'yes',
  liabilityInsurance: ({ liabilityInsurance }) => toInsuranceStatus(liabilityInsurance),
  serviceMode: ({ serviceMode }) => toServiceMode(serviceMode),
  price: (record) => priceOf(record),
  priceLabel: (record) => priceLabel(priceOf(record)),
  searchedService(record, { search }) {
    if (search.length > TEXT_LIMITS.search)
      throw badUserInput(`search can have at most ${TEXT_LIMITS.search} characters.`);
    return searchedService(record, search);
  },
  availableDays({ availableDays }) {
    const names = new Set(availableDays.map((name) => name.toLowerCase()));
    return WEEKDAYS.filter((weekday) => names.has(weekday.toLowerCase()));
  },
} satisfies SpecialistResolvers &
  Required<Pick<SpecialistResolvers, Exclude<Differing, '__typename' | 'nextAvailableDate'>>>;

export const specialistResolvers: Resolvers = {
  Query: {
    async specialists(_parent, args, context) {
      const parsed = directoryArgs.safeParse({
        page: args.page ?? 1,
        perPage: args.perPage ?? 8,
        filter: args.filter ?? {},
      });
      if (!parsed.success) throw badUserInput(parsed.error.issues[0]?.message ?? 'The arguments are out of range.');
      return readDirectory({ ...parsed.data, sort: args.sort ?? null }, context);
    },
    specialist: (_parent, { id }, { loaders }) => loaders.specialist().load(id),
  },
  Specialist: specialist,
  SpecialistService: { price: (record) => priceOf(record), priceLabel: (record) => priceLabel(priceOf(record)) },
  ServiceArea: { travelFee: ({ travelFeePence }) => (travelFeePence === null ? null : money(travelFeePence)) },
};
