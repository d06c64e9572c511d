import { z } from 'zod';
import { unreadList, wireObject } from '../wire/documented-fields.ts';
import {
  ASSUMED_EMPTY,
  answeredRecords,
  type Dropped,
  type Records,
  readableRecords,
  readList,
  type WithDropped,
} from '../wire/list.ts';
import { number } from '../wire/scalars.ts';
import { DIRECTORY, type PublicRead, query, wireId } from './endpoint.ts';
import { type SpecialistRecord, specialistRecord } from './specialist-record.ts';

interface SpecialistList extends WithDropped {
  readonly specialists: readonly SpecialistRecord[];
}

/** With the specialists whose services are lost, which the log tells too. */
function asSpecialists({ items, dropped }: Records<SpecialistRecord>): SpecialistList {
  const unreadable = items.flatMap((specialist, index): Dropped[] =>
    specialist.hasUnreadableServices ? [{ index, field: `services of specialist ${specialist.id}` }] : [],
  );
  return { specialists: items, dropped: [...dropped, ...unreadable] };
}

/**
 * DIR-16: what is no list means an empty one. The host did not say so, hence it is told to the log
 * and never kept.
 */
function readDirectory(value: unknown, context: z.RefinementCtx): Records<SpecialistRecord> {
  const values = value === null ? [] : readList(value);
  if (values === undefined) return { items: [], dropped: [ASSUMED_EMPTY] };
  return readableRecords('specialists', values, specialistRecord, context);
}

export interface DirectoryRequest {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string | null | undefined;
  readonly specialism?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly serviceName?: string | null | undefined;
  readonly serviceMode?: string | null | undefined;
}

export interface DirectoryPage extends SpecialistList {
  readonly totalPages: number;
  /** How many match altogether; null when the host does not say. */
  readonly total: number | null;
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

const directoryAnswer = z
  .union([
    z.array(z.unknown()).transform((specialists) => ({ specialists, total_pages: null, total: null })),
    wireObject({ specialists: unreadList, total_pages: number, total: number }),
  ])
  .transform(({ specialists, ...pages }, context) => ({ ...pages, records: readDirectory(specialists, context) }))
  .transform(({ records, total_pages, total }): DirectoryPage => {
    const list = asSpecialists(records);
    // C-31: `total_pages` may stand beside the list or inside each specialist.
    const totalPages = Math.max(1, Math.floor(total_pages ?? list.specialists[0]?.totalPages ?? 1));
    return { ...list, totalPages, total: total === null ? null : Math.max(0, Math.floor(total)) };
  });

/** PHP-02: one page of the directory. */
export const listSpecialists: PublicRead<DirectoryRequest, DirectoryPage> = {
  kind: 'public-read',
  path: '/php/specialists.php',
  success: 'required',
  keep: DIRECTORY,
  request: directoryRequest,
  response: directoryAnswer,
};

/** PHP-06: the specialists who offer a service. */
export const listSpecialistsByService: PublicRead<{ serviceId: string }, SpecialistList> = {
  kind: 'public-read',
  path: '/php/getSpecialistsByService.php',
  success: 'not-false',
  keep: DIRECTORY,
  request: z.object({ serviceId: wireId }).transform(query),
  response: answeredRecords('specialists', specialistRecord).transform(asSpecialists),
};
