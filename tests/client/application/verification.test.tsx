import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { applicationDraft } from '~/features/application/application-flow.ts';
import { EmailVerification } from '~/features/application/verification/email-verification.tsx';
import { noteCodeSent } from '~/features/application/verification/sent-codes.ts';
import { useDraft } from '~/forms/draft.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';
import { filledApplication } from './drafts.ts';

const VERIFIED = 'Email verified successfully! You can now submit your application.';
const SEND = 'SendApplicationCode';
const RESEND = 'ResendApplicationCode';
const VERIFY = 'VerifyApplicationCode';

type Refused = { message: string; code?: string; retryAfterSeconds?: number };

const answer = (field: string, ...userErrors: Refused[]) => ({
  data: {
    [field]: {
      __typename: 'Payload',
      message: null,
      userErrors: userErrors.map(({ message, code = 'REFUSED', retryAfterSeconds }) => ({
        __typename: 'UserError',
        field: null,
        message,
        code,
        retryAfterSeconds: retryAfterSeconds ?? null,
      })),
    },
  },
});

function codesGraph(): FakeGraph {
  return new FakeGraph()
    .answer(SEND, answer('sendEmailCode'))
    .answer(RESEND, answer('resendEmailCode'))
    .answer(VERIFY, answer('verifyEmailCode'));
}

function Step() {
  const opened = applicationDraft.open();
  const { value: draft, pending } = useDraft(opened);
  const { change } = opened;
  return (
    <StrictMode>
      <EmailVerification draft={draft} change={change} isOutcomeUnknown={pending !== null} />
    </StrictMode>
  );
}

function open(graph = codesGraph()) {
  const routes = [{ path: '*', element: <Step /> }];
  return renderAt('/joinUs/review', routes, graph);
}

function begin(part: Partial<ApplicationDraft> = {}) {
  const draft = filledApplication({ verifiedEmail: null, ...part });
  applicationDraft.open().change(draft);
}

/** Opens the step, and again when the pause after a code is over. */
async function openLater(graph: FakeGraph) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = open(graph);
  await box(1);
  expect(screen.getByRole('button', { name: 'Resend in 60s' }).hasAttribute('disabled')).toBe(true);
  first.unmount();
  vi.setSystemTime(Date.now() + 60_000);
  const later = open(graph);
  await box(1);
  return later;
}

const box = (place: number) => screen.findByLabelText(`Digit ${place} of 6`);

async function enter(code: string) {
  fireEvent.paste(await box(1), { clipboardData: { getData: () => code } });
}

async function tryCode(code: string) {
  await enter(code);
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
}

beforeEach(() => {
  sessionStorage.clear();
  applicationDraft.open().clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('sending by itself (JOIN-33)', () => {
  it('sends one code when the step opens, none when it is opened again', async () => {
    begin();
    const { graph, unmount } = open();
    await box(1);
    expect(graph.sentAs(SEND).map(({ variables }) => variables)).toEqual([
      { input: { email: 'tom@example.com', purpose: 'SPECIALIST_APPLICATION' } },
    ]);
    unmount();
    const again = open();
    await box(1);
    expect(again.graph.sent).toEqual([]);
  });

  it('sends one code where the browser keeps nothing', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    begin({ email: 'unkept@example.com' });
    open().unmount();
    await act(async () => undefined);
    const again = open();
    await box(1);
    expect(again.graph.sent).toEqual([]);
    vi.restoreAllMocks();
    // What is noted from now on is kept again.
    noteCodeSent('other@example.com', 0);
  });

  it('joins a code that is still being sent', async () => {
    begin();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const graph = codesGraph().answer(SEND, () => held.then(() => answer('sendEmailCode')));
    const first = open(graph);
    first.unmount();
    open(graph);
    await screen.findByText(/Sending a code/);
    release();
    await box(1);
    expect(graph.sentAs(SEND)).toHaveLength(1);
  });

  it('sends none to a verified address', () => {
    begin({ verifiedEmail: 'tom@example.com' });
    const { graph } = open();
    expect(screen.getByText(VERIFIED)).toBeTruthy();
    expect(graph.sent).toEqual([]);
  });

  it('sends another address its own', async () => {
    begin();
    open().unmount();
    begin({ email: 'other@example.com' });
    const { graph } = open();
    await box(1);
    expect(graph.sentAs(SEND)[0]?.variables).toMatchObject({ input: { email: 'other@example.com' } });
  });
});

describe('a code that could not be sent (JOIN-35)', () => {
  it.each([
    ['the first of the errors', answer('sendEmailCode', { message: 'A' }, { message: 'B' }), 'A'],
    ['words of our own', { data: { sendEmailCode: null } }, 'Failed to send verification code.'],
    ['a lost line', new TypeError('Failed to fetch'), 'An unexpected error occurred. Please try again later.'],
  ])('says so: %s', async (_what, reply, text) => {
    begin();
    const { graph } = open(codesGraph().answer(SEND, reply));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    // Nothing went out, so there is nothing to wait for, and the next press sends a first one.
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(graph.sentAs(SEND)).toHaveLength(2));
    expect(graph.sentAs(RESEND)).toEqual([]);
  });

  it('says when to ask again after too many', async () => {
    begin();
    const wait = { message: 'Please wait 45 seconds.', code: 'RATE_LIMITED', retryAfterSeconds: 45 };
    open(codesGraph().answer(SEND, answer('sendEmailCode', wait)));
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait 45 seconds.');
    expect(screen.getByRole('button', { name: /^Resend in 4\ds$/ })).toBeTruthy();
  });

  it('is tried again when the step is opened anew', async () => {
    begin();
    const { unmount } = open(codesGraph().answer(SEND, new TypeError('Failed to fetch')));
    await screen.findByRole('alert');
    unmount();
    const { graph } = open();
    await box(1);
    expect(graph.sentAs(SEND)).toHaveLength(1);
  });
});

