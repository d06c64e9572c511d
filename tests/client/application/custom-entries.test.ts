import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import {
  customEntryErrors,
  customImmediateServices,
  customLocations,
  customServices,
  customWorkshops,
  formatAddress,
  unsavedEntryErrors,
  withUnsavedEntries,
  withUnsavedEntry,
} from '~/features/application/custom-lists.ts';
import { completeDraft } from './complete-draft.ts';

const NEW_ID = '0'.repeat(32);

beforeEach(() => void vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes));
afterEach(() => void vi.restoreAllMocks());

const names = (count: number) => Array.from({ length: count }, (_, index) => `Town ${index}`);

describe('a custom name (JOIN-19)', () => {
  const draftWith = (unsavedLocation: string, part: Partial<ApplicationDraft> = {}) =>
    completeDraft({ unsavedLocation, ...part });

  it.each<[string, ApplicationDraft, string | null]>([
    ['can be added', draftWith(' Melton '), null],
    ['is missing', draftWith('  '), 'Enter a name first'],
    ['may have 100 characters', draftWith('x'.repeat(100)), null],
    ['may have no more', draftWith('x'.repeat(101)), 'Use at most 100 characters: this is 1 too many'],
    ['is on the list already', draftWith(' oadby '), '“oadby” is already on your list'],
    ['is selected already', draftWith('LEICESTER'), '“LEICESTER” is already on your list'],
    ['may be the twentieth', draftWith('Melton', { customLocations: names(19) }), null],
    ['may not be one more', draftWith('Melton', { customLocations: names(20) }), 'You can add at most 20 of your own'],
  ])('%s', (_, draft, message) => {
    const errors = message === null ? [] : [{ fieldId: 'application-customLocations', message }];
    expect(customLocations.errors(draft, [])).toEqual(errors);
  });

  it('is added at the end of its list, and empties the field', () => {
    expect(customLocations.add(draftWith(' Melton '), [])).toEqual({
      customLocations: ['Oadby', 'Melton'],
      unsavedLocation: '',
    });
  });

  it('selects the option of that name instead', () => {
    expect(customLocations.add(draftWith('melton '), ['Corby', 'Melton'])).toEqual({
      locations: ['Leicester', 'Melton'],
      unsavedLocation: '',
    });
  });

  it('is added when the applicant continues without having added it', () => {
    expect(withUnsavedEntry(draftWith('Melton'), customLocations, ['Melton'])).toMatchObject({
      locations: ['Leicester', 'Melton'],
      unsavedLocation: '',
    });
    expect(withUnsavedEntry(draftWith('Melton'), customLocations).customLocations).toEqual(['Oadby', 'Melton']);
  });

  it('is dropped if it is blank or on the list already, and stays if it can’t be added', () => {
    expect(withUnsavedEntry(draftWith(' '), customLocations)).toEqual(draftWith(''));
    expect(withUnsavedEntry(draftWith('Oadby'), customLocations)).toEqual(draftWith(''));
    expect(withUnsavedEntry(draftWith('leicester'), customLocations)).toEqual(draftWith(''));
    const empty = draftWith('');
    expect(withUnsavedEntry(empty, customLocations)).toBe(empty);
    const long = draftWith('x'.repeat(101));
    expect(withUnsavedEntry(long, customLocations)).toBe(long);
  });

  it.each([
    ['Melton', 'Add “Melton” to your list, or empty the field'],
    ['x'.repeat(101), 'Use at most 100 characters: this is 1 too many'],
  ])('is an error of the step while %j is neither added nor removed', (unsavedLocation, message) => {
    expect(unsavedEntryErrors(draftWith(unsavedLocation), customLocations)).toEqual([
      { fieldId: 'application-customLocations', message },
    ]);
  });

  it.each(['', ' ', 'OADBY', 'Leicester'])('is no error of the step if it is %j', (unsavedLocation) => {
    expect(unsavedEntryErrors(draftWith(unsavedLocation), customLocations)).toEqual([]);
  });
});

