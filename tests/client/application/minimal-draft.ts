import { type ApplicationDraft, emptyDraft } from '~/features/application/application-draft.ts';

export const photo = new File(['a face'], 'me.png', { type: 'image/png' });

export const plumbingPrice = { basePrice: '40', highPrice: '', durationMinutes: '', description: '' };

/** An application with the required parts only. */
export function minimalDraft(part: Partial<ApplicationDraft> = {}): ApplicationDraft {
  return {
    ...emptyDraft,
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara@example.com',
    phone: '7700 900123',
    photo,
    photoName: 'me.png',
    experience: 'FROM_3_TO_5',
    certified: 'no',
    insurance: 'INSURED',
    services: ['Plumbing'],
    pricing: { Plumbing: plumbingPrice },
    locations: ['Leicester'],
    travelDistance: 'MILES_10',
    serviceModeId: '1',
    days: ['MONDAY'],
    ...part,
  };
}
