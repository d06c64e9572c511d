import { describe, expect, it } from 'vitest';
import { type ApplicationDraft, emptyDraft } from '~/features/application/application-draft.ts';
import { applicationFlow } from '~/features/application/application-flow.ts';
import {
  type ApplicationStep,
  applicationSteps,
  stepCopy,
  stepFromPath,
  stepPath,
} from '~/features/application/application-steps.ts';
import { addEntry, withOpenEntries } from '~/features/application/own-services.ts';
import { priceOf } from '~/features/application/service-price.ts';
import { applyChange, nextStep, openStep, previousStep } from '~/forms/wizard/flow.ts';
import { filledDraft, plumbingPrice } from './needed.ts';

const changed = (draft: ApplicationDraft, change: Partial<ApplicationDraft>) =>
  applyChange(applicationFlow, draft, change);

describe('the eight steps (JOIN-02)', () => {
  it('are called as the application says', () => {
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

  it('follow each other in both directions, none skipped, none before the first (JOIN-06)', () => {
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
    expect(previousStep(applicationFlow, 'basics', filledDraft())).toBeNull();
  });

  it.each(applicationSteps)('%s has an address of its own', (step) => {
    const [, , segment] = stepPath(step).split('/');
    expect(stepFromPath(segment)).toBe(step);
  });

  it('know no other address', () => {
    expect(stepFromPath('prices')).toBeNull();
    expect(stepFromPath('toString')).toBeNull();
  });

  it.each<[wanted: ApplicationStep, change: Partial<ApplicationDraft>, open: ApplicationStep]>([
    ['review', {}, 'review'],
    ['review', { photo: null }, 'basics'],
    ['review', { insurance: null }, 'background'],
    ['review', { pricing: {} }, 'pricing'],
    ['companies', { days: [] }, 'availability'],
    ['background', { services: [] }, 'background'],
    ['location', { services: [] }, 'services'],
    // JOIN-17: the prices say themselves that there is nothing to price.
    ['pricing', { services: [] }, 'pricing'],
    ['pricing', { services: [], insurance: null }, 'background'],
  ])('asked for %s with %j, %s is open', (wanted, change, open) => {
    expect(openStep(applicationFlow, wanted, filledDraft(change))).toBe(open);
  });
});

describe('what one answer does to others', () => {
  it('takes verification away when the email address changes, and only then (JOIN-34)', () => {
    const verified = filledDraft({ verifiedEmail: 'amara@example.com' });
    expect(changed(verified, { email: 'amara@example.org' }).verifiedEmail).toBeNull();
    expect(changed(verified, { firstName: 'Ada' }).verifiedEmail).toBe('amara@example.com');
    expect(changed(verified, { email: 'amara@example.com' }).verifiedEmail).toBe('amara@example.com');
  });

  it('takes a weekday’s time slots away when it is unchecked, and no other’s (JOIN-25)', () => {
    const draft = filledDraft({ days: ['MONDAY', 'FRIDAY'], timeSlots: { MONDAY: ['1'], FRIDAY: ['2'] } });
    const without = changed(draft, { days: ['FRIDAY'] });
    expect(without.timeSlots).toEqual({ FRIDAY: ['2'] });
    expect(changed(without, { days: ['FRIDAY', 'MONDAY'] }).timeSlots).toEqual({ FRIDAY: ['2'] });
  });

  it('takes a service’s price away with the service, predefined or own, and no other’s (JOIN-15)', () => {
    const stoves = { id: '1', name: 'Stoves', description: '' };
    const pricing = { Plumbing: plumbingPrice, Stoves: { ...plumbingPrice, basePrice: '90' } };
    const draft = filledDraft({ customServices: [stoves], pricing });
    expect(Object.keys(changed(draft, { services: [] }).pricing)).toEqual(['Stoves']);
    expect(Object.keys(changed(draft, { customServices: [] }).pricing)).toEqual(['Plumbing']);
  });
});

describe('services in the applicant’s own words', () => {
  const newId = () => 'new';
  const none = { services: [], immediateServices: [] };
  const stoves = { id: '1', name: 'Stoves', description: 'All makes' };
  const draft = filledDraft({
    customServices: [stoves],
    pricing: { Plumbing: plumbingPrice, Stoves: { ...plumbingPrice, basePrice: '90' } },
  });

  it('are added tidily, and the form closes', () => {
    const open = { id: null, name: ' Boilers ', description: ' Gas ' };
    const added = changed(draft, addEntry({ ...draft, openService: open }, 'customServices', open, newId));
    expect(added.customServices).toEqual([stoves, { id: 'new', name: 'Boilers', description: 'Gas' }]);
    expect(added.openService).toBeNull();
  });

  it('keep their place and their price when they are renamed', () => {
    const renamed = changed(draft, addEntry(draft, 'customServices', { ...stoves, name: 'Wood stoves' }, newId));
    expect(renamed.customServices).toEqual([{ ...stoves, name: 'Wood stoves' }]);
    expect(priceOf(renamed, 'Wood stoves').basePrice).toBe('90');
    expect(Object.keys(renamed.pricing)).toEqual(['Plumbing', 'Wood stoves']);
  });

  it('are taken as meant when the applicant goes on without pressing Add', () => {
    const written = { ...draft, openImmediateService: { id: null, name: 'Burst pipes', description: '' } };
    expect(withOpenEntries(written, none, newId).customImmediateServices).toEqual([
      { id: 'new', name: 'Burst pipes', description: '' },
    ]);
  });

  it('stay open when they cannot be added: a name of an option, whatever its case (C-76)', () => {
    const written = { ...draft, openService: { id: null, name: 'TOWING', description: '' } };
    const names = { services: ['Towing'], immediateServices: [] };
    expect(withOpenEntries(written, names, newId)).toEqual(written);
  });

  it('leave nothing behind when the form was opened and left empty', () => {
    const opened = { ...draft, openService: { id: null, name: ' ', description: '' } };
    expect(withOpenEntries(opened, none, newId)).toEqual({ ...draft, openService: null });
  });
});