describe('a custom service (JOIN-13, JOIN-14, C-76)', () => {
  type UnsavedService = NonNullable<ApplicationDraft['unsavedService']>;
  const services = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `Service ${index}`, description: '' }));
  const draft = completeDraft();
  const clocks = { id: null, name: ' Clocks ', description: ' Old ones. ' };
  const aga = { id: 'c1', name: 'Aga repair', description: '' };
  const add = (unsavedService: UnsavedService) => customServices.add({ ...draft, unsavedService }, []);

  it.each<[string, ApplicationDraft, UnsavedService, string | null]>([
    ['can be added', draft, clocks, null],
    ['is missing', draft, { ...clocks, name: ' ' }, 'Enter a name for your service'],
    ['is an option', draft, { ...clocks, name: ' hvac repair ' }, '“hvac repair” is in the list above: tick it there'],
    ['is selected already', draft, { ...clocks, name: ' plumbing ' }, 'You’ve already added “plumbing”'],
    ['is on the list already', draft, { ...aga, id: null }, 'You’ve already added “Aga repair”'],
    ['may keep its name', draft, aga, null],
    ['may be the twentieth', completeDraft({ customServices: services(19) }), clocks, null],
    ['may not be one more', completeDraft({ customServices: services(20) }), clocks, 'Add at most 20 of your own'],
    [
      'may be changed when there are twenty',
      completeDraft({ customServices: services(20) }),
      { ...clocks, id: 's3' },
      null,
    ],
  ])('%s', (_, from, unsavedService, message) => {
    const errors = message === null ? [] : [{ fieldId: 'application-customServices-name', message }];
    expect(customServices.errors({ ...from, unsavedService }, ['HVAC Repair'])).toEqual(errors);
  });

  it('is added at the end of its list', () => {
    expect(add(clocks)).toEqual({
      customServices: [...draft.customServices, { id: NEW_ID, name: 'Clocks', description: 'Old ones.' }],
      unsavedService: null,
    });
  });

  it('is dropped if it is blank when the applicant continues, and stays if it is an option (C-76)', () => {
    const blank = { ...draft, unsavedService: { id: null, name: ' ', description: '' } };
    expect(withUnsavedEntry(blank, customServices)).toEqual({ ...draft, unsavedService: null });
    const option = { ...draft, unsavedService: { ...clocks, name: 'TOWING' } };
    expect(withUnsavedEntry(option, customServices, ['Towing'])).toBe(option);
  });

  it('keeps its price when it is renamed', () => {
    expect(add({ ...aga, name: 'Stoves' }).pricing).toEqual({
      Plumbing: draft.pricing.Plumbing,
      Stoves: draft.pricing['Aga repair'],
    });
    expect(add(aga)).not.toHaveProperty('pricing');
    const immediate = completeDraft({
      customImmediateServices: [aga],
      unsavedImmediateService: { ...aga, name: 'Stoves' },
    });
    expect(customImmediateServices.add(immediate, [])).not.toHaveProperty('pricing');
  });

  it.each<[string, UnsavedService, string[]]>([
    ['it is blank', { id: null, name: ' ', description: ' ' }, []],
    ['it is not added', clocks, ['Add “Clocks” to your list, or discard it']],
    ['only its description is filled in', { ...clocks, name: '' }, ['Enter a name for your service']],
    ['a saved one is being edited', aga, ['Add “Aga repair” to your list, or discard it']],
  ])('has the right errors while %s', (_, unsavedService, messages) => {
    const errors = customEntryErrors('services', completeDraft({ unsavedService }));
    expect(errors).toEqual(messages.map((message) => ({ fieldId: 'application-customServices-name', message })));
  });
});

