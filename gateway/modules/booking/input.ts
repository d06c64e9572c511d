import { z } from 'zod';
import { nationalPhone } from './phone.ts';

const ID_MESSAGE = 'This is not one of the choices.';
const idText = z.string().min(1, ID_MESSAGE).max(64, ID_MESSAGE);

const words = (empty: string, name: string, max: number) =>
  z.string().trim().min(1, empty).max(max, `${name} must not be longer than ${max} characters.`);

const optionalWords = (name: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${name} must not be longer than ${max} characters.`)
    .nullish()
    .transform((text) => text ?? '');

const phone = words('Please enter your phone number.', 'The phone number', 30).transform((given, context) => {
  const national = nationalPhone(given);
  if (national !== null) return national;
  context.addIssue({ code: 'custom', message: 'Please enter a valid UK phone number.' });
  return z.NEVER;
});

/** Everything of a guest's booking that can be judged without asking anybody (BOOK-12, BOOK-15, BOOK-32). Pictures are judged apart. */
export const guestBookingInput = z.object({
  idempotencyKey: z.string().regex(/^[A-Za-z0-9-]{16,64}$/, 'The key must have 16 to 64 letters, digits and hyphens.'),
  serviceId: idText,
  vehicle: z
    .object({
      model: words('Please enter the make and model.', 'The make and model', 100),
      year: words('Please enter the year.', 'The year', 4).regex(/^\d{4}$/, 'Please enter the year as four digits.'),
      plate: words('Please enter the number plate.', 'The number plate', 12),
    })
    .nullish()
    .transform((vehicle) => vehicle ?? null),
  itemDetails: optionalWords('The details of the item', 500),
  issueDescription: words('Please describe the issue.', 'The description', 2_000),
  address: optionalWords('The address', 300),
  specialistId: idText.nullish().transform((id) => id ?? null),
  preselectedSpecialistId: idText.nullish().transform((id) => id ?? null),
  date: z.string(),
  timeSlotId: idText,
  firstName: words('Please enter your first name.', 'The first name', 100),
  lastName: words('Please enter your last name.', 'The last name', 100),
  email: words('Please enter your email address.', 'The email address', 254).pipe(
    z.email('Please enter a valid email address.'),
  ),
  phone,
  declarationAccepted: z.boolean().refine((isAccepted) => isAccepted, {
    error: 'Please agree to the Privacy Policy and the Terms of Service.',
    params: { userErrorCode: 'REQUIRED' },
  }),
});

export type GuestBookingInput = z.output<typeof guestBookingInput>;
