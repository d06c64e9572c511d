import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApplicationDraft, emptyDraft } from '~/features/application/application-draft.ts';
import { applicationFlow } from '~/features/application/application-flow.ts';
import {
  type ApplicationStep,
  applicationSteps,
  stepCopy,
  stepPath,
} from '~/features/application/application-steps.ts';
import { customImmediateServices, customServices, withUnsavedEntry } from '~/features/application/custom-lists.ts';
import { priceOf } from '~/features/application/service-price.ts';
import { applyChange, nextStep, openStep, previousStep } from '~/forms/wizard/flow.ts';
import { pages } from '~/site/pages.ts';
import { minimalDraft, plumbingPrice } from './minimal-draft.ts';

const NEW_ID = '0'.repeat(32);

beforeEach(() => void vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes));
afterEach(() => void vi.restoreAllMocks());

const changed = (draft: ApplicationDraft, change: Partial<ApplicationDraft>) =>
  applyChange(applicationFlow, draft, change);

describe('the eight steps (JOIN-02)', () => {
  it('have the titles of the requirements', () => {
    expect(applicationSteps.map((step) => stepCopy[step].title)).toEqual([
      'Basic Information',
      'Professional Background',
      'Services & Specializations',
      'Service Pricing',
      'Location & Travel',
      'Availability',
      'Companies & Workshops (optional)',
      'Review & Submit',
    ]);
  });

  it('follow each other in both directions, and nothing is before the first (JOIN-06)', () => {
    const forward: ApplicationStep[] = ['basics'];
    for (
      let step = nextStep(applicationFlow, 'basics', emptyDraft);
      step;
      step = nextStep(applicationFlow, step, emptyDraft)
    ) {
      forward.push(step);
    }
    expect(forward).toEqual([...applicationSteps]);
    const backward: ApplicationStep[] = ['review'];
    for (
      let step = previousStep(applicationFlow, 'review', emptyDraft);
      step;
      step = previousStep(applicationFlow, step, emptyDraft)
    ) {
      backward.push(step);
    }
    expect(backward).toEqual([...applicationSteps].reverse());
    expect(previousStep(applicationFlow, 'basics', minimalDraft())).toBeNull();
  });

  it('have the paths of their page, the first one that of the page', () => {
    const { path, steps } = pages.joinUs;
    expect(applicationSteps.map(stepPath)).toEqual([path, ...steps.slice(1).map((step) => `${path}/${step}`)]);
  });

  it.each<[requested: ApplicationStep, change: Partial<ApplicationDraft>, open: ApplicationStep]>([
    ['review', {}, 'review'],
    ['review', { photo: null }, 'basics'],
    ['review', { insurance: null }, 'background'],
    ['review', { pricing: {} }, 'pricing'],
    ['companies', { days: [] }, 'availability'],
    ['background', { services: [] }, 'background'],
    ['location', { services: [] }, 'services'],
    // The pricing step itself says that there is nothing to price (JOIN-17).
    ['pricing', { services: [] }, 'pricing'],
    ['pricing', { services: [], insurance: null }, 'background'],
  ])('%s requested with %j opens %s', (requested, change, open) => {
    expect(openStep(applicationFlow, requested, minimalDraft(change))).toBe(open);
  });
});

describe('a changed answer', () => {
  it('resets the verification if it is the email address, and only then (JOIN-34)', () => {
    const verified = minimalDraft({ verifiedEmail: 'amara@example.com' });
    expect(changed(verified, { email: 'amara@example.org' }).verifiedEmail).toBeNull();
    expect(changed(verified, { firstName: 'Ada' }).verifiedEmail).toBe('amara@example.com');
    expect(changed(verified, { email: 'amara@example.com' }).verifiedEmail).toBe('amara@example.com');
  });

  it('removes the time slots of a weekday that is unticked, and no others (JOIN-25)', () => {
    const draft = minimalDraft({ days: ['MONDAY', 'FRIDAY'], timeSlots: { MONDAY: ['1'], FRIDAY: ['2'] } });
    const without = changed(draft, { days: ['FRIDAY'] });
    expect(without.timeSlots).toEqual({ FRIDAY: ['2'] });
    expect(changed(without, { days: ['FRIDAY', 'MONDAY'] }).timeSlots).toEqual({ FRIDAY: ['2'] });
  });

  it('removes the price of a service that is removed, and no others (JOIN-15)', () => {
    const stoves = { id: '1', name: 'Stoves', description: '' };
    const pricing = { Plumbing: plumbingPrice, Stoves: { ...plumbingPrice, basePrice: '90' } };
    const draft = minimalDraft({ customServices: [stoves], pricing });
    expect(Object.keys(changed(draft, { services: [] }).pricing)).toEqual(['Stoves']);
    expect(Object.keys(changed(draft, { customServices: [] }).pricing)).toEqual(['Plumbing']);
  });
});

describe('custom services', () => {
  const stoves = { id: '1', name: 'Stoves', description: 'All makes' };
  const draft = minimalDraft({
    customServices: [stoves],
    pricing: { Plumbing: plumbingPrice, Stoves: { ...plumbingPrice, basePrice: '90' } },
  });

  const save = (unsavedService: ApplicationDraft['unsavedService']) =>
    changed(draft, customServices.add({ ...draft, unsavedService }, []));

  it('are trimmed when they are added, and the form closes', () => {
    const added = save({ id: null, name: ' Boilers ', description: ' Gas ' });
    expect(added.customServices).toEqual([stoves, { id: NEW_ID, name: 'Boilers', description: 'Gas' }]);
    expect(added.unsavedService).toBeNull();
  });

  it('keep their position and their price when they are renamed', () => {
    const renamed = save({ ...stoves, name: 'Wood stoves' });
    expect(renamed.customServices).toEqual([{ ...stoves, name: 'Wood stoves' }]);
    expect(priceOf(renamed, 'Wood stoves').basePrice).toBe('90');
    expect(Object.keys(renamed.pricing)).toEqual(['Plumbing', 'Wood stoves']);
  });

  it('are added when the applicant continues without pressing Add', () => {
    const unsaved = { ...draft, unsavedImmediateService: { id: null, name: 'Burst pipes', description: '' } };
    expect(withUnsavedEntry(unsaved, customImmediateServices).customImmediateServices).toEqual([
      { id: NEW_ID, name: 'Burst pipes', description: '' },
    ]);
  });

  it('stay in the form if they can’t be added: the name of an option, whatever its case (C-76)', () => {
    const unsaved = { ...draft, unsavedService: { id: null, name: 'TOWING', description: '' } };
    expect(withUnsavedEntry(unsaved, customServices, ['Towing'])).toEqual(unsaved);
  });

  it('aren’t added if the form is empty', () => {
    const opened = { ...draft, unsavedService: { id: null, name: ' ', description: '' } };
    expect(withUnsavedEntry(opened, customServices)).toEqual({ ...draft, unsavedService: null });
  });
});
