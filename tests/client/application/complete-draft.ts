import { type ApplicationDraft, emptyDraft } from '~/features/application/application-draft.ts';

export const photo = new File(['a face'], 'me.jpg', { type: 'image/jpeg' });
export const certificate = new File(['%PDF-1.4'], 'gas-safe.pdf', { type: 'application/pdf' });

/** An application with all required and most optional parts, and a verified email address. */
export function completeDraft(part: Partial<ApplicationDraft> = {}): ApplicationDraft {
  return {
    ...emptyDraft,
    firstName: 'Tom',
    lastName: 'Bexley',
    email: 'tom@example.com',
    phone: '7700 900456',
    bio: 'Boilers since 2009.',
    photo,
    photoName: photo.name,
    experience: 'FROM_5_TO_10',
    certified: 'yes',
    insurance: 'NOT_SURE',
    certificates: [certificate],
    certificateNames: [certificate.name],
    services: ['Plumbing'],
    customServices: [{ id: 'c1', name: 'Aga repair', description: 'Solid fuel too.' }],
    pricing: {
      Plumbing: { basePrice: '£1,040.50', highPrice: '', durationMinutes: '', description: '' },
      'Aga repair': { basePrice: '80', highPrice: '120.5', durationMinutes: '90', description: ' With parts. ' },
    },
    locations: ['Leicester'],
    customLocations: ['Oadby'],
    travelDistance: 'MILES_15',
    serviceModeId: 'both',
    days: ['MONDAY', 'SATURDAY'],
    timeSlots: { MONDAY: ['2', '3'] },
    companies: ['Worcester Bosch'],
    customCompanies: ['Aga'],
    customWorkshops: [
      { id: 'w1', name: 'The Arches', address: '4 Mill Lane', city: 'Leicester', county: '', postcode: 'LE1 6XH' },
    ],
    termsAccepted: true,
    gdprConsentAccepted: true,
    verifiedEmail: 'tom@example.com',
    ...part,
  };
}
