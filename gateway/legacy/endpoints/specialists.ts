import { z } from 'zod';
import { field } from '../wire/field.ts';
import { type Dropped, readAnsweredList, readList, readRecords, type WithDropped } from '../wire/list.ts';
import { number } from '../wire/scalars.ts';
import { DIRECTORY, type PublicRead, query, wireId } from './endpoint.ts';
import { type SpecialistRecord, specialistRecord } from './specialist-record.ts';

interface SpecialistList extends WithDropped {
  readonly specialists: readonly SpecialistRecord[];
}

/** DIR-15, DIR-16: a bare list is the list; a `specialists` value that is none means an empty one. */
function readSpecialists(value: unknown): SpecialistList {
  const values = readList(value) ?? [];
  const { items, dropped } = readRecords(values, specialistRecord);
  const unreadable = items.flatMap((specialist, index): Dropped[] =>
    specialist.hasUnreadableServices ? [{ index, field: `services of specialist ${specialist.id}` }] : [],
  );
  return { specialists: items, dropped: [...dropped, ...unreadable] };
}

export interface DirectoryRequest {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string | null | undefined;
  readonly specialization?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly serviceType?: string | null | undefined;
  readonly businessType?: string | null | undefined;
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
    specialization: filterText,
    location: filterText,
    serviceType: filterText,
    businessType: filterText,
  })
  .transform(({ perPage, ...rest }) => query({ ...rest, per_page: perPage }));

const directoryAnswer = z
  .union([
    z.array(z.unknown()).transform((specialists) => ({ specialists, total_pages: null, total: null })),
    z.object({ specialists: z.unknown().optional(), total_pages: number, total: number }),
  ])
  .transform(({ specialists, total_pages, total }): DirectoryPage => {
    const list = readSpecialists(specialists);
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

const byServiceAnswer = field('an answer with specialists', (answer) => {
  const values = readAnsweredList('specialists', answer);
  return values && readSpecialists(values);
});

/** PHP-06: the specialists who offer a service. */
export const listSpecialistsByService: PublicRead<{ serviceId: string }, SpecialistList> = {
  kind: 'public-read',
  path: '/php/getSpecialistsByService.php',
  success: 'not-false',
  keep: DIRECTORY,
  request: z.object({ serviceId: wireId }).transform(query),
  response: byServiceAnswer,
};
