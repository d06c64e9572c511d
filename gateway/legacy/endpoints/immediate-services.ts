import { z } from 'zod';
import { type FormValues, toHostFields } from '#shared/forms/form.ts';
import { immediateRequestForm } from '#shared/forms/immediate-service.ts';
import { wireObject } from '../wire/documented-fields.ts';
import { mainList, type WithDropped } from '../wire/list.ts';
import { required } from '../wire/record.ts';
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

export interface ImmediateRequest extends Omit<FormValues<typeof immediateRequestForm>, 'contactPreference'> {
  readonly idempotencyKey: string | null;
  readonly contactPreference: 'call' | 'text';
}

/** IMM-10: the body; the key is sent as a header. */
const immediateRequest = z
  .custom<ImmediateRequest>()
  .transform(({ idempotencyKey: _, ...request }) => toHostFields(immediateRequestForm, request));

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
