import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { applicationDraft } from '~/features/application/application-flow.ts';
import { EmailVerification } from '~/features/application/email-verification.tsx';
import { useDraft } from '~/forms/draft.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { later } from '../support/later.ts';
import { renderAt } from '../support/render-at.tsx';
import { completeDraft } from './complete-draft.ts';

const VERIFIED = 'Email verified successfully! You can now submit your application.';
const SEND = 'SendEmailCode';
const RESEND = 'ResendEmailCode';
const VERIFY = 'VerifyEmailCode';

type ServerError = { message: string; code?: string; retryAfterSeconds?: number };

const response = (field: string, ...userErrors: ServerError[]) => ({
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
    .answer(SEND, response('sendEmailCode'))
    .answer(RESEND, response('resendEmailCode'))
    .answer(VERIFY, response('verifyEmailCode'));
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

function fillDraft(part: Partial<ApplicationDraft> = {}) {
  const draft = completeDraft({ verifiedEmail: null, ...part });
  applicationDraft.open().change(draft);
}

/** Opens the step, and again when another code can be requested. */
async function openLater(graph: FakeGraph) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = open(graph);
  await digit(1);
  expect(screen.getByRole('button', { name: 'Resend in 60s' }).hasAttribute('disabled')).toBe(true);
  first.unmount();
  vi.setSystemTime(Date.now() + 60_000);
  const later = open(graph);
  await digit(1);
  return later;
}

const digit = (position: number) => screen.findByLabelText(`Digit ${position} of 6`);

async function pasteCode(code: string) {
  fireEvent.paste(await digit(1), { clipboardData: { getData: () => code } });
}

async function verifyCode(code: string) {
  await pasteCode(code);
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

describe('sending automatically (JOIN-33)', () => {
  it('sends one code when the step opens, and none when it opens again', async () => {
    fillDraft();
    const { graph, unmount } = open();
    await digit(1);
    expect(graph.sentAs(SEND).map(({ variables }) => variables)).toEqual([
      { input: { email: 'tom@example.com', purpose: 'SPECIALIST_APPLICATION' } },
    ]);
    unmount();
    const second = open();
    await digit(1);
    expect(second.graph.sent).toEqual([]);
  });

  it('waits for a code that is still being sent', async () => {
    fillDraft();
    const held = later<ReturnType<typeof response>>();
    const graph = codesGraph().answer(SEND, held.promise);
    const first = open(graph);
    first.unmount();
    open(graph);
    await screen.findByText(/Sending a code/);
    held.resolve(response('sendEmailCode'));
    await digit(1);
    expect(graph.sentAs(SEND)).toHaveLength(1);
  });

  it('sends none to a verified email address', () => {
    fillDraft({ verifiedEmail: 'tom@example.com' });
    const { graph } = open();
    expect(screen.getByText(VERIFIED)).toBeTruthy();
    expect(graph.sent).toEqual([]);
  });

  it('sends another code to another email address', async () => {
    fillDraft();
    open().unmount();
    fillDraft({ email: 'other@example.com' });
    const { graph } = open();
    await digit(1);
    expect(graph.sentAs(SEND)[0]?.variables).toMatchObject({ input: { email: 'other@example.com' } });
  });
});

describe('a code that could not be sent (JOIN-35)', () => {
  it('shows the first error, and offers to send a first code', async () => {
    fillDraft();
    const { graph } = open(codesGraph().answer(SEND, response('sendEmailCode', { message: 'A' }, { message: 'B' })));
    expect((await screen.findByRole('alert')).textContent).toContain('A');
    // Nothing was sent: there is no code to type, no waiting time, and a first one is sent.
    expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try sending again' }));
    await waitFor(() => expect(graph.sentAs(SEND)).toHaveLength(2));
    expect(graph.sentAs(RESEND)).toEqual([]);
  });

  it('asks for a code once one is sent after all, or if the applicant has an earlier one', async () => {
    fillDraft();
    const replies = [response('sendEmailCode', { message: 'A' }), response('sendEmailCode')];
    const { unmount } = open(codesGraph().answer(SEND, () => replies.shift() ?? response('sendEmailCode')));
    fireEvent.click(await screen.findByRole('button', { name: 'Try sending again' }));
    await digit(1);
    expect(screen.queryByText('A')).toBeNull();
    unmount();

    sessionStorage.clear();
    open(codesGraph().answer(SEND, response('sendEmailCode', { message: 'A' })));
    fireEvent.click(await screen.findByRole('button', { name: 'I already have a code' }));
    expect(document.activeElement).toBe(await digit(1));
  });

  it('says when to try again after too many requests', async () => {
    fillDraft();
    const wait = { message: 'Please wait 45 seconds.', code: 'RATE_LIMITED', retryAfterSeconds: 45 };
    open(codesGraph().answer(SEND, response('sendEmailCode', wait)));
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait 45 seconds.');
    expect(screen.getByRole('button', { name: /^Resend in 4\ds$/ })).toBeTruthy();
  });

  it('is sent again when the step opens again', async () => {
    fillDraft();
    const { unmount } = open(codesGraph().answer(SEND, new TypeError('Failed to fetch')));
    await screen.findByRole('alert');
    unmount();
    const { graph } = open();
    await digit(1);
    expect(graph.sentAs(SEND)).toHaveLength(1);
  });
});

describe('resending (JOIN-38..40, C-87)', () => {
  it('is hidden after an error that must be corrected first, until the error is dismissed', async () => {
    fillDraft();
    open(codesGraph().answer(SEND, response('sendEmailCode', { message: 'Address Already Taken' })));
    expect(await screen.findByText('Fix the error above before resending')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try sending again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('button', { name: 'Try sending again' })).toBeTruthy();
  });

  it('is hidden after a verification error too, until another code is typed', async () => {
    fillDraft();
    open(codesGraph().answer(VERIFY, response('verifyEmailCode', { message: 'Authentication failed.' })));
    await verifyCode('123456');
    expect(await screen.findByText('Fix the error above before resending')).toBeTruthy();
    await pasteCode('654321');
    expect(screen.getByRole('button', { name: /Resend/ })).toBeTruthy();
  });

  it('waits 60 seconds, then says that another code was sent', async () => {
    fillDraft();
    const { graph } = await openLater(codesGraph());
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('A new verification code has been sent to your email.')).toBeTruthy();
    expect(graph.sentAs(RESEND)).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Resend in (60|59)s$/ })).toBeTruthy();
  });

  it('can be repeated immediately after a failure, unless something must be corrected first', async () => {
    fillDraft();
    const { graph } = await openLater(codesGraph().answer(RESEND, new TypeError('Failed to fetch')));
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Failed to resend verification code.')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Resend code' });
    expect(button.hasAttribute('disabled')).toBe(false);
    graph.answer(RESEND, response('resendEmailCode', { message: 'This email is already registered.', code: 'TAKEN' }));
    fireEvent.click(button);
    expect(await screen.findByText('This email is already registered.')).toBeTruthy();
    expect(screen.getByText('Fix the error above before resending')).toBeTruthy();
  });
});

