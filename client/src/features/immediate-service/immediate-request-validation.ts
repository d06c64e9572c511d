import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { consent } from '#shared/forms/fields.ts';
import type { FormValues } from '#shared/forms/form.ts';
import { immediateRequestForm } from '#shared/forms/immediate-service.ts';

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
