import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { nullable, text } from '~/lib/schema-fields.ts';
import { IMMEDIATE_REQUEST_DRAFT } from './dialog-state.ts';

const draftSchema = z.object({
  immediateServiceName: text(),
  issueDetails: text(),
  issueDescription: text(),
  location: text(),
  /** Null until the customer edits it: the field then shows the account's number. */
  phone: nullable(z.string()),
  contactPreference: z._default(z.enum(['CALL', 'TEXT']), 'CALL'),
});

export type ImmediateRequestDraft = z.infer<typeof draftSchema>;

/**
 * A guest's unsent request. It survives a reload, a crash and a phone that discards the page; it is
 * cleared once the request is received or the visitor closes the dialog (IMM-18). The declaration
 * is never stored.
 */
export const immediateRequestDraft = defineDraft({
  name: IMMEDIATE_REQUEST_DRAFT,
  owner: 'device',
  schema: draftSchema,
});

/** The same for a logged-in customer. */
export const customerImmediateRequestDraft = defineDraft({
  name: IMMEDIATE_REQUEST_DRAFT,
  owner: 'customer',
  schema: draftSchema,
});