describe('verifying (JOIN-29, JOIN-36, JOIN-37)', () => {
  it('stores the email address, shows a message, and moves the focus', async () => {
    fillDraft();
    const { graph } = open();
    await verifyCode(' 123-456 ');
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
      response('verifyEmailCode', { message: 'Too many wrong codes.' }, { message: 'B' }),
      'Too many wrong codes.',
    ],
    ['no error message', { data: { verifyEmailCode: null } }, 'Invalid verification code. Please try again.'],
    ['a lost connection', new TypeError('Failed to fetch'), 'An unexpected error occurred. Please try again.'],
  ])('keeps a rejected code so that it can be corrected: %s', async (_what, reply, text) => {
    fillDraft();
    open(codesGraph().answer(VERIFY, reply));
    await verifyCode('123456');
    expect(await screen.findByText(text)).toBeTruthy();
    expect((await digit(6)).getAttribute('value')).toBe('6');
    expect(applicationDraft.open().get().value.verifiedEmail).toBeNull();
  });

  it('asks for six digits before anything is sent, also on Enter, and doesn’t submit the outer form', async () => {
    fillDraft();
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submitted);
    const { graph } = open();
    await pasteCode('12345');
    expect(screen.getByRole('button', { name: 'Verify' }).hasAttribute('disabled')).toBe(true);
    fireEvent.keyDown(await digit(5), { key: 'Enter' });
    expect(screen.getByText('Please enter the complete 6-digit code.')).toBeTruthy();
    await pasteCode('123456');
    fireEvent.keyDown(await digit(6), { key: 'Enter' });
    expect(await screen.findByText(VERIFIED)).toBeTruthy();
    expect(graph.sentAs(VERIFY)).toHaveLength(1);
    expect(submitted).not.toHaveBeenCalled();
    document.removeEventListener('submit', submitted);
  });

  it('has no effect if the email address was changed meanwhile (JOIN-34)', async () => {
    fillDraft();
    const held = later<ReturnType<typeof response>>();
    open(codesGraph().answer(VERIFY, held.promise));
    await verifyCode('123456');
    act(() => applicationDraft.open().change({ email: 'other@example.com' }));
    await act(async () => held.resolve(response('verifyEmailCode')));
    await digit(1);
    expect(applicationDraft.open().get().value.verifiedEmail).toBeNull();
    expect(within(document.body).queryByText(VERIFIED)).toBeNull();
  });
});
