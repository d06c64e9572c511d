import { describe, expect, it } from 'vitest';
import type { ApplicationDraft, OpenEntry, OpenWorkshop } from '~/features/application/application-draft.ts';
import { addName, nameProblem, openNameErrors, settleName } from '~/features/application/own-names.ts';
import { addEntry, entryProblem, ownServiceErrors } from '~/features/application/own-services.ts';
import {
  addressOf,
  addWorkshop,
  blankWorkshop,
  openWorkshopErrors,
  settleWorkshop,
  workshopFlaws,
} from '~/features/application/own-workshops.ts';
import { settledFor } from '~/features/application/settle-step.ts';
import { filledApplication } from './drafts.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Town ${index}`);

describe('a name of the applicant’s own (JOIN-19)', () => {
  const draftWith = (openLocation: string, part: Partial<ApplicationDraft> = {}) =>
    filledApplication({ openLocation, ...part });

  it.each<[string, ApplicationDraft, string | null]>([
    ['can be added', draftWith(' Melton '), null],
    ['is missing', draftWith('  '), 'Enter a name first'],
    ['may have 100 characters', draftWith('x'.repeat(100)), null],
    ['may have no more', draftWith('x'.repeat(101)), 'Use at most 100 characters'],
    ['is on the list already', draftWith(' oadby '), '“oadby” is on your list already'],
    ['is chosen already', draftWith('LEICESTER'), '“LEICESTER” is on your list already'],
    ['may be the twentieth', draftWith('Melton', { customLocations: names(19) }), null],
    ['may not be one more', draftWith('Melton', { customLocations: names(20) }), 'You can add at most 20 of your own'],
  ])('%s', (_, draft, problem) => {
    expect(nameProblem(draft, 'customLocations')).toBe(problem);
  });

  it('goes to the end of its list, and empties the field', () => {
    expect(addName(draftWith(' Melton '), 'customLocations')).toEqual({
      customLocations: ['Oadby', 'Melton'],
      openLocation: '',
    });
  });

  it('chooses the option of that name instead', () => {
    expect(addName(draftWith('melton '), 'customLocations', ['Corby', 'Melton'])).toEqual({
      locations: ['Leicester', 'Melton'],
      openLocation: '',
    });
  });

  it('is added when the applicant goes on without having done so', () => {
    expect(settleName(draftWith('Melton'), 'customLocations', ['Melton'])).toMatchObject({
      locations: ['Leicester', 'Melton'],
      openLocation: '',
    });
    expect(settleName(draftWith('Melton'), 'customLocations').customLocations).toEqual(['Oadby', 'Melton']);
  });

  it('is dropped when it is blank or there already, and kept when it cannot be added', () => {
    expect(settleName(draftWith(' '), 'customLocations')).toEqual(draftWith(''));
    expect(settleName(draftWith('Oadby'), 'customLocations')).toEqual(draftWith(''));
    expect(settleName(draftWith('leicester'), 'customLocations')).toEqual(draftWith(''));
    const nothing = draftWith('');
    expect(settleName(nothing, 'customLocations')).toBe(nothing);
    const long = draftWith('x'.repeat(101));
    expect(settleName(long, 'customLocations')).toBe(long);
  });

  it.each([
    ['Melton', 'Add “Melton” to your list, or empty the field'],
    ['x'.repeat(101), 'Use at most 100 characters'],
  ])('holds the step up while %j is neither added nor given up', (openLocation, message) => {
    expect(openNameErrors(draftWith(openLocation), 'customLocations')).toEqual([
      { fieldId: 'application-customLocations', message },
    ]);
  });

  it.each(['', ' ', 'OADBY', 'Leicester'])('does not hold the step up with %j', (openLocation) => {
    expect(openNameErrors(draftWith(openLocation), 'customLocations')).toEqual([]);
  });
});

describe('a service of the applicant’s own (JOIN-13, JOIN-14, C-76)', () => {
  const services = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `Service ${index}`, description: '' }));
  const draft = filledApplication();
  const clocks = { id: null, name: ' Clocks ', description: ' Old ones. ' };
  const aga = { id: 'c1', name: 'Aga repair', description: '' };

  it.each<[string, ApplicationDraft, OpenEntry, string | null]>([
    ['can be added', draft, clocks, null],
    ['is missing', draft, { ...clocks, name: ' ' }, 'Enter a name for your service'],
    ['is an option', draft, { ...clocks, name: ' hvac repair ' }, '“hvac repair” is in the list above: tick it there'],
    ['is chosen already', draft, { ...clocks, name: ' plumbing ' }, 'You have added “plumbing” already'],
    ['is on the list already', draft, { ...aga, id: null }, 'You have added “Aga repair” already'],
    ['may keep its name', draft, aga, null],
    ['may be the twentieth', filledApplication({ customServices: services(19) }), clocks, null],
    ['may not be one more', filledApplication({ customServices: services(20) }), clocks, 'Add at most 20 of your own'],
    [
      'may be changed when there are twenty',
      filledApplication({ customServices: services(20) }),
      { ...clocks, id: 's3' },
      null,
    ],
  ])('%s', (_, from, entry, problem) => {
    expect(entryProblem(from, 'customServices', entry, ['HVAC Repair'])).toBe(problem);
  });

  it('goes to the end of its list', () => {
    expect(addEntry(draft, 'customServices', clocks, () => 'new')).toEqual({
      customServices: [...draft.customServices, { id: 'new', name: 'Clocks', description: 'Old ones.' }],
      openService: null,
    });
  });

  it('takes its price along when it is renamed, and leaves it alone when it is not', () => {
    expect(addEntry(draft, 'customServices', { ...aga, name: 'Stoves' }, () => 'new').pricing).toEqual({
      Plumbing: draft.pricing.Plumbing,
      Stoves: draft.pricing['Aga repair'],
    });
    expect(addEntry(draft, 'customServices', aga, () => 'new')).not.toHaveProperty('pricing');
    const immediate = filledApplication({ customImmediateServices: [aga] });
    const renamed = addEntry(immediate, 'customImmediateServices', { ...aga, name: 'Stoves' }, () => 'new');
    expect(renamed).not.toHaveProperty('pricing');
  });

  it.each<[string, OpenEntry, string[]]>([
    ['is not while it is blank', { id: null, name: ' ', description: ' ' }, []],
    ['is while it is not added', clocks, ['Add “Clocks” to your list, or discard it']],
    ['is while only its description is written', { ...clocks, name: '' }, ['Enter a name for your service']],
    ['is while one of the list is open', aga, ['Add “Aga repair” to your list, or discard it']],
  ])('%s in the way of going on', (_, openService, messages) => {
    const problems = ownServiceErrors(filledApplication({ openService }));
    expect(problems).toEqual(messages.map((message) => ({ fieldId: 'application-customServices-name', message })));
  });
});

