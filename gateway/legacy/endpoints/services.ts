import { z } from 'zod';
import { mainList, type WithDropped } from '../wire/list.ts';
import { record, required } from '../wire/record.ts';
import { id, text } from '../wire/scalars.ts';
import { CATALOGUE } from './cache-lifetimes.ts';
import { type PublicRead, query } from './endpoint.ts';

export interface ServiceRecord {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly iconClass: string | null;
}

const service: z.ZodType<ServiceRecord> = record(
  { id: required(id), name: required(text), description: text, icon_class: text },
  (wire) => ({ id: wire.id, name: wire.name, description: wire.description, iconClass: wire.icon_class }),
);

/** PHP-03, ENT-06: the catalogue of services. */
export const listServices: PublicRead<Record<string, never>, WithDropped & { services: readonly ServiceRecord[] }> = {
  kind: 'public-read',
  path: '/php/services.php',
  success: 'not-false',
  lifetime: CATALOGUE,
  request: z.object({}).transform(query),
  response: mainList('services', service).transform(({ items, dropped }) => ({ services: items, dropped })),
};