describe('resending (JOIN-38..40, C-87)', () => {
  it.each(['This email is already registered.', 'AUTHENTICATION needed', 'Address Already Taken'])(
    'is hidden after “%s” until that is taken away',
    async (message) => {
      begin();
      open(codesGraph().answer(SEND, answer('sendEmailCode', { message })));
      expect(await screen.findByText('Fix the error above before resending')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Resend/ })).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect(screen.getByRole('button', { name: /Resend/ })).toBeTruthy();
    },
  );

  it('is hidden by what is said of a code too, until another is typed', async () => {
    begin();
    open(codesGraph().answer(VERIFY, answer('verifyEmailCode', { message: 'Authentication failed.' })));
    await tryCode('123456');
    expect(await screen.findByText('Fix the error above before resending')).toBeTruthy();
    await enter('654321');
    expect(screen.getByRole('button', { name: /Resend/ })).toBeTruthy();
  });

  it('waits 60 seconds, then says that another code is on its way', async () => {
    begin();
    const { graph } = await openLater(codesGraph());
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('A new verification code has been sent to your email.')).toBeTruthy();
    expect(graph.sentAs(RESEND)).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Resend in (60|59)s$/ })).toBeTruthy();
  });

  it('can be pressed at once after it failed, and says first what has to be put right', async () => {
    begin();
    const { graph } = await openLater(codesGraph().answer(RESEND, new TypeError('Failed to fetch')));
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Failed to resend verification code.')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Resend code' });
    expect(button.hasAttribute('disabled')).toBe(false);
    graph.answer(RESEND, answer('resendEmailCode', { message: 'This email is already registered.', code: 'TAKEN' }));
    fireEvent.click(button);
    expect(await screen.findByText('This email is already registered.')).toBeTruthy();
    expect(screen.getByText('Fix the error above before resending')).toBeTruthy();
  });
});

describe('verifying (JOIN-29, JOIN-36, JOIN-37)', () => {
  it('notes the address, says so, and hands the focus on', async () => {
    begin();
    const { graph } = open();
    await tryCode(' 123-456 ');
    expect(await screen.findByText(VERIFIED)).toBeTruthy();
    expect(graph.sentAs(VERIFY)[0]?.variables).toEqual({
      input: { email: 'tom@example.com', purpose: 'SPECIALIST_APPLICATION', code: '123456' },
    });
    expect(applicationDraft.open().get().value.verifiedEmail).toBe('tom@example.com');
    expect(document.activeElement?.textContent).toBe('Verify your email');
  });

  it.each([
    [
      'the first error',
      answer('verifyEmailCode', { message: 'Too many wrong codes.' }, { message: 'B' }),
      'Too many wrong codes.',
    ],
    ['no words', { data: { verifyEmailCode: null } }, 'Invalid verification code. Please try again.'],
    ['a lost line', new TypeError('Failed to fetch'), 'An unexpected error occurred. Please try again.'],
  ])('keeps a refused code to be mended: %s', async (_what, reply, text) => {
    begin();
    open(codesGraph().answer(VERIFY, reply));
    await tryCode('123456');
    expect(await screen.findByText(text)).toBeTruthy();
    expect((await box(6)).getAttribute('value')).toBe('6');
    expect(applicationDraft.open().get().value.verifiedEmail).toBeNull();
  });

  it('asks for six digits before anything is sent, by Enter too, and submits no form around it', async () => {
    begin();
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submitted);
    const { graph } = open();
    await enter('12345');
    expect(screen.getByRole('button', { name: 'Verify' }).hasAttribute('disabled')).toBe(true);
    fireEvent.keyDown(await box(5), { key: 'Enter' });
    expect(screen.getByText('Please enter the complete 6-digit code.')).toBeTruthy();
    await enter('123456');
    fireEvent.keyDown(await box(6), { key: 'Enter' });
    expect(await screen.findByText(VERIFIED)).toBeTruthy();
    expect(graph.sentAs(VERIFY)).toHaveLength(1);
    expect(submitted).not.toHaveBeenCalled();
    document.removeEventListener('submit', submitted);
  });

  it('does not count for an address that was changed meanwhile (JOIN-34)', async () => {
    begin();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    open(codesGraph().answer(VERIFY, () => held.then(() => answer('verifyEmailCode'))));
    await tryCode('123456');
    act(() => applicationDraft.open().change({ email: 'other@example.com' }));
    await act(async () => release());
    await box(1);
    expect(applicationDraft.open().get().value.verifiedEmail).toBeNull();
    expect(within(document.body).queryByText(VERIFIED)).toBeNull();
  });
});
