import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { addressText, requiredText } from '~/forms/validation.ts';

const required = (message: string) => requiredText(message, TEXT_LIMITS.description);

/** All fields are required (IMM-06). The phone number can have any format (C-57). */
export const immediateRequestSchema = z.object({
  immediateServiceName: required(fieldMessages.immediateService),
  issueDetails: required(fieldMessages.immediateDetails),
  issueDescription: required(fieldMessages.immediateDescription),
  location: addressText(fieldMessages.immediateLocation, TEXT_LIMITS.description),
  phone: required(fieldMessages.immediatePhone),
  contactPreference: z.enum(['CALL', 'TEXT']),
  declaration: z.boolean().check(z.refine((isTicked) => isTicked, fieldMessages.immediateDeclaration)),
});

export type ImmediateRequestValues = z.infer<typeof immediateRequestSchema>;

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
