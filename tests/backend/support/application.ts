import { randomInt } from 'node:crypto';
import type { Answer, TestBackend } from './backend.ts';
import { photoFile } from './booking.ts';
import { codeFor } from './codes.ts';

/**
 * What a part of the form may be: a text, a list (sent as `name[]`), a file, or several (sent as
 * `name[0]`...).
 */
export type Parts = Record<string, string | string[] | File | File[]>;

/** A complete application. What is `undefined` in the changes is left out. */
export function applicationParts(email: string, changes: Record<string, Parts[string] | undefined> = {}): Parts {
  const parts: Record<string, Parts[string] | undefined> = {
    first_name: 'Nell',
    last_name: 'Ashdown',
    email,
    // A new address each time, because applications are limited by address.
    phone_no: `07700 9${randomInt(10_000, 99_999)}`,
    bio: 'Twenty years of pipes.',
    years_of_experience: '10+',
    certified: 'Yes',
    liabilityInsurance: 'Not sure',
    services: ['Plumbing', 'HVAC Repair'],
    customServices: JSON.stringify([{ name: 'Well drilling', description: 'By hand' }]),
    immediateServices: ['Lockout Service'],
    customImmediateServices: JSON.stringify([{ name: 'Flooded cellar' }]),
    servicePricing: JSON.stringify({
      Plumbing: { base_price: '45.00', price_high: '60.00', estimated_duration: '90', custom_description: 'Taps' },
      'HVAC Repair': { base_price: '0.5', price_high: '', estimated_duration: '', custom_description: '' },
      'Well drilling': { base_price: 300 },
    }),
    locations: ['Leicester'],
    customLocations: ['Rutland'],
    willingToTravel: '25+ miles',
    serviceModes: 'both',
    availability: ['Monday', 'Saturday'],
    timeSlots: JSON.stringify({ Monday: ['1', '2'] }),
    companies: [],
    customCompanies: ['Guild of Plumbers'],
    workshops: [],
    customWorkshops: JSON.stringify([
      { name: 'The Shed', address: '1 Mill Lane', city: 'Oakham', state: 'Rutland', postal_code: 'le15 6aa' },
    ]),
    profilePicture: photoFile(undefined, 'nell.jpg'),
    certifiedFiles: [],
    ...changes,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Parts;
}

function formOf(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (!Array.isArray(part)) form.append(name, part);
    else
      for (const [index, value] of part.entries())
        form.append(typeof value === 'string' ? `${name}[]` : `${name}[${index}]`, value);
  }
  return form;
}

export function sendApplication(test: TestBackend, parts: Parts, key?: string): Promise<Answer> {
  return test.postForm('addSpecialist.php', formOf(parts), key ? { 'idempotency-key': key } : {});
}

/** Proves an address as an applicant does: by the code in the mail. */
export async function proveAddress(test: TestBackend, email: string): Promise<void> {
  const ask = (fields: object) => test.postJson('emailVerification.php', { type: 'specialist', email, ...fields });
  const { status } = await ask({ action: 'send_code' });
  if (status !== 200) throw new Error(`no code was sent: ${status}`);
  const answer = await ask({ action: 'verify_code', code: await codeFor(test, email) });
  if (answer.status !== 200) throw new Error(`the code was refused: ${answer.body.message}`);
}
