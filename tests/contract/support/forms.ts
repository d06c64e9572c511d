import { randomUUID } from 'node:crypto';
import type { BookingForm } from '../../../gateway/legacy/endpoints/bookings.ts';
import type { FilePart } from '../../../gateway/legacy/endpoints/endpoint.ts';
import type { ApplicationForm, ApplicationOptions } from '../../../gateway/legacy/endpoints/specialist-applications.ts';
import { photoFile } from '../../backend/support/booking.ts';
import { documents } from '../../support/documents.ts';

function filePart(fileName: string, mimeType: string, content: Blob): FilePart {
  return { fileName, mimeType, size: content.size, open: () => content.stream() };
}

export const plumbing = '3';
export const atHome = { kind: 'HOME_SERVICE' } as const;

/** A plumber at the customer's home. */
export function bookingForm(chosen: Pick<BookingForm, 'specialist' | 'date' | 'timeSlot'>): BookingForm {
  return {
    idempotencyKey: randomUUID(),
    service: { id: plumbing, name: 'Plumbing' },
    vehicle: null,
    itemDetails: 'Kitchen tap',
    issueDescription: 'It drips all night & day.',
    location: atHome,
    locationName: 'Home Service',
    address: '12 Mill Lane, Leicester LE2 7AB',
    photos: [filePart('tap.jpg', 'image/jpeg', photoFile())],
    ...chosen,
  };
}

/** The contact details of a guest. */
export function guest(email: string) {
  return { preselectedSpecialistId: null, firstName: 'Ada', lastName: 'Marsh', email, phone: '7700 900321' };
}

/** An application with options and custom entries of every kind. */
export function applicationForm(email: string, options: ApplicationOptions): ApplicationForm {
  const first = (list: 'locations' | 'companies' | 'workshops') => options[list].slice(0, 1).map(({ label }) => label);
  const price = { base_price: '45.00', price_high: '', estimated_duration: '90', custom_description: '' };
  return {
    idempotencyKey: randomUUID(),
    first_name: 'Nell',
    last_name: 'Ashdown',
    email,
    phone_no: '07700 900345',
    bio: '',
    years_of_experience: 'Less than 1',
    certified: 'No',
    liabilityInsurance: 'Not sure',
    services: ['Plumbing'],
    customServices: [{ name: 'Wells & springs', description: '' }],
    immediateServices: ['Lockout Service'],
    customImmediateServices: [],
    servicePricing: { Plumbing: price, 'Wells & springs': { ...price, price_high: '60.50' } },
    locations: first('locations'),
    customLocations: ['Rutland'],
    willingToTravel: '5 miles',
    serviceModes: 'travel',
    availability: ['Monday', 'Sunday'],
    timeSlots: { Monday: options.timeSlots.slice(0, 1).map(({ value }) => value) },
    companies: first('companies'),
    customCompanies: ['Guild of Plumbers'],
    workshops: first('workshops'),
    customWorkshops: [{ name: 'Shed', address: '1 Mill Lane', city: '', state: '', postal_code: 'LE15 6AA' }],
    photo: filePart('nell.jpg', 'image/jpeg', photoFile()),
    certifiedFiles: [filePart('gas.pdf', 'application/pdf', new Blob([documents.pdf]))],
  };
}
