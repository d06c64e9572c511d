import { describe, expect, it } from 'vitest';
import { fieldMessages } from '#shared/field-messages.ts';
import type { GuestDraft } from '~/features/booking/guest/guest-draft.ts';
import { errorsIn } from '~/features/booking/guest/guest-flow.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import { differentLocation, filledDraft, home, plumbing } from './drafts.ts';

const AGREE = 'Tick the box to agree to the Privacy Policy and Terms of Service';
const PHONE = 'Enter a UK phone number of 9 or 10 digits after +44';
const EMAIL = 'Please enter a valid email address.';

describe('the errors of a guest’s steps (BOOK-07, BOOK-12, BOOK-15, BOOK-16, BOOK-19, BOOK-26, BOOK-32)', () => {
  it.each<[BookingStep, Partial<GuestDraft>, [part: string, message: string][]]>([
    ['service', {}, []],
    ['service', { service: null }, [['service', 'Choose a service']]],
    ['details', {}, []],
    ['details', { model: ' ' }, [['model', 'Enter the make and model']]],
    ['details', { year: '' }, [['year', 'Enter the year it was made']]],
    ['details', { year: '21' }, [['year', 'Enter the year as four digits']]],
    ['details', { plate: '' }, [['plate', 'Enter the number plate']]],
    ['details', { plate: '?!' }, [['plate', 'Enter the number plate as 2 to 8 letters and digits']]],
    ['details', { plate: '1-ABC-234' }, []],
    ['details', { issueDescription: '\n ' }, [['issueDescription', 'Describe what is wrong']]],
    [
      'details',
      { issueDescription: 'x'.repeat(10_001) },
      [['issueDescription', 'Use at most 10,000 characters: this is 1 too many']],
    ],
    ['details', { photos: [] }, [['photos', 'Add at least one photo']]],
    [
      'details',
      { model: '', year: '', plate: '', issueDescription: '', photos: [] },
      [
        ['model', 'Enter the make and model'],
        ['year', 'Enter the year it was made'],
        ['plate', 'Enter the number plate'],
        ['issueDescription', 'Describe what is wrong'],
        ['photos', 'Add at least one photo'],
      ],
    ],
    // C-05: the item is optional for guests, and there are no vehicle fields.
    ['details', { service: plumbing, model: '', year: '', plate: '', itemDetails: '' }, []],
    ['details', { service: plumbing, photos: [] }, [['photos', 'Add at least one photo']]],
    ['location', {}, []],
    ['location', { location: null }, [['location', 'Choose where the work should be done']]],
    // C-06: for home service the address is optional.
    ['location', { location: home, address: '' }, []],
    ['location', { location: differentLocation, address: ' ' }, [['address', 'Enter the street address and postcode']]],
    ['location', { location: differentLocation, address: '4 Mill Lane, LE1 1AA' }, []],
    [
      'location',
      { location: differentLocation, address: '4 Mill Lane www.x.example' },
      [['address', fieldMessages.webAddress]],
    ],
    ['specialist', { specialist: null }, []],
    ['date-time', {}, []],
    ['date-time', { timeSlot: null }, [['timeSlot', 'Choose a time']]],
    [
      'date-time',
      { date: null, timeSlot: null },
      [
        ['date', 'Choose a date'],
        ['timeSlot', 'Choose a time'],
      ],
    ],
    ['review', {}, []],
    ['review', { firstName: '' }, [['firstName', 'Enter your first name']]],
    ['review', { firstName: 'ring http://x.example' }, [['firstName', fieldMessages.unsafeName]]],
    ['review', { lastName: '' }, [['lastName', 'Enter your last name']]],
    ['review', { email: '' }, [['email', 'Enter your email address']]],
    ['review', { email: 'priya' }, [['email', EMAIL]]],
    ['review', { phone: '' }, [['phone', 'Enter your phone number']]],
    ['review', { phone: '7700 900' }, [['phone', PHONE]]],
    ['review', { phone: '1164 96012' }, []],
    ['review', { declarationAccepted: false }, [['declarationAccepted', AGREE]]],
    [
      'review',
      { firstName: '', declarationAccepted: false },
      [
        ['firstName', 'Enter your first name'],
        ['declarationAccepted', AGREE],
      ],
    ],
  ])('%s with %j', (step, changes, errors) => {
    const expected = errors.map(([id, message]) => ({ fieldId: `booking-${id}`, message }));
    expect(errorsIn(step, filledDraft(changes))).toEqual(expected);
  });
});
