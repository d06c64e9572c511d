import { describe, expect, it } from 'vitest';
import { fieldMessages } from '#shared/field-messages.ts';
import { type ApplicationDraft, emptyDraft } from '~/features/application/application-draft.ts';
import { applicationFlow } from '~/features/application/application-flow.ts';
import type { ApplicationStep } from '~/features/application/application-steps.ts';
import { minimalDraft, plumbingPrice } from './minimal-draft.ts';

const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Enter a UK phone number of 9 or 10 digits after +44';
const TOO_LONG = 'Use at most 100 characters: this is 1 too many';

const custom = (name: string, id = name) => ({ id, name, description: '' });
const priced = (part: object): Partial<ApplicationDraft> => ({ pricing: { Plumbing: { ...plumbingPrice, ...part } } });

describe('the errors of a step (JOIN-05)', () => {
  it.each<[ApplicationStep, Partial<ApplicationDraft>, [part: string, message: string][]]>([
    // JOIN-07
    ['basics', {}, []],
    ['basics', { firstName: ' ' }, [['firstName', 'Enter your first name']]],
    ['basics', { firstName: 'x'.repeat(101) }, [['firstName', TOO_LONG]]],
    ['basics', { firstName: 'A/B' }, [['firstName', fieldMessages.unsafeName]]],
    ['basics', { lastName: '' }, [['lastName', 'Enter your last name']]],
    ['basics', { email: '' }, [['email', 'Enter your email address']]],
    ['basics', { email: 'amara@' }, [['email', EMAIL]]],
    ['basics', { phone: '' }, [['phone', 'Enter your phone number']]],
    ['basics', { phone: '7700 900' }, [['phone', PHONE]]],
    ['basics', { photo: null }, [['photo', 'Add a profile photo']]],
    ['basics', { bio: '' }, []],
    ['basics', { bio: 'x'.repeat(2000) }, []],
    ['basics', { bio: 'x'.repeat(2001) }, [['bio', 'Use at most 2,000 characters: this is 1 too many']]],
    // JOIN-09
    ['background', {}, []],
    ['background', { experience: null }, [['experience', 'Choose your years of experience']]],
    ['background', { certified: null }, [['certified', 'Select whether you are certified']]],
    ['background', { insurance: null }, [['insurance', 'Select whether you have liability insurance']]],
    ['background', { certificates: [] }, []],
    // JOIN-13, JOIN-14, C-76
    ['services', {}, []],
    ['services', { services: [] }, [['services', 'Choose at least one service, or add your own']]],
    ['services', { services: [], customServices: [custom('Stoves')] }, []],
    [
      'services',
      { services: [], immediateServices: ['Lockout Service'] },
      [['services', 'Choose at least one service, or add your own']],
    ],
    [
      'services',
      { customServices: [custom('plumbing ')] },
      [['customServices', '“plumbing ” has been added twice: remove one of them']],
    ],
    [
      'services',
      { customServices: [custom('Stoves', '1'), custom('STOVES', '2')] },
      [['customServices', '“STOVES” has been added twice: remove one of them']],
    ],
    ['services', { unsavedService: { id: null, name: '', description: '' } }, []],
    [
      'services',
      { unsavedService: { id: null, name: 'www.x.example', description: '' } },
      [['customServices-name', fieldMessages.webAddress]],
    ],
    [
      'services',
      { unsavedService: { id: null, name: 'Stoves', description: '' } },
      [['customServices-name', 'Add “Stoves” to your list, or discard it']],
    ],
    [
      'services',
      { unsavedService: { id: null, name: ' ', description: 'All of it' } },
      [['customServices-name', 'Enter a name for your service']],
    ],
    [
      'services',
      { unsavedService: { id: null, name: 'PLUMBING', description: '' } },
      [['customServices-name', 'You’ve already added “PLUMBING”']],
    ],
    [
      'services',
      { unsavedImmediateService: { id: null, name: '', description: 'x' } },
      [['customImmediateServices-name', 'Enter a name for your service']],
    ],
    // JOIN-15, JOIN-16
    ['pricing', {}, []],
    [
      'pricing',
      { services: [] },
      [['pricing', 'Please go back and select at least one service before setting prices.']],
    ],
    ['pricing', { pricing: {} }, [['pricing-0-basePrice', 'Enter a base price for Plumbing']]],
    ['pricing', { customServices: [custom('Stoves')] }, [['pricing-1-basePrice', 'Enter a base price for Stoves']]],
    [
      'pricing',
      { services: [], customServices: [custom('constructor')] },
      [['pricing-0-basePrice', 'Enter a base price for constructor']],
    ],
    [
      'pricing',
      priced({ basePrice: '-1' }),
      [['pricing-0-basePrice', 'Enter the base price for Plumbing in pounds, such as 40 or 40.50']],
    ],
    [
      'pricing',
      priced({ basePrice: '40.555' }),
      [['pricing-0-basePrice', 'Enter the base price for Plumbing in pounds, such as 40 or 40.50']],
    ],
    ['pricing', priced({ basePrice: '0' }), []],
    ['pricing', priced({ basePrice: '£1,200.00', highPrice: '1200' }), []],
    [
      'pricing',
      priced({ highPrice: 'a lot' }),
      [['pricing-0-highPrice', 'Enter the maximum price for Plumbing in pounds, such as 60 or 60.50']],
    ],
    [
      'pricing',
      priced({ highPrice: '39.99' }),
      [['pricing-0-highPrice', 'The maximum price for Plumbing must not be below its base price']],
    ],
    [
      'pricing',
      priced({ durationMinutes: '0' }),
      [['pricing-0-durationMinutes', 'Enter the duration for Plumbing in whole minutes, at least 1']],
    ],
    [
      'pricing',
      priced({ durationMinutes: '1.5' }),
      [['pricing-0-durationMinutes', 'Enter the duration for Plumbing in whole minutes, at least 1']],
    ],
    [
      'pricing',
      priced({ durationMinutes: '100001' }),
      [['pricing-0-durationMinutes', 'Enter the duration for Plumbing in whole minutes, at least 1']],
    ],
    ['pricing', priced({ durationMinutes: '90' }), []],
    [
      'pricing',
      priced({ description: 'x'.repeat(501) }),
      [['pricing-0-description', 'Use at most 500 characters for Plumbing']],
    ],
    // JOIN-18
    ['location', {}, []],
    ['location', { locations: [] }, [['locations', 'Choose at least one location, or add your own']]],
    ['location', { locations: [], customLocations: ['Oadby'] }, []],
    ['location', { travelDistance: null }, [['travelDistance', 'Choose how far you travel']]],
    ['location', { serviceModeId: null }, [['serviceModeId', 'Choose where you do the work']]],
    // JOIN-22, JOIN-24
    ['availability', {}, []],
    ['availability', { days: [] }, [['days', "Please select at least one day when you're available to work."]]],
    // JOIN-26
    ['companies', {}, []],
    ['review', { termsAccepted: true, gdprConsentAccepted: true }, []],
  ])('%s with %j', (step, part, errors) => {
    const expected = errors.map(([id, message]) => ({ fieldId: `application-${id}`, message }));
    expect(applicationFlow.errorsIn(step, minimalDraft(part))).toEqual(expected);
  });

  it('are all reported together, in page order (JOIN-05)', () => {
    const fields = (step: ApplicationStep) => applicationFlow.errorsIn(step, emptyDraft).map(({ fieldId }) => fieldId);
    const all = ['firstName', 'lastName', 'email', 'phone', 'photo'];
    expect(fields('basics')).toEqual(all.map((part) => `application-${part}`));
    const background = ['experience', 'certified', 'insurance'];
    expect(fields('background')).toEqual(background.map((part) => `application-${part}`));
    const location = ['locations', 'travelDistance', 'serviceModeId'];
    expect(fields('location')).toEqual(location.map((part) => `application-${part}`));
  });
});