describe('a workshop of the applicant’s own (JOIN-27)', () => {
  const shed: OpenWorkshop = {
    ...{ id: null, name: ' The Shed ', address: ' 1 Mill Lane ', city: ' Oakham ' },
    ...{ county: ' Rutland ', postcode: ' LE15 6AA ' },
  };
  const tidy = { name: 'The Shed', address: '1 Mill Lane', city: 'Oakham', county: 'Rutland', postcode: 'LE15 6AA' };
  const arches = {
    id: 'w1',
    name: 'The Arches',
    address: '4 Mill Lane',
    city: 'Leicester',
    county: '',
    postcode: 'LE1 6XH',
  };
  const draftWith = (openWorkshop: OpenWorkshop | null) => filledApplication({ openWorkshop });

  it('needs a name and an address', () => {
    expect(workshopFlaws(shed)).toEqual({});
    expect(workshopFlaws({ ...shed, city: '', county: '', postcode: ' ' })).toEqual({});
    expect(workshopFlaws({ ...shed, name: ' ', address: ' ', postcode: 'nowhere' })).toEqual({
      name: 'Enter the name of the workshop',
      address: 'Enter the address of the workshop',
      postcode: 'Enter a UK postcode such as LE1 6XH',
    });
  });

  it('goes to the end of the list, or replaces the one it was opened from', () => {
    const draft = draftWith(null);
    expect(addWorkshop(draft, shed, () => 'w2')).toEqual({
      customWorkshops: [arches, { id: 'w2', ...tidy }],
      openWorkshop: null,
    });
    expect(addWorkshop(draft, { ...shed, id: 'w1' }, () => 'w2')).toEqual({
      customWorkshops: [{ id: 'w1', ...tidy }],
      openWorkshop: null,
    });
  });

  it('is added when the applicant goes on without having done so', () => {
    expect(settleWorkshop(draftWith(shed), () => 'w2').customWorkshops).toEqual([arches, { id: 'w2', ...tidy }]);
  });

  it('is dropped when it is blank, and kept when it cannot be added', () => {
    const none = draftWith(null);
    expect(settleWorkshop(none, () => 'w2')).toBe(none);
    expect(settleWorkshop(draftWith({ ...blankWorkshop, city: ' ' }), () => 'w2')).toEqual(none);
    for (const open of [
      { ...shed, name: '' },
      { ...blankWorkshop, id: 'w1' },
    ]) {
      const draft = draftWith(open);
      expect(settleWorkshop(draft, () => 'w2')).toBe(draft);
    }
  });

  it('holds the step up while it is neither added nor discarded', () => {
    expect(openWorkshopErrors(draftWith(null))).toEqual([]);
    expect(openWorkshopErrors(draftWith(blankWorkshop))).toEqual([]);
    expect(openWorkshopErrors(draftWith(shed))).toEqual([
      { fieldId: 'application-openWorkshop-name', message: 'Add “The Shed” to your list, or discard it' },
    ]);
    expect(openWorkshopErrors(draftWith({ ...shed, address: '', postcode: 'x' }))).toEqual([
      { fieldId: 'application-openWorkshop-address', message: 'Enter the address of the workshop' },
      {
        fieldId: 'application-openWorkshop-postcode',
        message: 'Enter a UK postcode such as LE1 6XH',
      },
    ]);
  });

  it('has its address in one line', () => {
    expect(addressOf(arches)).toBe('4 Mill Lane, Leicester, LE1 6XH');
  });
});

describe('going on from a step', () => {
  const open = filledApplication({
    openService: { id: null, name: 'Clocks', description: '' },
    openLocation: 'Melton',
    openCompany: 'Seiko',
    openWorkshop: { ...blankWorkshop, name: 'The Shed', address: '1 Mill Lane' },
  });
  const newId = () => 'new';

  it('adds what is open on that step, and nothing else', () => {
    expect(settledFor('services', open, null, newId)).toMatchObject({ openService: null, openLocation: 'Melton' });
    const location = settledFor('location', open, null, newId);
    expect(location).toEqual({ ...open, customLocations: ['Oadby', 'Melton'], openLocation: '' });
    const companies = settledFor('companies', open, null, newId);
    expect(companies).toMatchObject({ customCompanies: ['Aga', 'Seiko'], openCompany: '', openWorkshop: null });
    expect(companies.customWorkshops).toHaveLength(2);
    expect(companies.openLocation).toBe('Melton');
    expect(settledFor('basics', open, null, newId)).toBe(open);
  });
});
