import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { consent } from '#shared/forms/fields.ts';
import type { FormValues } from '#shared/forms/form.ts';
import { immediateRequestForm } from '#shared/forms/immediate-service.ts';
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

export const immediateRequestSchema = z.extend(immediateRequestForm.schema, {
  declaration: consent(fieldMessages.immediateDeclaration),
});

export interface ImmediateRequestValues extends FormValues<typeof immediateRequestForm> {
  declaration: boolean;
}

/** The fields that start empty, in the order of the form. */
export const requiredFields = [
  'immediateServiceName',
  'issueDetails',
  'issueDescription',
  'location',
  'phone',
  'declaration',
] as const;

export type RequiredField = (typeof requiredFields)[number];

export const IMMEDIATE_REQUEST_FORM = 'immediate-request';
