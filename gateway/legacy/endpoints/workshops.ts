import { z } from 'zod';
import { mainList, type WithDropped } from '../wire/list.ts';
import { record, required } from '../wire/record.ts';
import { id, text } from '../wire/scalars.ts';
import { CATALOGUE } from './cache-lifetimes.ts';
import { type PublicRead, query, wireId } from './endpoint.ts';

export interface WorkshopRecord {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
}

const workshop: z.ZodType<WorkshopRecord> = record(
  { id: required(id), name: required(text), address: text },
  (wire) => wire,
);

/** PHP-04, ENT-09: the workshops that offer a service; none for an unknown service. */
export const listWorkshops: PublicRead<{ serviceId: string }, WithDropped & { workshops: readonly WorkshopRecord[] }> =
  {
    kind: 'public-read',
    path: '/php/getWorkshopLocations.php',
    success: 'not-false',
    lifetime: CATALOGUE,
    request: z.object({ serviceId: wireId }).transform(query),
    response: mainList('locations', workshop).transform(({ items, dropped }) => ({ workshops: items, dropped })),
  };
