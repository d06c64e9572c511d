import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';
import { HELP_DRAFT } from './left-open.ts';

const draftSchema = z.object({
  immediateServiceName: z.string(),
  issueDetails: z.string(),
  issueDescription: z.string(),
  location: z.string(),
  /** Null until it is typed: then a customer's own number stands there. */
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

export type HelpDraft = z.infer<typeof draftSchema>;

/**
 * What somebody has written to ask for immediate service. It outlives a reload, a crash and a phone
 * that discards the page, until it has been received or is closed by hand (IMM-18). Consent is
 * never kept.
 */
export const helpDraft = defineDraft<HelpDraft>({ ...definition, name: HELP_DRAFT, owner: 'device' });

export const customerHelpDraft = defineDraft<HelpDraft>({ ...definition, name: HELP_DRAFT, owner: 'customer' });
