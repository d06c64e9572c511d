import type { FormValues } from '#shared/forms/form.ts';
import type { immediateRequestForm } from '#shared/forms/immediate-service.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { nullable, object, oneOf, string, text, type ValueOf, withDefault } from '~/lib/shape.ts';
import { IMMEDIATE_REQUEST_DRAFT } from './dialog-state.ts';

const draftShape = object({
  immediateServiceName: text,
  issueDetails: text,
  issueDescription: text,
  location: text,
  /** Null until the customer edits it: the field then shows the account's number. */
  phone: nullable(string),
  contactPreference: withDefault(oneOf('CALL', 'TEXT'), 'CALL'),
});

export type ImmediateRequestDraft = ValueOf<typeof draftShape>;

/**
 * A guest's unsent request. It survives a reload, a crash and a phone that discards the page; it is
 * cleared once the request is received or the visitor closes the dialog (IMM-18). The declaration
 * is never stored.
 */
export const immediateRequestDraft = defineDraft({
  name: IMMEDIATE_REQUEST_DRAFT,
  owner: 'device',
  shape: draftShape,
});

/** The same for a logged-in customer. */
export const customerImmediateRequestDraft = defineDraft({
  name: IMMEDIATE_REQUEST_DRAFT,
  owner: 'customer',
  shape: draftShape,
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
