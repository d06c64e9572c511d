import { z } from 'zod';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { listSpecialists } from '../../legacy/endpoints/specialists.ts';
import { MAX_PER_PAGE } from '../../limits.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageOf } from '../paging/connection.ts';
import { toSpecialist } from './specialist.ts';

const directoryArgs = z.object({
  page: z.int().min(1, 'page must be 1 or more.').max(1_000_000, 'page is too large.'),
  perPage: z
    .int()
    .min(1, `perPage must be from 1 to ${MAX_PER_PAGE}.`)
    .max(MAX_PER_PAGE, `perPage must be from 1 to ${MAX_PER_PAGE}.`),
  filter: z.record(
    z.string(),
    z
      .string()
      .max(TEXT_LIMITS.search, `Each text of filter can have at most ${TEXT_LIMITS.search} characters.`)
      .nullish(),
  ),
});

export const specialistResolvers: Resolvers = {
  Query: {
    async specialists(_parent, args, { legacy, photoSources }) {
      const parsed = directoryArgs.safeParse({
        page: args.page ?? 1,
        perPage: args.perPage ?? 8,
        filter: args.filter ?? {},
      });
      if (!parsed.success) throw badUserInput(parsed.error.issues[0]?.message ?? 'The arguments are out of range.');
      const { page, perPage, filter } = parsed.data;
      const { specialists, dropped, totalPages, total } = await legacy.read(listSpecialists, {
        ...filter,
        serviceMode: filter.serviceMode?.toLowerCase(),
        page,
        perPage,
      });
      const isLastPage = page === totalPages;
      const onThisPage = specialists.length + dropped.length;
      return {
        items: specialists.map((record) => toSpecialist(record, photoSources)),
        page,
        perPage,
        totalPages,
        totalCount: total ?? (isLastPage ? (page - 1) * perPage + onThisPage : null),
        hasNextPage: page < totalPages,
      };
    },
    specialist: (_parent, { id }, { loaders }) => loaders.specialist.load(id),
  },
  Specialist: {
    // Reviews have no id, and the host sends the whole list in one order.
    reviews: ({ allReviews }, page) => pageOf(allReviews, page, () => ''),
  },
};
