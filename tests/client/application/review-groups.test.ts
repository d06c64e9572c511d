import { expect, it } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { emptyDraft } from '~/features/application/application-draft.ts';
import { reviewGroups } from '~/features/application/review/review-groups.ts';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import { certificate, filledApplication, picture } from './drafts.ts';

const options = {
  serviceModes: [{ id: 'both', name: 'At a workshop and at customers’ homes' }],
  timeSlots: [
    { id: '2', name: '10:00' },
    { id: '3', name: '11:00' },
  ],
} as unknown as ApplicationOptions;

const rows = (draft: ApplicationDraft, step: string, from: ApplicationOptions | null = options) =>
  reviewGroups(draft, from)
    .find((group) => group.step === step)
    ?.rows.map(({ label, value, detail }) => (detail === undefined ? [label, value] : [label, value, detail]));

const filled = filledApplication({
  immediateServices: ['Lockout'],
  customImmediateServices: [{ id: 'i1', name: 'Flooded cellar', description: '' }],
});

it('shows everything the applicant has entered, by step', () => {
  expect(reviewGroups(filled, options).map(({ step }) => step)).toEqual([
    ...['basics', 'background', 'services', 'pricing', 'location', 'availability', 'companies'],
  ]);
  expect(
    rows(filledApplication({ firstName: ' Tom', lastName: 'Bexley ', email: ' tom@example.com ' }), 'basics'),
  ).toEqual([
    ['Name', 'Tom Bexley'],
    ['Email', 'tom@example.com'],
    ['Phone', '+44 7700 900456'],
    ['About you', 'Boilers since 2009.'],
    ['Profile picture', `${picture.name} (6 B)`],
  ]);
  expect(rows(filled, 'background')).toEqual([
    ['Years of experience', '5-10'],
    ['Certified', 'Yes'],
    ['Liability insurance', 'Not sure'],
    ['Certificates', `${certificate.name} (8 B)`],
  ]);
  expect(rows(filled, 'services')).toEqual([
    ['Services', 'Plumbing'],
    ['Your own service', 'Aga repair', 'Solid fuel too.'],
    ['Immediate help', 'Lockout'],
    ['Your own immediate help', 'Flooded cellar'],
  ]);
  expect(rows(filled, 'location')).toEqual([
    ['Areas', 'Leicester, Oadby'],
    ['Travel distance', '15 miles'],
    ['Place of work', 'At a workshop and at customers’ homes'],
  ]);
  expect(rows(filled, 'companies')).toEqual([
    ['Companies', 'Worcester Bosch, Aga'],
    ['Workshops', ''],
    ['Your own workshop', 'The Arches', '4 Mill Lane, Leicester, LE1 6XH'],
  ]);
});

it('shows the price of each service as it will be understood', () => {
  expect(rows(filled, 'pricing')).toEqual([
    ['Plumbing', '£1,040.50'],
    ['Aga repair', '£80.00 – £120.50 · 90 min', 'With parts.'],
  ]);
});

it('shows the days in the order of the week, each with its times or any time', () => {
  expect(rows(filledApplication({ days: ['SATURDAY', 'MONDAY'] }), 'availability')).toEqual([
    ['Monday', '10:00, 11:00'],
    ['Saturday', 'Any time'],
  ]);
});

it('falls back on IDs while the options are not known', () => {
  expect(rows(filled, 'availability', null)?.[0]).toEqual(['Monday', '2, 3']);
  expect(rows(filled, 'location', null)?.[2]).toEqual(['Place of work', 'both']);
});

it('leaves empty what was not entered', () => {
  expect(rows(emptyDraft, 'basics')?.slice(3)).toEqual([
    ['About you', ''],
    ['Profile picture', null],
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
