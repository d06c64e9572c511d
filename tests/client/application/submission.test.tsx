import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationDraft } from '~/features/application/application-flow.ts';
import { Component as ApplicationPage } from '~/features/application/application-page.tsx';
import type { FakeGraph } from '../support/fake-graph.ts';
import { later } from '../support/later.ts';
import { renderAt } from '../support/render-at.tsx';
import { applicationGraph } from './application-graph.ts';
import { minimalDraft, photo } from './minimal-draft.ts';

const APPLY = 'ApplyAsSpecialist';
const KEY = 'draft/device/specialist-application';
const NO_RESPONSE = 'An error occurred. Please try again later.';
const PHONES = ['0116 496 0120', '0115 496 0120'];

type ServerError = { field: string[] | null; message: string; code: string; retryAfterSeconds?: number };

const response = (isReceived: boolean, ...errors: ServerError[]) => ({
  data: {
    applyAsSpecialist: {
      __typename: 'ApplyAsSpecialistPayload',
      isReceived,
      message: null,
      userErrors: errors.map((error) => ({ __typename: 'UserError', retryAfterSeconds: null, ...error })),
    },
  },
});
const duplicate = response(false, { field: ['idempotencyKey'], message: 'Already with us.', code: 'KEY_REUSED' });

const routesOf = (Component: typeof ApplicationPage) => [
  { path: '/joinUs/:step?', Component },
  { path: '*', element: <p>Another page</p> },
];
const routes = routesOf(ApplicationPage);

/** Opens the last step, ready to submit. */
async function openReview(graph: FakeGraph) {
  const draft = minimalDraft();
  const store = applicationDraft.open();
  store.change({ ...draft, termsAccepted: true, gdprConsentAccepted: true });
  store.change({ verifiedEmail: draft.email });
  const page = renderAt('/joinUs/review', routes, graph);
  await screen.findByRole('button', { name: 'Submit Application' });
  const keys = () => graph.sentAs(APPLY).map(({ variables }) => Object(variables.input).idempotencyKey);
  return { ...page, keys };
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }));

beforeEach(() => {
  sessionStorage.clear();
  applicationDraft.open().clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

describe('while the application is being sent', () => {
  it('the form can’t be changed, left or cleared', async () => {
    const reply = later<ReturnType<typeof response>>();
    await openReview(applicationGraph().answer(APPLY, reply.promise));
    const terms = await screen.findByRole('checkbox', { name: /I have read and accept/ });
    expect(screen.getByRole('button', { name: 'Clear my answers' })).toBeTruthy();
    submit();
    await screen.findByRole('button', { name: 'Submitting...' });
    expect(terms.closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Previous').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear my answers' })).toBeNull();
    await act(async () => reply.resolve(response(false, { field: null, message: 'Not today.', code: 'REFUSED' })));
    expect(await screen.findByText('Not today.')).toBeTruthy();
    expect(terms.closest('[inert]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Clear my answers' })).toBeTruthy();
  });

  it('isn’t sent after another tab has sent it while the files were being read', async () => {
    const reading = later<ArrayBuffer>();
    const { keys } = await openReview(applicationGraph());
    vi.spyOn(photo, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => reading.promise }));
    submit();
    await screen.findByRole('button', { name: 'Submitting...' });
    const sent = [{ id: applicationDraft.open().get().id, at: Date.now() - 24 * 60 * 60_000, reference: null }];
    localStorage.setItem(KEY, JSON.stringify({ sent, expiresAt: 9e15 }));
    await act(async () => reading.resolve(new ArrayBuffer(1)));
    expect(
      await screen.findByText(/^Sent: you sent this application in another tab at \w+ \d+ \w+ \d{4}, \d\d:\d\d$/),
    ).toBeTruthy();
    expect(keys()).toEqual([]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ sent, expiresAt: 9e15 });
  });

  it('the page can be left without being pulled back, and shows the confirmation later (JOIN-43)', async () => {
    const reply = later<ReturnType<typeof response>>();
    const { router, path } = await openReview(applicationGraph().answer(APPLY, reply.promise));
    submit();
    await screen.findByRole('button', { name: 'Submitting...' });
    await act(() => router.navigate('/about'));
    await act(async () => reply.resolve(response(true)));
    await waitFor(() => expect(applicationDraft.open().get().value.firstName).toBe(''));
    expect(path()).toBe('/about');
    await act(() => router.navigate('/joinUs'));
    expect(await screen.findByRole('heading', { name: 'We’ve received your application' })).toBe(
      document.activeElement,
    );
    expect(screen.getByText(/Thank you! Your application has been received/)).toBeTruthy();
    expect(screen.queryByLabelText('First name')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Apply again' }));
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
    expect(screen.queryByRole('heading', { name: 'We’ve received your application' })).toBeNull();
  });

  it.each([
    [
      'a lost connection',
      new TypeError('Failed to fetch'),
      NO_RESPONSE,
      /look for our email, or call us, before you press “Submit Application”/,
      '/joinUs/review',
    ],
    [
      'a server error',
      response(false, { field: ['serviceModeId'], message: 'No such mode.', code: 'INVALID' }),
      'Your application wasn’t sent',
      'No such mode.',
      '/joinUs/location',
    ],
  ] as const)('%s is shown to an applicant who comes back', async (_what, answer, title, link, href) => {
    const reply = later<Error | ReturnType<typeof response>>();
    const { router, path } = await openReview(applicationGraph().answer(APPLY, reply.promise));
    submit();
    await screen.findByRole('button', { name: 'Submitting...' });
    await act(() => router.navigate('/about'));
    await act(async () => reply.resolve(answer));
    expect(path()).toBe('/about');
    await act(() => router.navigate('/joinUs'));
    const summary = await screen.findByRole('alert', { name: title });
    expect(within(summary).getByRole('link', { name: link }).getAttribute('href')).toBe(href);
  });
});