describe('a custom workshop (JOIN-27)', () => {
  type UnsavedWorkshop = NonNullable<ApplicationDraft['unsavedWorkshop']>;
  const shed: UnsavedWorkshop = {
    ...{ id: null, name: ' The Shed ', address: ' 1 Mill Lane ', city: ' Oakham ' },
    ...{ county: ' Rutland ', postcode: ' LE15 6AA ' },
  };
  const trimmed = { name: 'The Shed', address: '1 Mill Lane', city: 'Oakham', county: 'Rutland', postcode: 'LE15 6AA' };
  const arches = {
    id: 'w1',
    name: 'The Arches',
    address: '4 Mill Lane',
    city: 'Leicester',
    county: '',
    postcode: 'LE1 6XH',
  };
  const draftWith = (unsavedWorkshop: UnsavedWorkshop | null) => completeDraft({ unsavedWorkshop });
  const errorsOf = (workshop: UnsavedWorkshop) => customWorkshops.errors(draftWith(workshop), []);

  it('needs a name and an address', () => {
    expect(errorsOf(shed)).toEqual([]);
    expect(errorsOf({ ...shed, city: '', county: '', postcode: ' ' })).toEqual([]);
    expect(errorsOf({ ...shed, name: ' ', address: ' ', postcode: 'nowhere' })).toEqual([
      { fieldId: 'application-customWorkshops-name', message: 'Enter the name of the workshop' },
      { fieldId: 'application-customWorkshops-address', message: 'Enter the address of the workshop' },
      { fieldId: 'application-customWorkshops-postcode', message: 'Enter a UK postcode such as LE1 6XH' },
    ]);
  });

  it('is added at the end of the list, or replaces the one that was edited', () => {
    expect(customWorkshops.add(draftWith(shed), [])).toEqual({
      customWorkshops: [arches, { id: NEW_ID, ...trimmed }],
      unsavedWorkshop: null,
    });
    expect(customWorkshops.add(draftWith({ ...shed, id: 'w1' }), [])).toEqual({
      customWorkshops: [{ id: 'w1', ...trimmed }],
      unsavedWorkshop: null,
    });
  });

  it('is added when the applicant continues without having added it', () => {
    const { customWorkshops: added } = withUnsavedEntry(draftWith(shed), customWorkshops);
    expect(added).toEqual([arches, { id: NEW_ID, ...trimmed }]);
  });

  it('is dropped if it is blank, and stays if it can’t be added', () => {
    const none = draftWith(null);
    expect(withUnsavedEntry(none, customWorkshops)).toBe(none);
    expect(withUnsavedEntry(draftWith({ ...customWorkshops.blank, city: ' ' }), customWorkshops)).toEqual(none);
    for (const workshop of [
      { ...shed, name: '' },
      { ...customWorkshops.blank, id: 'w1' },
    ]) {
      const draft = draftWith(workshop);
      expect(withUnsavedEntry(draft, customWorkshops)).toBe(draft);
    }
  });

  it('is an error of the step while it is neither added nor discarded', () => {
    const errors = (workshop: UnsavedWorkshop | null) => unsavedEntryErrors(draftWith(workshop), customWorkshops);
    expect(errors(null)).toEqual([]);
    expect(errors(customWorkshops.blank)).toEqual([]);
    expect(errors(shed)).toEqual([
      { fieldId: 'application-customWorkshops-name', message: 'Add “The Shed” to your list, or discard it' },
    ]);
    expect(errors({ ...shed, address: '', postcode: 'x' })).toEqual([
      { fieldId: 'application-customWorkshops-address', message: 'Enter the address of the workshop' },
      { fieldId: 'application-customWorkshops-postcode', message: 'Enter a UK postcode such as LE1 6XH' },
    ]);
  });

  it('may be the twentieth, and not one more', () => {
    const workshops = (count: number) => Array.from({ length: count }, (_, index) => ({ ...arches, id: `w${index}` }));
    const draft = (count: number) => ({ ...draftWith(shed), customWorkshops: workshops(count) });
    expect(customWorkshops.errors(draft(19), [])).toEqual([]);
    expect(customWorkshops.errors(draft(20), [])).toEqual([
      { fieldId: 'application-customWorkshops-name', message: 'Add at most 20 of your own' },
    ]);
  });

  it('has its address in one line', () => {
    expect(formatAddress(arches)).toBe('4 Mill Lane, Leicester, LE1 6XH');
  });
});

describe('continuing from a step', () => {
  const unsaved = completeDraft({
    unsavedService: { id: null, name: 'Clocks', description: '' },
    unsavedLocation: 'Melton',
    unsavedCompany: 'Seiko',
    unsavedWorkshop: { ...customWorkshops.blank, name: 'The Shed', address: '1 Mill Lane' },
  });

  it('adds what is unsaved on that step, and nothing else', () => {
    expect(withUnsavedEntries('services', unsaved, null)).toMatchObject({
      unsavedService: null,
      unsavedLocation: 'Melton',
    });
    const location = withUnsavedEntries('location', unsaved, null);
    expect(location).toEqual({ ...unsaved, customLocations: ['Oadby', 'Melton'], unsavedLocation: '' });
    const companies = withUnsavedEntries('companies', unsaved, null);
    expect(companies).toMatchObject({
      customCompanies: ['Aga', 'Seiko'],
      unsavedCompany: '',
      unsavedWorkshop: null,
    });
    expect(companies.customWorkshops).toHaveLength(2);
    expect(companies.unsavedLocation).toBe('Melton');
    expect(withUnsavedEntries('basics', unsaved, null)).toBe(unsaved);
  });
});
