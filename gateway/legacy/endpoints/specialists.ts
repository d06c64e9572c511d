import { z } from 'zod';
import {
  ASSUMED_EMPTY,
  type Dropped,
  innerList,
  mainList,
  type Records,
  readableRecords,
  readList,
  type WithDropped,
} from '../wire/list.ts';
import { required, unreadList, wireObject } from '../wire/record.ts';
import { flooredCount, text } from '../wire/scalars.ts';
import { DIRECTORY, publicRead, query, wireId } from './endpoint.ts';
import { type SpecialistRecord, specialistRecord } from './specialist-record.ts';

interface SpecialistList extends WithDropped {
  readonly specialists: readonly SpecialistRecord[];
}

/** Also reports unreadable services as dropped, for the log. */
function asSpecialists({ items, dropped }: Records<SpecialistRecord>): SpecialistList {
  const unreadable = items.flatMap((specialist, index): Dropped[] =>
    specialist.hasUnreadableServices ? [{ index, field: `services of specialist ${specialist.id}` }] : [],
  );
  return { specialists: items, dropped: [...dropped, ...unreadable] };
}

/** DIR-16: a missing list is assumed to be empty, logged and not cached. */
function readDirectory(value: unknown, context: z.RefinementCtx): Records<SpecialistRecord> {
  const values = value === null ? [] : readList(value);
  if (values === undefined) return { items: [], dropped: [ASSUMED_EMPTY] };
  return readableRecords('specialists', values, specialistRecord, context);
}

interface DirectoryPage extends SpecialistList {
  readonly totalPages: number;
  /** The number of matches on all pages; null when the host doesn't send it. */
  readonly total: number | null;
  /** Other searches and areas that find something; only the embedded backend sends any. */
  readonly suggestions: readonly string[];
  readonly areas: readonly string[];
}

const filterText = z.string().max(200).nullish();

const directoryRequest = z
  .object({
    page: z.int().min(1),
    perPage: z.int().min(1).max(100),
    search: filterText,
    specialism: filterText,
    location: filterText,
    serviceName: filterText,
    serviceMode: filterText,
  })
  .transform(({ perPage, specialism, serviceName, serviceMode, ...rest }) =>
    query({
      ...rest,
      specialization: specialism,
      serviceType: serviceName,
      businessType: serviceMode,
      per_page: perPage,
    }),
  );

const texts = innerList(required(text));

const directoryResponse = z
  .union([
    z
      .array(z.unknown())
      .transform((specialists) => ({ specialists, total_pages: null, total: null, suggestions: [], areas: [] })),
    wireObject({
      specialists: unreadList,
      total_pages: flooredCount,
      total: flooredCount,
      suggestions: texts,
      areas: texts,
    }),
  ])
  .transform(({ specialists, ...pages }, context) => ({ ...pages, records: readDirectory(specialists, context) }))
  .transform(({ records, total_pages, ...rest }): DirectoryPage => {
    const list = asSpecialists(records);
    // C-31: `total_pages` is next to the list or in each specialist.
    const totalPages = Math.max(1, total_pages ?? list.specialists[0]?.totalPages ?? 1);
    return { ...list, ...rest, totalPages };
  });

/** PHP-02: one page of the directory. */
export const listSpecialists = publicRead({
  path: '/php/specialists.php',
  success: 'required',
  lifetime: DIRECTORY,
  request: directoryRequest,
  response: directoryResponse,
});

/** PHP-06: the specialists who offer a service. */
export const listSpecialistsByService = publicRead({
  path: '/php/getSpecialistsByService.php',
  lifetime: DIRECTORY,
  request: z.object({ serviceId: wireId }).transform(query),
  response: mainList('specialists', specialistRecord).transform(asSpecialists),
});
