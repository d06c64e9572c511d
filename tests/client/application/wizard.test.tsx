import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationDraft, applicationRules } from '~/features/application/application-flow.ts';
import { Component as ApplicationPage } from '~/features/application/application-page.tsx';
import { product } from '~/site/product.ts';
import { renderAt } from '../support/render-at.tsx';
import { fileOf, withoutDecoding } from '../support/sample-files.ts';
import { applicationGraph, options } from './application-graph.ts';
import { minimalDraft, plumbingPrice } from './minimal-draft.ts';

const MISSING = 'Please fill in all required fields before proceeding.';

const routes = [
  { path: '/joinUs/:step?', Component: ApplicationPage },
  { path: '*', element: <p>Another page</p> },
];

function open(location: string, graph = applicationGraph()) {
  return renderAt(location, routes, graph);
}

function fillDraft(part: Parameters<typeof minimalDraft>[0] = {}) {
  const draft = minimalDraft(part);
  applicationDraft.open().change(draft);
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const next = () => fireEvent.click(button(/^Next/));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const linksIn = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeAll(() => applicationRules.code.load());
beforeEach(() => {
  applicationDraft.open().clear();
  withoutDecoding();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the wizard', () => {
  it('opens with breadcrumbs, what is needed and what happens next, without a login (JOIN-01, JOIN-44, SHELL-27)', async () => {
    const { path } = open('/joinUs');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map((crumb) => crumb.textContent),
    ).toEqual(['Specialists', 'APPLY']);
    for (const claim of ['Verified', 'DBS checked', 'Liability insured']) expect(screen.getByText(claim)).toBeTruthy();
    expect(screen.getByText(/within 2-3 business days/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Who are you?' })).toBeTruthy();
    fireEvent.click(within(crumbs).getByRole('link', { name: 'Specialists' }));
    await waitFor(() => expect(path()).toBe('/specialists'));
  });

  it('stays on an incomplete step, with an error summary that links to each field (JOIN-05)', async () => {
    const { path } = open('/joinUs');
    await screen.findByRole('heading', { name: 'Who are you?' });
    next();
    const summary = screen.getByRole('alert', { name: MISSING });
    expect(document.activeElement).toBe(summary);
    expect(linksIn(summary)).toEqual([
      'Enter your first name',
      'Enter your last name',
      'Enter your email address',
      'Enter your phone number',
      'Add a profile photo',
    ]);
    fireEvent.click(within(summary).getByRole('link', { name: 'Add a profile photo' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Add profile photo'));
    const firstName = screen.getByLabelText('First name');
    expect(firstName.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(firstName, { target: { value: 'Amara' } });
    expect(firstName.getAttribute('aria-invalid')).toBeNull();
    expect(path()).toBe('/joinUs');
  });

  it('goes to the next and previous steps, never before the first, and shows the step number and title (JOIN-02, JOIN-03, JOIN-06)', async () => {
    fillDraft();
    const { path } = open('/joinUs');
    const progress = within(screen.getByRole('navigation', { name: 'Application steps' }));
    expect(progress.getByText('Step 1 of 8').parentElement?.textContent).toBe('Step 1 of 8 Basic Information');
    expect(progress.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    next();
    await waitFor(() => expect(path()).toBe('/joinUs/background'));
    expect(progress.getByText('Step 2 of 8')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What’s your background?' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(path()).toBe('/joinUs'));
  });

  it.each([
    ['/joinUs/review', { insurance: null }, '/joinUs/background'],
    ['/joinUs/somewhere', {}, '/joinUs'],
  ] as const)('%s requested with %j opens %s', async (requested, part, opened) => {
    fillDraft(part);
    const { path } = open(requested);
    await waitFor(() => expect(path()).toBe(opened));
  });

  it('says how long it saves the answers, and clears them after a confirmation', async () => {
    fillDraft();
    const { path } = open('/joinUs/background');
    expect(await screen.findByText(/We save this on this device for 7 days/)).toBeTruthy();
    fireEvent.click(button('Clear my answers'));
    const dialog = await screen.findByRole('dialog', { name: 'Clear your answers?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep my answers' }));
    expect(applicationDraft.open().get().value.firstName).toBe('Amara');
    fireEvent.click(button('Clear my answers'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear my answers' }));
    await waitFor(() => expect(path()).toBe('/joinUs'));
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
  });

  it('focuses the question when the answers are cleared on the first step', async () => {
    fillDraft();
    open('/joinUs');
    const clear = await screen.findByRole('button', { name: 'Clear my answers' });
    clear.focus();
    fireEvent.click(clear);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear my answers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who are you?' })));
  });
});

describe('the options (JOIN-04)', () => {
  it('can be loaded again after a failure, and steps without them work meanwhile', async () => {
    fillDraft({ experience: null });
    const graph = applicationGraph().answer('ApplicationOptions', new Error('down'));
    const { path } = open('/joinUs/background', graph);
    fireEvent.click(await screen.findByRole('radio', { name: '10+' }));
    next();
    await waitFor(() => expect(path()).toBe('/joinUs/services'));
    expect(await screen.findByText('Failed to fetch form options')).toBeTruthy();
    graph.answer('ApplicationOptions', { data: { specialistApplicationOptions: options } });
    fireEvent.click(button('Try again'));
    expect(await screen.findByRole('checkbox', { name: 'Vehicle Repair' })).toBeTruthy();
  });

  it('aren’t mixed up although the ids of each list begin at 1', async () => {
    fillDraft();
    open('/joinUs/services');
    const names = async (group: string) => {
      const boxes = within(await screen.findByRole('group', { name: group })).getAllByRole('checkbox');
      return boxes.map((box) => box.parentElement?.textContent);
    };
    expect(await names('Your services')).toEqual(['Vehicle Repair', 'Plumbing']);
    expect(await names('Immediate services')).toEqual(["Car Won't Start", 'Lockout Service']);
  });
});

describe('step 1', () => {
  const photoInput = () => screen.getByLabelText(/profile photo$/, { selector: 'input' });
  const choose = (file: File) => fireEvent.change(photoInput(), { target: { files: [file] } });

  it('accepts any image as the photo, shows it, replaces and removes it (JOIN-08)', async () => {
    open('/joinUs');
    await screen.findByRole('heading', { name: 'Who are you?' });
    expect(photoInput().getAttribute('accept')).toBe('image/*');
    choose(fileOf('png', 'me.png', { type: 'image/png' }));
    expect(await screen.findByText('me.png')).toBeTruthy();
    choose(fileOf('webp', 'other.webp', { type: 'image/webp' }));
    expect(await screen.findByText('other.webp')).toBeTruthy();
    fireEvent.click(button('Remove profile photo'));
    expect(applicationDraft.open().get().value.photo).toBeNull();
    expect(document.activeElement).toBe(photoInput());
  });

  it('rejects files that aren’t images, and keeps the photo', async () => {
    fillDraft();
    open('/joinUs');
    expect(await screen.findByText('me.png')).toBeTruthy();
    choose(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('“cv.pdf” is not an image.')).toBeTruthy();
    expect(photoInput().getAttribute('aria-invalid')).toBe('true');
    choose(new File(['II*'], 'scan.tiff', { type: 'image/tiff' }));
    expect(await screen.findByText(/“scan.tiff” can’t be opened here/)).toBeTruthy();
    expect(applicationDraft.open().get().value.photo?.name).toBe('me.png');
  });

  it('asks again for a photo that the browser didn’t save', async () => {
    fillDraft();
    applicationDraft.open().change({ photo: null });
    applicationDraft.open().change({ photoName: 'me.png' });
    open('/joinUs');
    expect(await screen.findByText(/Your browser didn’t save “me.png”: please add it again/)).toBeTruthy();
  });
});

describe('step 2', () => {
  it('offers the required options (JOIN-10, JOIN-11)', async () => {
    fillDraft();
    open('/joinUs/background');
    const choices = async (group: string) =>
      within(await screen.findByRole('group', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent);
    expect(await choices('Years of experience')).toEqual(['Less than 1', '1-2', '3-5', '5-10', '10+']);
    expect(await choices('Are you certified?')).toEqual(['Yes', 'No']);
    expect(await choices('Do you have liability insurance?')).toEqual(['Yes', 'No', 'Not sure']);
  });

  it('accepts several certificates of the required types, names those it rejects, and removes them (JOIN-12)', async () => {
    fillDraft();
    open('/joinUs/background');
    const input = await screen.findByLabelText<HTMLInputElement>('Add certification files');
    expect(input.accept).toBe('.pdf,.jpg,.jpeg,.png,.doc,.docx');
    expect(input.multiple).toBe(true);
    const first = fileOf('pdf', 'a.pdf', { lastModified: 1 });
    const program = new File(['MZ'], 'd.exe');
    const renamed = new File(['MZ'], 'e.pdf');
    const files = [first, fileOf('jpeg', 'b.JPG'), fileOf('docx', 'c.docx'), program, renamed];
    fireEvent.change(input, { target: { files } });
    expect(await screen.findByText('“d.exe” is not a PDF, JPG, PNG, DOC or DOCX file.')).toBeTruthy();
    const error = '“e.pdf” is not a PDF, JPG, PNG, DOC or DOCX file, whatever its name says.';
    expect(await screen.findByText(error)).toBeTruthy();
    const added = () =>
      applicationDraft
        .open()
        .get()
        .value.certificates.map(({ name }) => name);
    expect(added()).toEqual(['a.pdf', 'b.JPG', 'c.docx']);
    fireEvent.click(button('Remove b.JPG'));
    expect(added()).toEqual(['a.pdf', 'c.docx']);
    fireEvent.change(input, { target: { files: [first] } });
    expect(screen.getByText('You’ve already added “a.pdf”.')).toBeTruthy();
    const many = Array.from({ length: 8 }, (_, index) => new File([fileOf('png', ''), String(index)], `${index}.png`));
    fireEvent.change(input, { target: { files: many } });
    await waitFor(() => expect(added()).toHaveLength(9));
    expect(screen.getByText('We didn’t add “7.png”: you can add at most 9 files.')).toBeTruthy();
    button('Dismiss').focus();
    fireEvent.click(button('Dismiss'));
    expect(document.activeElement).toBe(input);
  });
});

describe('step 3', () => {
  it('adds, edits and removes a custom service (JOIN-13)', async () => {
    fillDraft({ services: [] });
    open('/joinUs/services');
    fireEvent.click(await screen.findByRole('button', { name: 'Add your own service' }));
    fireEvent.click(button('Add service'));
    expect(screen.getByText('Enter a name for your service')).toBeTruthy();
    type('Name of the service', 'PLUMBING');
    fireEvent.click(button('Add service'));
    expect(screen.getByText('“PLUMBING” is in the list above: tick it there')).toBeTruthy();
    type('Name of the service', 'Stove fitting');
    type(/What it covers/, 'Wood and gas');
    fireEvent.keyDown(screen.getByLabelText('Name of the service'), { key: 'Enter' });
    const custom = () =>
      applicationDraft
        .open()
        .get()
        .value.customServices.map(({ name, description }) => `${name}: ${description}`);
    expect(custom()).toEqual(['Stove fitting: Wood and gas']);
    fireEvent.click(button('Edit Stove fitting'));
    type('Name of the service', 'Stoves');
    fireEvent.click(button('Save service'));
    expect(custom()).toEqual(['Stoves: Wood and gas']);
    fireEvent.click(button('Remove Stoves'));
    expect(custom()).toEqual([]);
  });

  it('edits one custom service at a time, so that unsaved changes aren’t overwritten', async () => {
    fillDraft({ customServices: [{ id: '1', name: 'Stoves', description: '' }] });
    open('/joinUs/services');
    fireEvent.click(await screen.findByRole('button', { name: 'Add your own service' }));
    type('Name of the service', 'Agas');
    expect(screen.queryByRole('button', { name: 'Edit Stoves' })).toBeNull();
    fireEvent.click(button('Add service'));
    expect(button('Edit Stoves')).toBeTruthy();
  });

  it('adds an unsaved service when Next is pressed, and keeps it in the form if it is invalid', async () => {
    fillDraft({ services: [], pricing: {} });
    const { path } = open('/joinUs/services');
    fireEvent.click(await screen.findByRole('button', { name: 'Add your own service' }));
    type('Name of the service', 'plumbing');
    next();
    const summary = screen.getByRole('alert', { name: MISSING });
    expect(linksIn(summary)).toContain('Add “plumbing” to your list, or discard it');
    type('Name of the service', 'Stove fitting');
    next();
    await waitFor(() => expect(path()).toBe('/joinUs/pricing'));
    expect(await screen.findByRole('group', { name: 'Stove fitting' })).toBeTruthy();
  });

  it('offers immediate services, which don’t count as services (JOIN-14)', async () => {
    fillDraft({ services: [] });
    const { path } = open('/joinUs/services');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Lockout Service' }));
    fireEvent.click(button('Add your own immediate service'));
    type('Name of the service', 'Burst pipes');
    fireEvent.click(button('Add service'));
    next();
    expect(linksIn(screen.getByRole('alert'))).toEqual(['Choose at least one service, or add your own']);
    expect(applicationDraft.open().get().value.immediateServices).toEqual(['Lockout Service']);
    expect(applicationDraft.open().get().value.customImmediateServices[0]?.name).toBe('Burst pipes');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Plumbing' }));
    next();
    await waitFor(() => expect(path()).toBe('/joinUs/pricing'));
  });
});

describe('step 4', () => {
  it('asks for the price of each service, with the limits of the numbers (JOIN-15, JOIN-16)', async () => {
    const stoves = { id: '1', name: 'Stoves', description: '' };
    fillDraft({ customServices: [stoves], pricing: {} });
    const { path } = open('/joinUs/pricing');
    const card = async (name: string) => within(await screen.findByRole('group', { name }));
    const base = (await card('Plumbing')).getByLabelText<HTMLInputElement>('Base price (£)');
    expect([base.type, base.min, base.step]).toEqual(['number', '0', '0.01']);
    const minutes = (await card('Stoves')).getByLabelText<HTMLInputElement>(/Typical duration \(minutes\)/);
    expect([minutes.type, minutes.min]).toEqual(['number', '1']);
    fireEvent.change(base, { target: { value: '-1' } });
    fireEvent.change(minutes, { target: { value: '0' } });
    next();
    expect(linksIn(screen.getByRole('alert', { name: MISSING }))).toEqual([
      'Enter the base price for Plumbing in pounds, such as 40 or 40.50',
      'Enter a base price for Stoves',
      'Enter the duration for Stoves in whole minutes, at least 1',
    ]);
    expect(base.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(base, { target: { value: '40.50' } });
    fireEvent.change((await card('Stoves')).getByLabelText('Base price (£)'), { target: { value: '90' } });
    fireEvent.change(minutes, { target: { value: '' } });
    next();
    await waitFor(() => expect(path()).toBe('/joinUs/location'));
  });

  it('says what is missing when there is no service, with a link back (JOIN-17)', async () => {
    fillDraft({ services: [] });
    const { path } = open('/joinUs/pricing');
    expect(
      await screen.findByText('Please go back and select at least one service before setting prices.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Go back to services' }));
    await waitFor(() => expect(path()).toBe('/joinUs/services'));
  });
});

describe('step 5', () => {
  it('says so when there are no service modes, and can load them again (JOIN-21)', async () => {
    fillDraft();
    const none = { data: { specialistApplicationOptions: { ...options, serviceModes: [] } } };
    const graph = applicationGraph().answer('ApplicationOptions', none);
    open('/joinUs/location', graph);
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t show this question at the moment');
    expect(screen.getByRole('link', { name: product.supportEmail })).toBeTruthy();
    graph.answer('ApplicationOptions', { data: { specialistApplicationOptions: options } });
    fireEvent.click(button('Try again'));
    expect(await screen.findByRole('radio', { name: 'Travel only' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('step 7', () => {
  it('edits and removes a custom workshop, and announces it (JOIN-27)', async () => {
    const arches = { id: 'w1', name: 'The Arches', address: '4 Mill Lane', city: '', county: '', postcode: '' };
    fillDraft({ customWorkshops: [arches] });
    open('/joinUs/companies');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit The Arches' }));
    type('Address', ' ');
    fireEvent.click(button('Save workshop'));
    expect(screen.getByText('Enter the address of the workshop')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')));
    type('Address', '5 Mill Lane');
    fireEvent.click(button('Save workshop'));
    expect(screen.getByText('The Arches changed')).toBeTruthy();
    expect(applicationDraft.open().get().value.customWorkshops).toEqual([{ ...arches, address: '5 Mill Lane' }]);
    await waitFor(() => expect(document.activeElement).toBe(button('Add a workshop')));
    fireEvent.click(button('Remove The Arches'));
    expect(screen.getByText('The Arches removed')).toBeTruthy();
    expect(applicationDraft.open().get().value.customWorkshops).toEqual([]);
  });

  it('formats the postcode of a workshop that is added with Enter (JOIN-27)', async () => {
    fillDraft();
    open('/joinUs/companies');
    fireEvent.click(await screen.findByRole('button', { name: 'Add a workshop' }));
    type('Name of the workshop', 'The Arches');
    type('Address', '4 Mill Lane');
    type(/^Postcode/, 'le16xh');
    fireEvent.keyDown(screen.getByLabelText(/^Postcode/), { key: 'Enter' });
    expect(applicationDraft.open().get().value.customWorkshops).toMatchObject([
      { name: 'The Arches', postcode: 'LE1 6XH' },
    ]);
  });
});

describe('the review', () => {
  it('shows the names of services unchanged (C-85)', async () => {
    const price = { Plumbing: plumbingPrice, 'Tire Change': plumbingPrice };
    fillDraft({ services: ['Tire Change'], immediateServices: ['Flat Tire'], pricing: price });
    applicationDraft.open().change({ verifiedEmail: 'amara@example.com' });
    open('/joinUs/review');
    const sheet = await screen.findByRole('region', { name: 'Application sheet' });
    for (const name of ['Tire Change', 'Flat Tire']) expect(within(sheet).getAllByText(name)).not.toHaveLength(0);
    expect(sheet.textContent).not.toContain('Tyre');
  });
});

describe('the job sheet', () => {
  it('fills in step by step', async () => {
    fillDraft({ services: ['Plumbing', 'Towing', 'Couriers'], pricing: {} });
    open('/joinUs/services');
    await screen.findByRole('checkbox', { name: 'Plumbing' });
    const sheet = screen.getByRole('region', { name: 'Application sheet' });
    const rows = [...sheet.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(rows).toEqual(
      expect.arrayContaining([
        'NameAmara Okafor',
        'Years in the trade3-5',
        'ServicesPlumbing, Towing + 1 more',
        'Pricesto come',
      ]),
    );
  });
});
