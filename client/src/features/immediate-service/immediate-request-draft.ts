import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';
import { IMMEDIATE_REQUEST_DRAFT } from './dialog-state.ts';

const draftSchema = z.object({
  immediateServiceName: z.string(),
  issueDetails: z.string(),
  issueDescription: z.string(),
  location: z.string(),
  /** Null until the customer edits it: the field then shows the account's number. */
  phone: z.nullable(z.string()),
  contactPreference: z.enum(['CALL', 'TEXT']),
});

const definition = {
  maxAgeMs: DAY_MS,
  schema: draftSchema,
  empty: {
    immediateServiceName: '',
    issueDetails: '',
    issueDescription: '',
    location: '',
    phone: null,
    contactPreference: 'CALL' as const,
  },
};

export type ImmediateRequestDraft = z.infer<typeof draftSchema>;

/**
 * A guest's unsent request. It survives a reload, a crash and a phone that discards the page; it is
 * cleared once the request is received or the visitor closes the dialog (IMM-18). The declaration
 * is never stored.
 */
export const immediateRequestDraft = defineDraft<ImmediateRequestDraft>({
  ...definition,
  name: IMMEDIATE_REQUEST_DRAFT,
  owner: 'device',
});

/** The same for a logged-in customer. */
export const customerImmediateRequestDraft = defineDraft<ImmediateRequestDraft>({
  ...definition,
  name: IMMEDIATE_REQUEST_DRAFT,
  owner: 'customer',
});
