import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationDraft } from '~/features/application/application-flow.ts';
import { Component as ApplicationPage } from '~/features/application/application-page.tsx';
import type { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';
import { applicationGraph } from './application-graph.ts';
import { filledDraft, portrait } from './needed.ts';

const APPLY = 'ApplyAsSpecialist';
const NO_ANSWER = 'An error occurred. Please try again later.';
const PHONES = ['0116 496 0120', '0115 496 0120'];

type Said = { field: string[] | null; message: string; code: string; retryAfterSeconds?: number };

const answered = (isReceived: boolean, ...said: Said[]) => ({
  data: {
    applyAsSpecialist: {
      __typename: 'ApplyAsSpecialistPayload',
      isReceived,
      message: null,
      userErrors: said.map((one) => ({ __typename: 'UserError', retryAfterSeconds: null, ...one })),
    },
  },
});
const withUs = answered(false, { field: ['idempotencyKey'], message: 'Already with us.', code: 'REFUSED' });

const routesOf = (Component: typeof ApplicationPage) => [
  { path: '/joinUs/:step?', Component },
  { path: '*', element: <p>Another page</p> },
];
const routes = routesOf(ApplicationPage);

/** The last step, with nothing left to do but to press. */
async function openReview(graph: FakeGraph) {
  const draft = filledDraft();
  const store = applicationDraft.open();
  store.change({ ...draft, termsAccepted: true, gdprConsentAccepted: true });
  store.change({ verifiedEmail: draft.email });
  const page = renderAt('/joinUs/review', routes, graph);
  await screen.findByRole('button', { name: 'Submit Application' });
  const keys = () => graph.sentAs(APPLY).map(({ variables }) => Object(variables.input).idempotencyKey);
  return { ...page, keys };
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }));

/** An answer that is given when it is asked for. */
function held<Answer>() {
  let give: (answer: Answer) => void = () => undefined;
  const reply = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { reply, give: (answer: Answer) => act(async () => give(answer)) };
}

