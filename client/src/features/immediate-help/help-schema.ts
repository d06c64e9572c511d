import * as z from 'zod/mini';
import { filled } from '~/lib/flow/rules.ts';
import { product } from '~/lib/product.ts';

const given = (message: string) => filled(message, product.longestDescription);

/** All are required (IMM-06), and any telephone number will do (C-57). */
export const helpSchema = z.object({
  serviceType: given('Please choose what you need help with'),
  issueDetails: given('Please say what is affected'),
  issueDescription: given('Please say what happened'),
  location: given('Please say where you are'),
  phoneNumber: given('Please give a phone number'),
  contactPreference: z.enum(['CALL', 'TEXT']),
  declaration: z.boolean().check(z.refine((ticked) => ticked, 'Please confirm that you agree')),
});

export type HelpValues = z.infer<typeof helpSchema>;

/** What is asked for and sent; the declaration is only held by the form (IMM-10). */
export type HelpWords = Omit<HelpValues, 'declaration'>;

/** What must be answered, in the order of the form. */
export const helpFields = [
  'serviceType',
  'issueDetails',
  'issueDescription',
  'location',
  'phoneNumber',
  'declaration',
] as const;

export type HelpField = (typeof helpFields)[number];

export const helpFieldId = (field: HelpField) => `help-${field}`;