describe('a repeated submission', () => {
  it('is refused if the first was received with other answers: it keeps its key and shows phone numbers (FAULT-12)', async () => {
    let answer: Error | typeof duplicate = new TypeError('Failed to fetch');
    const { keys } = await openReview(applicationGraph().answer(APPLY, () => answer));
    submit();
    await screen.findByRole('alert', { name: NO_RESPONSE });
    answer = duplicate;
    act(() => applicationDraft.open().change({ bio: 'I fix taps.' }));
    submit();
    const title = await screen.findByText('We’ve already received your application');
    const box = title.closest<HTMLElement>('[role=alert]');
    expect(document.activeElement).toBe(box);
    for (const phone of PHONES) expect(within(box ?? document.body).getByRole('link', { name: phone })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull();
    fireEvent.submit(screen.getByRole('form'));
    const [first, second, ...others] = keys();
    expect([second, others]).toEqual([first, []]);
    expect(applicationDraft.open().get().pending?.key).toBe(first);
  });

  it('has the same key after a response without an error message', async () => {
    const { keys } = await openReview(applicationGraph().answer(APPLY, response(false)));
    submit();
    await screen.findByText('Failed to submit form. Please try again.');
    submit();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
  });

  it('is not offered after a lost response and a reload, if its email address is taken (JOIN-42, FAULT-12)', async () => {
    const { unmount } = await openReview(applicationGraph().answer(APPLY, new TypeError('Failed to fetch')));
    submit();
    await screen.findByRole('alert', { name: NO_RESPONSE });
    unmount();

    vi.resetModules();
    const page = await import('~/features/application/application-page.tsx');
    const { applicationDraft: draftAfter } = await import('~/features/application/application-flow.ts');
    const { renderAt: renderAfter } = await import('../support/render-at.tsx');
    const store = draftAfter.open();
    // This browser can't store files, so the photo is missing.
    store.change({ photo });
    expect(store.get().value).toMatchObject({ firstName: 'Amara', verifiedEmail: null });
    const taken = {
      field: ['email'],
      message: 'This email is already registered.',
      code: 'TAKEN',
      retryAfterSeconds: null,
    };
    const graph = applicationGraph().answer('SendEmailCode', {
      data: {
        sendEmailCode: { __typename: 'Payload', message: null, userErrors: [{ __typename: 'UserError', ...taken }] },
      },
    });
    renderAfter('/joinUs/review', routesOf(page.Component), graph);
    const title = await screen.findByText('We’ve probably received your application');
    const box = within(title.closest<HTMLElement>('[role=alert]') ?? document.body);
    expect(box.getByText(/Look for our confirmation email at amara@example.com/)).toBeTruthy();
    for (const phone of PHONES) expect(box.getByRole('link', { name: phone })).toBeTruthy();
    fireEvent.click(box.getByRole('button', { name: 'Clear my answers' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear my answers' }));
    await waitFor(() => expect(store.get()).toMatchObject({ value: { firstName: '' }, pending: null }));
  });
});

it('says when to try again after too many attempts', async () => {
  const tooMany = { message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfter: 120 } };
  await openReview(applicationGraph().answer(APPLY, { errors: [tooMany] }));
  submit();
  await screen.findByRole('alert', { name: 'Too many requests. You can try again in 2 minutes.' });
});

it('says so if the browser can’t save the answers', async () => {
  renderAt('/joinUs', routes, applicationGraph());
  await screen.findByLabelText('First name');
  expect(screen.getByText(/we save your answers on this device for 7 days/)).toBeTruthy();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Amara' } });
  expect(
    await screen.findByText('Your browser can’t save your answers. Keep this page open until you’ve submitted.'),
  ).toBeTruthy();
  expect(screen.queryByText(/on this device for 7 days/)).toBeNull();
});

it('shows what is typed in another tab', async () => {
  renderAt('/joinUs', routes, applicationGraph());
  const field = await screen.findByLabelText<HTMLInputElement>('First name');
  fireEvent.change(field, { target: { value: 'Amara' } });
  const key = 'draft/device/specialist-application';
  const stored = JSON.parse(localStorage.getItem(key) ?? '');
  const newValue = JSON.stringify({
    ...stored,
    value: { ...stored.value, firstName: 'Amara Joy' },
    savedAt: stored.savedAt + 1000,
  });
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(field.value).toBe('Amara Joy');
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  expect(field.value).toBe('');
});
