import { expect, it } from 'vitest';
import { type ApplicationDraft, emptyDraft } from '~/features/application/application-draft.ts';
import { reviewGroups } from '~/features/application/review-groups.ts';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import { certificate, completeDraft, photo } from './complete-draft.ts';

const options = {
  serviceModes: [{ value: 'both', label: 'At a workshop and at customers’ homes' }],
  timeSlots: [
    { value: '2', label: '10:00' },
    { value: '3', label: '11:00' },
  ],
} as unknown as ApplicationOptions;

const rows = (draft: ApplicationDraft, step: string, from: ApplicationOptions | null = options) =>
  reviewGroups(draft, from)
    .find((group) => group.step === step)
    ?.rows.map(({ label, value, detail }) => (detail === undefined ? [label, value] : [label, value, detail]));

const filled = completeDraft({
  immediateServices: ['Lockout'],
  customImmediateServices: [{ id: 'i1', name: 'Flooded cellar', description: '' }],
});

it('shows all answers by step', () => {
  expect(reviewGroups(filled, options).map(({ step }) => step)).toEqual([
    ...['basics', 'background', 'services', 'pricing', 'location', 'availability', 'companies'],
  ]);
  expect(rows(completeDraft({ firstName: ' Tom', lastName: 'Bexley ', email: ' tom@example.com ' }), 'basics')).toEqual(
    [
      ['Name', 'Tom Bexley'],
      ['Email', 'tom@example.com'],
      ['Phone', '+44 7700 900456'],
      ['About you', 'Boilers since 2009.'],
      ['Profile photo', `${photo.name} (6 B)`],
    ],
  );
  expect(rows(filled, 'background')).toEqual([
    ['Years of experience', '5-10'],
    ['Certified', 'Yes'],
    ['Liability insurance', 'Not sure'],
    ['Certificates', `${certificate.name} (8 B)`],
  ]);
  expect(rows(filled, 'services')).toEqual([
    ['Services', 'Plumbing'],
    ['Your own service', 'Aga repair', 'Solid fuel too.'],
    ['Immediate services', 'Lockout'],
    ['Your own immediate service', 'Flooded cellar'],
  ]);
  expect(rows(filled, 'location')).toEqual([
    ['Areas', 'Leicester, Oadby'],
    ['Travel distance', '15 miles'],
    ['Where you work', 'At a workshop and at customers’ homes'],
  ]);
  expect(rows(filled, 'companies')).toEqual([
    ['Companies', 'Worcester Bosch, Aga'],
    ['Workshops', ''],
    ['Your own workshop', 'The Arches', '4 Mill Lane, Leicester, LE1 6XH'],
  ]);
});

it('shows the price of each service as the server will understand it', () => {
  expect(rows(filled, 'pricing')).toEqual([
    ['Plumbing', '£1,040.50'],
    ['Aga repair', '£80.00 - £120.50 · 90 min', 'With parts.'],
  ]);
});

it('shows the days in the order of the week, each with its time slots or any time', () => {
  expect(rows(completeDraft({ days: ['SATURDAY', 'MONDAY'] }), 'availability')).toEqual([
    ['Monday', '10:00 to 12:00'],
    ['Saturday', 'Any time'],
  ]);
});

it('shows ids until the options are loaded', () => {
  expect(rows(filled, 'availability', null)?.[0]).toEqual(['Monday', '2, 3']);
  expect(rows(filled, 'location', null)?.[2]).toEqual(['Where you work', 'both']);
});

it('shows nothing for questions without an answer', () => {
  expect(rows(emptyDraft, 'basics')?.slice(3)).toEqual([
    ['About you', ''],
    ['Profile photo', null],
  ]);
  expect(rows(emptyDraft, 'background')).toEqual([
    ['Years of experience', null],
    ['Certified', null],
    ['Liability insurance', null],
    ['Certificates', ''],
  ]);
  expect(rows(emptyDraft, 'pricing')).toEqual([]);
  expect(rows(emptyDraft, 'availability')).toEqual([]);
});
