import { randomUUID } from 'node:crypto';
import { applicationParts, proveAddress, sendApplication } from '../backend/support/application.ts';
import { codeFor } from '../backend/support/codes.ts';
import type { MutationExample, ReadExample, World, WriteExample } from './example.ts';
import { newAddress, person } from './values.ts';

export const scripts = {
  readApplicationOptions: {
    by: ['{ specialistApplicationOptions { services { label } } }', 'specialistApplicationOptions'],
    parameters: [],
    needsMore: true,
    answer: {
      success: true,
      services: [{ id: 3, name: 'Plumbing' }],
      immediateServices: [{ id: 1, name: 'Puncture' }],
      locations: [{ id: 1, name: 'Leicester' }],
      timeSlots: [{ id: 1, label: '09:00 AM' }],
      serviceModes: [{ id: 'both', name: 'Both', description: 'Anywhere' }],
      companies: [{ id: 1, name: 'Bosch' }],
      workshops: [{ id: 2, name: 'Frog Island Motors' }],
    },
  },
  submitApplication: {
    by: 'applyAsSpecialist',
    form: {
      kinds: {
        first_name: 'text',
        last_name: 'text',
        email: 'strict',
        phone_no: 'strict',
        bio: 'optional text',
        years_of_experience: 'strict',
        certified: 'strict',
        liabilityInsurance: 'strict',
        willingToTravel: 'strict',
        serviceModes: 'strict',
        customServices: 'optional strict',
        servicePricing: 'strict',
        timeSlots: 'optional strict',
        customWorkshops: 'optional strict',
        terms: 'strict',
        gdprConsent: 'strict',
      },
      fields: () => applicationParts(newAddress()),
      send: (test, fields) =>
        sendApplication(test, applicationParts('', fields as Parameters<typeof applicationParts>[1])),
      async works(test) {
        const email = newAddress();
        await proveAddress(test, email);
        return sendApplication(test, applicationParts(email));
      },
    },
  },
} satisfies Record<string, ReadExample | WriteExample>;

const embedded = {
  services: [],
  customServices: [{ name: 'Clocks' }],
  pricing: [{ serviceName: 'Clocks', basePricePence: 4_500 }],
  locations: [],
  customLocations: ['Rutland'],
};

/** With an address that is verified for an application. */
async function verifiedApplicant({ send, newEmail, test }: World) {
  const email = newEmail();
  await send('sendEmailCode', { email });
  await send('verifyEmailCode', { email, code: await codeFor(test, email) });
  return { email, idempotencyKey: randomUUID() };
}

async function applied(world: World) {
  const input = await verifiedApplicant(world);
  await world.send('applyAsSpecialist', input);
  return input;
}

export const mutations = {
  applyAsSpecialist: {
    input: () => ({
      ...person(),
      idempotencyKey: randomUUID(),
      bio: 'Twelve years of taps.',
      photo: null,
      certificates: [],
      yearsOfExperience: 'MORE_THAN_10',
      isCertified: false,
      liabilityInsurance: 'INSURED',
      services: ['Plumbing'],
      pricing: [{ serviceName: 'Plumbing', basePricePence: 4_500 }],
      locations: ['Leicester'],
      travelDistance: 'MILES_10',
      serviceModeId: 'both',
      availability: [{ weekday: 'MONDAY', timeSlotIds: ['1'] }],
      termsAccepted: true,
      gdprConsentAccepted: true,
    }),
    rest: {
      customServices: [{ name: 'Clocks', description: 'Old ones' }],
      immediateServices: ['Puncture'],
      customImmediateServices: [{ name: 'Stopped clock', description: 'Now' }],
      pricing: [
        {
          ...{ serviceName: 'Plumbing', basePricePence: 4_500, highPricePence: 6_000 },
          ...{ estimatedDurationMinutes: 60, description: 'By the hour' },
        },
        { serviceName: 'Clocks', basePricePence: 4_500 },
      ],
      customLocations: ['Oadby'],
      companies: ['Bosch'],
      customCompanies: ['Seiko'],
      workshops: ['Frog Island Motors'],
      customWorkshops: [
        { name: 'Shed', address: '4 High Street', city: 'Leicester', county: 'Leicestershire', postcode: 'LE1 6XH' },
      ],
    },
    embedded,
    refusals: [
      [
        'before the address is verified',
        {},
        'UNVERIFIED_EMAIL',
        'email',
        'Please verify your email address before submitting.',
      ],
      [
        'with a service that isn’t in the list',
        async (world) => ({
          ...(await verifiedApplicant(world)),
          services: ['Alchemy'],
          pricing: ['Alchemy', 'Clocks'].map((serviceName) => ({ serviceName, basePricePence: 1 })),
        }),
        'INVALID',
        'services',
        'Choose each service from the list',
      ],
      [
        'a second time',
        async (world) => ({ ...(await applied(world)), idempotencyKey: randomUUID() }),
        'TAKEN',
        'email',
        'This email is already registered.',
      ],
      [
        'with the key of another application',
        async (world) => ({ ...(await applied(world)), bio: 'Another one.' }),
        'KEY_REUSED',
        'idempotencyKey',
        'We’ve already received your application. To change it, please call us.',
      ],
    ],
  },
} satisfies Record<string, MutationExample>;