beforeEach(() => {
  sessionStorage.clear();
  applicationDraft.open().clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

describe('while it is being sent', () => {
  it('nothing can be changed, left behind or cleared', async () => {
    const { reply, give } = held<ReturnType<typeof answered>>();
    await openReview(applicationGraph().answer(APPLY, reply));
    const terms = await screen.findByRole('checkbox', { name: /I have read and accept/ });
    expect(screen.getByRole('button', { name: 'Clear my answers' })).toBeTruthy();
    press();
    await screen.findByRole('button', { name: 'Submitting...' });
    expect(terms.closest('[inert]')).not.toBeNull();
    expect(screen.getByText('Previous').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear my answers' })).toBeNull();
    await give(answered(false, { field: null, message: 'Not today.', code: 'REFUSED' }));
    expect(await screen.findByText('Not today.')).toBeTruthy();
    expect(terms.closest('[inert]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Clear my answers' })).toBeTruthy();
  });

  it('the page may be left: nobody is pulled back, and the receipt is there when they come back (JOIN-43)', async () => {
    const { reply, give } = held<ReturnType<typeof answered>>();
    const { router, path } = await openReview(applicationGraph().answer(APPLY, reply));
    press();
    await screen.findByRole('button', { name: 'Submitting...' });
    await act(() => router.navigate('/about'));
    await give(answered(true));
    await waitFor(() => expect(applicationDraft.open().get().value.firstName).toBe(''));
    expect(path()).toBe('/about');
    await act(() => router.navigate('/joinUs'));
    expect(await screen.findByRole('heading', { name: 'Your application is with us' })).toBe(document.activeElement);
    expect(screen.getByText(/Thank you! Your application has been received/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
  });

  it.each([
    [
      'a lost line',
      new TypeError('Failed to fetch'),
      NO_ANSWER,
      /Submit Application.*will not be sent twice/,
      '/joinUs/review',
    ],
    [
      'a refusal',
      answered(false, { field: ['serviceModeId'], message: 'No such way.', code: 'INVALID' }),
      'Your application was not sent',
      'No such way.',
      '/joinUs/location',
    ],
  ] as const)('and %s is told to whoever comes back', async (_what, answer, title, link, leadsTo) => {
    const { reply, give } = held<Error | ReturnType<typeof answered>>();
    const { router, path } = await openReview(applicationGraph().answer(APPLY, reply));
    press();
    await screen.findByRole('button', { name: 'Submitting...' });
    await act(() => router.navigate('/about'));
    await give(answer);
    expect(path()).toBe('/about');
    await act(() => router.navigate('/joinUs'));
    const alert = await screen.findByRole('alert', { name: title });
    expect(within(alert).getByRole('link', { name: link }).getAttribute('href')).toBe(leadsTo);
  });
});

describe('what cannot be pressed again', () => {
  it('is an application that is with us with other details: it keeps its key and says whom to call (FAULT-12)', async () => {
    let answer: Error | typeof withUs = new TypeError('Failed to fetch');
    const { keys } = await openReview(applicationGraph().answer(APPLY, () => answer));
    press();
    await screen.findByRole('alert', { name: NO_ANSWER });
    answer = withUs;
    act(() => applicationDraft.open().change({ bio: 'I mend taps.' }));
    press();
    const alert = await screen.findByText('Your application is already with us');
    const box = alert.closest<HTMLElement>('[role=alert]');
    expect(document.activeElement).toBe(box);
    for (const phone of PHONES) expect(within(box ?? document.body).getByRole('link', { name: phone })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull();
    fireEvent.submit(screen.getByRole('form'));
    const [first, second, ...others] = keys();
    expect([second, others]).toEqual([first, []]);
    expect(applicationDraft.open().get().pending?.key).toBe(first);
  });

  it('after an answer without a word the next press has the same key', async () => {
    const { keys } = await openReview(applicationGraph().answer(APPLY, answered(false)));
    press();
    await screen.findByText('Failed to submit form. Please try again.');
    press();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
  });

  it('is an application whose answer was lost, after a reload: its address is taken, by itself (JOIN-42, FAULT-12)', async () => {
    const { unmount } = await openReview(applicationGraph().answer(APPLY, new TypeError('Failed to fetch')));
    press();
    await screen.findByRole('alert', { name: NO_ANSWER });
    unmount();

    vi.resetModules();
    const page = await import('~/features/application/application-page.tsx');
    const { applicationDraft: draftAfter } = await import('~/features/application/application-flow.ts');
    const { renderAt: renderAfter } = await import('../support/render-at.tsx');
    const store = draftAfter.open();
    // This browser has no place for files, so the picture is asked for again.
    store.change({ photo: portrait });
    expect(store.get().value).toMatchObject({ firstName: 'Amara', verifiedEmail: null });
    const taken = { field: null, message: 'This email is already registered.', code: 'TAKEN', retryAfterSeconds: null };
    const graph = applicationGraph().answer('SendApplicationCode', {
      data: {
        sendEmailCode: { __typename: 'Payload', message: null, userErrors: [{ __typename: 'UserError', ...taken }] },
      },
    });
    renderAfter('/joinUs/review', routesOf(page.Component), graph);
    const title = await screen.findByText('Your application has probably arrived');
    const box = within(title.closest<HTMLElement>('[role=alert]') ?? document.body);
    expect(box.getByText(/Look for our confirmation at amara@example.com/)).toBeTruthy();
    for (const phone of PHONES) expect(box.getByRole('link', { name: phone })).toBeTruthy();
    fireEvent.click(box.getByRole('button', { name: 'Clear my answers' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear my answers' }));
    await waitFor(() => expect(store.get()).toMatchObject({ value: { firstName: '' }, pending: null }));
  });
});

it('says when to try again after too many tries', async () => {
  const tooMany = { message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfter: 120 } };
  await openReview(applicationGraph().answer(APPLY, { errors: [tooMany] }));
  press();
  await screen.findByRole('alert', { name: 'Too many requests. You can try again in 2 minutes.' });
});

it('promises nothing where the browser keeps nothing', async () => {
  renderAt('/joinUs', routes, applicationGraph());
  await screen.findByLabelText('First name');
  expect(screen.getByText(/We keep this on this device for 7 days/)).toBeTruthy();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Amara' } });
  expect(
    await screen.findByText('Your browser keeps nothing: leave this page open until you have submitted.'),
  ).toBeTruthy();
  expect(screen.queryByText(/on this device for 7 days/)).toBeNull();
});

it('shows what another tab has written', async () => {
  renderAt('/joinUs', routes, applicationGraph());
  const field = await screen.findByLabelText<HTMLInputElement>('First name');
  fireEvent.change(field, { target: { value: 'Amara' } });
  const key = 'draft/device/specialist-application';
  const theirs = JSON.parse(localStorage.getItem(key) ?? '');
  const newValue = JSON.stringify({
    ...theirs,
    value: { ...theirs.value, firstName: 'Amara Joy' },
    savedAt: theirs.savedAt + 1000,
  });
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(field.value).toBe('Amara Joy');
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  expect(field.value).toBe('');
});
