import { z } from 'zod';
import { wireObject } from '../wire/documented-fields.ts';
import { mainList, type WithDropped } from '../wire/list.ts';
import { required } from '../wire/required.ts';
import { decodedText, id, text } from '../wire/scalars.ts';
import { CATALOGUE } from './cache-lifetimes.ts';
import { type JsonWrite, type PublicRead, query, WRITE_TIMEOUT_MS } from './endpoint.ts';

export interface ImmediateServiceRecord {
  readonly id: string;
  readonly name: string;
}

const immediateService: z.ZodType<ImmediateServiceRecord> = wireObject({ id: required(id), name: required(text) });

/** PHP-10, ENT-11: the immediate services. */
export const listImmediateServices: PublicRead<
  Record<string, never>,
  WithDropped & { services: readonly ImmediateServiceRecord[] }
> = {
  kind: 'public-read',
  path: '/php/immediate-services.php',
  success: 'not-false',
  lifetime: CATALOGUE,
  request: z.object({}).transform(query),
  response: mainList('services', immediateService).transform(({ items, dropped }) => ({
    services: items,
    dropped,
  })),
};

export interface ImmediateRequest {
  readonly idempotencyKey: string | null;
  readonly immediateServiceName: string;
  readonly issueDetails: string;
  readonly issueDescription: string;
  readonly location: string;
  readonly phone: string;
  readonly contactPreference: 'call' | 'text';
}

/** IMM-10: the body; the key is sent as a header. */
const immediateRequest = z
  .object({
    idempotencyKey: z.string().nullable(),
    immediateServiceName: z.string(),
    issueDetails: z.string(),
    issueDescription: z.string(),
    location: z.string(),
    phone: z.string(),
    contactPreference: z.enum(['call', 'text']),
  })
  .transform(({ idempotencyKey: _key, immediateServiceName, phone, ...body }) => ({
    serviceType: immediateServiceName,
    phoneNumber: phone,
    ...body,
  }));

/** PHP-11, ENT-12: an immediate request, with credentials if there are any (IMM-11). */
export const submitImmediateRequest: JsonWrite<ImmediateRequest, { reference: string | null }> = {
  kind: 'json-write',
  path: '/php/submit-immediate-request.php',
  success: 'required',
  credentials: 'optional',
  timeoutMs: WRITE_TIMEOUT_MS,
  idempotencyKey: ({ idempotencyKey }) => idempotencyKey,
  request: immediateRequest,
  response: z
    .object({ referenceNumber: decodedText })
    .transform(({ referenceNumber }) => ({ reference: referenceNumber })),
};
