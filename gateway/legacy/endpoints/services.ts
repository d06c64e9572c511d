import { z } from 'zod';
import { mainList } from '../wire/list.ts';
import { record, required } from '../wire/record.ts';
import { id, text } from '../wire/scalars.ts';
import { CATALOGUE, noInput, publicRead, query, wireId } from './endpoint.ts';

const service = record({ id: required(id), name: required(text), description: text, icon_class: text }, (wire) => ({
  id: wire.id,
  name: wire.name,
  description: wire.description,
  iconClass: wire.icon_class,
}));

export type ServiceRecord = z.output<typeof service>;

/** PHP-03, ENT-06: the catalogue of services. */
export const listServices = publicRead({
  path: '/php/services.php',
  lifetime: CATALOGUE,
  request: noInput,
  response: mainList('services', service).transform(({ items, dropped }) => ({ services: items, dropped })),
});

const workshop = record({ id: required(id), name: required(text), address: text }, (wire) => wire);

export type WorkshopRecord = z.output<typeof workshop>;

/** PHP-04, ENT-09: the workshops that offer a service; none for an unknown service. */
export const listWorkshops = publicRead({
  path: '/php/getWorkshopLocations.php',
  lifetime: CATALOGUE,
  request: z.object({ serviceId: wireId }).transform(query),
  response: mainList('locations', workshop).transform(({ items, dropped }) => ({ workshops: items, dropped })),
});
