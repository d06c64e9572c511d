import { z } from 'zod';
import { answeredRecords, type WithDropped } from '../wire/list.ts';
import { required } from '../wire/required.ts';
import { decodedText, id, text } from '../wire/scalars.ts';
import { CATALOGUE, type JsonWrite, type PublicRead, query, WRITE_TIMEOUT_MS } from './endpoint.ts';

export interface ImmediateServiceRecord {
  readonly id: string;
  readonly name: string;
}

const immediateService: z.ZodType<ImmediateServiceRecord> = z.object({ id: required(id), name: required(text) });

/** PHP-10, ENT-11: the kinds of urgent help. */
export const listImmediateServices: PublicRead<
  Record<string, never>,
  WithDropped & { services: readonly ImmediateServiceRecord[] }
> = {
  kind: 'public-read',
  path: '/php/immediate-services.php',
  success: 'not-false',
  keep: CATALOGUE,
  request: z.object({}).transform(query),
  response: answeredRecords('services', immediateService).transform(({ items, dropped }) => ({
    services: items,
    dropped,
  })),
};

export interface ImmediateRequest {
  readonly serviceType: string;
  readonly issueDetails: string;
  readonly issueDescription: string;
  readonly location: string;
  readonly phoneNumber: string;
  readonly contactPreference: 'call' | 'text';
}

const immediateRequest: z.ZodType<ImmediateRequest, ImmediateRequest> = z.object({
  serviceType: z.string(),
  issueDetails: z.string(),
  issueDescription: z.string(),
  location: z.string(),
  phoneNumber: z.string(),
  contactPreference: z.enum(['call', 'text']),
});

/** PHP-11, ENT-12: asks for urgent help, with the caller's credentials when both are known (doc 1 §6). */
export const submitImmediateRequest: JsonWrite<ImmediateRequest, { reference: string | null }> = {
  kind: 'json-write',
  path: '/php/submit-immediate-request.php',
  success: 'required',
  credentials: 'when known',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: immediateRequest,
  response: z
    .object({ referenceNumber: decodedText })
    .transform(({ referenceNumber }) => ({ reference: referenceNumber })),
};
