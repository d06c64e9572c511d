import { beforeAll, describe, expect, it } from 'vitest';
import { type ApplicationDraft, emptyDraft, priceOf } from '~/features/application/application-draft.ts';
import { applicationFlow, applicationRules } from '~/features/application/application-flow.ts';
import {
  type ApplicationStep,
  applicationSteps,
  stepCopy,
  stepPath,
} from '~/features/application/application-steps.ts';
import { customServices } from '~/features/application/custom-lists.ts';
import { applyChange, nextStep, openStep, previousStep } from '~/forms/wizard/flow.ts';
import { pages } from '~/site/pages.ts';
import { minimalDraft, plumbingPrice } from './minimal-draft.ts';

beforeAll(() => applicationRules.code.load());

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
    expect(applicationSteps.map((step) => nextStep(applicationFlow, step, emptyDraft))).toEqual([
      ...applicationSteps.slice(1),
      null,
    ]);
    expect(applicationSteps.map((step) => previousStep(applicationFlow, step, emptyDraft))).toEqual([
      null,
      ...applicationSteps.slice(0, -1),
    ]);
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

it('keeps the position and the price of a custom service that is renamed', () => {
  const stoves = { id: '1', name: 'Stoves', description: 'All makes' };
  const draft = minimalDraft({
    customServices: [stoves],
    pricing: { Plumbing: plumbingPrice, Stoves: { ...plumbingPrice, basePrice: '90' } },
  });
  const renamed = { ...stoves, name: 'Wood stoves' };
  const saved = changed(draft, customServices.add({ ...draft, unsavedService: renamed }, []));
  expect(saved.customServices).toEqual([renamed]);
  expect(priceOf(saved, 'Wood stoves').basePrice).toBe('90');
  expect(Object.keys(saved.pricing)).toEqual(['Plumbing', 'Wood stoves']);
});
