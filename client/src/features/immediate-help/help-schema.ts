import * as z from 'zod/mini';
import { requiredText } from '~/forms/validation.ts';
import { product } from '~/lib/product.ts';

const required = (message: string) => requiredText(message, product.longestDescription);

/** All are required (IMM-06), and any telephone number will do (C-57). */
export const helpSchema = z.object({
  serviceType: required('Please choose what you need help with'),
  issueDetails: required('Please say what is affected'),
  issueDescription: required('Please say what happened'),
  location: required('Please say where you are'),
  phoneNumber: required('Please give a phone number'),
  contactPreference: z.enum(['CALL', 'TEXT']),
  declaration: z.boolean().check(z.refine((ticked) => ticked, 'Please confirm that you agree')),
});

export type HelpValues = z.infer<typeof helpSchema>;

/** The questions that must be answered, in the order of the form. */
export const helpFields = [
  'serviceType',
  'issueDetails',
  'issueDescription',
  'location',
  'phoneNumber',
  'declaration',
] as const;

export type HelpField = (typeof helpFields)[number];

export const HELP_FORM = 'help';
