import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { requiredText } from '~/forms/validation.ts';

const required = (message: string) => requiredText(message, TEXT_LIMITS.description);

/** All are required (IMM-06), and any telephone number will do (C-57). */
export const helpSchema = z.object({
  immediateServiceName: required(fieldMessages.immediateService),
  issueDetails: required(fieldMessages.immediateDetails),
  issueDescription: required(fieldMessages.immediateDescription),
  location: required(fieldMessages.immediateLocation),
  phone: required(fieldMessages.immediatePhone),
  contactPreference: z.enum(['CALL', 'TEXT']),
  declaration: z.boolean().check(z.refine((ticked) => ticked, 'Please confirm that you agree')),
});

export type HelpValues = z.infer<typeof helpSchema>;

/** The questions that must be answered, in the order of the form. */
export const helpFields = [
  'immediateServiceName',
  'issueDetails',
  'issueDescription',
  'location',
  'phone',
  'declaration',
] as const;

export type HelpField = (typeof helpFields)[number];

export const HELP_FORM = 'help';
