import { beforeAll, describe, expect, it } from 'vitest';
import { fieldMessages } from '#shared/field-messages.ts';
import { type ApplicationDraft, emptyDraft, type ServicePrice } from '~/features/application/application-draft.ts';
import { applicationFlow, applicationRules } from '~/features/application/application-flow.ts';
import type { ApplicationStep } from '~/features/application/application-steps.ts';
import { minimalDraft, plumbingPrice } from './minimal-draft.ts';

beforeAll(() => applicationRules.code.load());

const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Enter a UK phone number of 9 or 10 digits after +44';
const TOO_LONG = 'Use at most 100 characters: this is 1 too many';

const custom = (name: string, id = name) => ({ id, name, description: '' });
const pricingErrors = (part: Partial<ServicePrice>) =>
  applicationFlow.errorsIn('pricing', minimalDraft({ pricing: { Plumbing: { ...plumbingPrice, ...part } } }));

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
    [
      'services',
      { unsavedService: { id: null, name: 'www.x.example', description: '' } },
      [['customServices-name', fieldMessages.webAddress]],
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

  // JOIN-15, JOIN-16
  it.each<[Partial<ServicePrice>, string]>([
    [{ basePrice: '-1' }, 'Enter the base price for Plumbing in pounds, such as 40 or 40.50'],
    [{ basePrice: '40.555' }, 'Enter the base price for Plumbing in pounds, such as 40 or 40.50'],
    [{ highPrice: 'a lot' }, 'Enter the maximum price for Plumbing in pounds, such as 60 or 60.50'],
    [{ highPrice: '39.99' }, 'The maximum price for Plumbing must not be below its base price'],
    [{ durationMinutes: '0' }, 'Enter the duration for Plumbing in whole minutes, at least 1'],
    [{ durationMinutes: '1.5' }, 'Enter the duration for Plumbing in whole minutes, at least 1'],
    [{ durationMinutes: '100001' }, 'Enter the duration for Plumbing in whole minutes, at least 1'],
    [{ description: 'x'.repeat(501) }, 'Use at most 500 characters for Plumbing'],
  ])('are about one part of a price: %j', (part, message) => {
    const [name] = Object.keys(part);
    expect(pricingErrors(part)).toEqual([{ fieldId: `application-pricing-0-${name}`, message }]);
  });

  it.each<Partial<ServicePrice>>([
    { basePrice: '0' },
    { basePrice: '£1,200.00', highPrice: '1200' },
    { durationMinutes: '90' },
  ])('are none for the price %j', (part) => {
    expect(pricingErrors(part)).toEqual([]);
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
