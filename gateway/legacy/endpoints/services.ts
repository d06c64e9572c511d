import { z } from 'zod';
import { type FormValues, toHostFields } from '#shared/forms/form.ts';
import { immediateRequestForm } from '#shared/forms/immediate-service.ts';
import { mainList } from '../wire/list.ts';
import { record, required, wireObject } from '../wire/record.ts';
import { decodedText, id, text } from '../wire/scalars.ts';
import { CATALOGUE, jsonWrite, noInput, publicRead, query, wireId } from './endpoint.ts';

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

const immediateService = wireObject({ id: required(id), name: required(text) });

/** PHP-10, ENT-11: the immediate services. */
export const listImmediateServices = publicRead({
  path: '/php/immediate-services.php',
  lifetime: CATALOGUE,
  request: noInput,
  response: mainList('services', immediateService).transform(({ items, dropped }) => ({
    services: items,
    dropped,
  })),
});

export interface ImmediateRequest extends Omit<FormValues<typeof immediateRequestForm>, 'contactPreference'> {
  readonly idempotencyKey: string | null;
  readonly contactPreference: 'call' | 'text';
}

/** IMM-10: the body; the key is sent as a header. */
const immediateRequest = z
  .custom<ImmediateRequest>()
  .transform(({ idempotencyKey: _, ...request }) => toHostFields(immediateRequestForm, request));

/** PHP-11, ENT-12: an immediate request, with credentials if there are any (IMM-11). */
export const submitImmediateRequest = jsonWrite({
  path: '/php/submit-immediate-request.php',
  credentials: 'optional',
  idempotencyKey: ({ idempotencyKey }) => idempotencyKey,
  request: immediateRequest,
  response: z
    .object({ referenceNumber: decodedText })
    .transform(({ referenceNumber }) => ({ reference: referenceNumber })),
});
