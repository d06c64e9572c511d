import { act, cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Form } from '~/forms/form.tsx';
import { useForm } from '~/forms/use-form.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import { noResponseFailure } from '~/graphql/failure.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { later } from '../support/later.ts';

afterEach(cleanup);

const ID = 'profile';

interface Values {
  name: string;
  town: string;
  agrees: boolean;
}

type Result = MutationResult<string> | null;

const valid: Values = { name: 'Ann', town: 'Leicester', agrees: true };

function validate({ name, town }: Values): FormError[] {
  const missing = (part: string, value: string) =>
    value ? [] : [{ message: `Enter your ${part}`, fieldId: fieldIdOf(ID, part) }];
  return [...missing('name', name), ...missing('town', town)];
}

function Profile({ initial, send }: { initial: Values; send: (values: Values) => Promise<Result> }) {
  const [values, setValues] = useState(initial);
  const form = useForm<Values, string>({
    id: ID,
    values,
    change: (change) => setValues((current) => ({ ...current, ...change })),
    validate,
    // It only warns: these values can be sent.
    validateOnBlur: (current, part) => (/\d|^$/.test(String(current[part])) ? `Check your ${part}` : undefined),
    send,
    messages: { refused: 'Refused.', noResponse: 'No response.' },
  });
  return (
    <Form form={form} errorTitle={form.isInvalid ? 'Not sent' : 'Not saved'}>
      <TextField {...form.text('name')} label="Name" />
      <TextField {...form.text('town')} label="Town" />
      <CheckboxField {...form.checkbox('agrees')} label="I agree" />
      <button type="submit">Save</button>
      <output>{form.submission.kind}</output>
    </Form>
  );
}

/** Renders the form; each attempt is answered by the next of the results. */
function open(results: (Result | Promise<Result>)[] = [], initial = valid) {
  const sent: Values[] = [];
  const send = async (values: Values) => {
    sent.push(values);
    return results.shift() ?? null;
  };
  render(<Profile initial={initial} send={send} />);
  return sent;
}

const userError = (message: string, ...field: string[]) => ({
  field: field.length > 0 ? field : null,
  message,
  code: 'INVALID' as const,
  retryAfterSeconds: null,
});
const refused = (...userErrors: ReturnType<typeof userError>[]): Result => ({ kind: 'refused', userErrors });
const nameTaken = userError('This name is taken', 'input', 'name');
const townUnknown = userError('We don’t know this town', 'input', 'town');
const closed = userError('We’re closed');

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const state = () => screen.getByRole('status').textContent;
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
/** The message beside a field; null if it has none. */
function errorOf(label: string): string | null {
  const { id } = box(label);
  const message = document.getElementById(`${id}-error`)?.textContent ?? null;
  expect(box(label).getAttribute('aria-invalid')).toBe(message === null ? null : 'true');
  return message;
}
/** The errors in the summary: their text, and the id of the field that a link leads to. */
const listed = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href') ?? null]);
/** Resolves when the result has arrived and everything deferred has run. */
const save = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await new Promise((resolve) => setTimeout(resolve));
  });
/** Moves the focus to a field, so that the one that had it is left. */
const focus = (label: string) =>
  act(async () => {
    box(label).focus();
    await new Promise((resolve) => setTimeout(resolve));
  });

it('sends nothing while a field is invalid, and lists the errors with links, in page order', async () => {
  const sent = open([], { ...valid, name: '', town: '' });
  await save();
  expect(sent).toEqual([]);
  expect(listed()).toEqual([
    ['Enter your name', '#profile-name'],
    ['Enter your town', '#profile-town'],
  ]);
  expect([errorOf('Name'), errorOf('Town')]).toEqual(['Enter your name', 'Enter your town']);
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Not sent' }));
  fireEvent.click(screen.getByRole('link', { name: 'Enter your town' }));
  expect(document.activeElement).toBe(box('Town'));
});

it('removes the error of a field when it is corrected, and from the summary when it is left', async () => {
  const sent = open([{ kind: 'done', payload: '' }], { ...valid, name: '', town: '' });
  await save();
  await focus('Name');
  type('Name', 'Bea');
  expect([errorOf('Name'), errorOf('Town')]).toEqual([null, 'Enter your town']);
  expect(listed()).toHaveLength(2);
  await focus('Town');
  expect(listed()).toEqual([['Enter your town', '#profile-town']]);

  type('Town', 'Derby');
  await save();
  expect(sent).toEqual([{ ...valid, name: 'Bea', town: 'Derby' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes the focus to the summary on each attempt, with the same errors too', async () => {
  open([refused(nameTaken), refused(nameTaken)], { ...valid, name: '' });
  const attempt = async () => {
    box('Town').focus();
    await save();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  };
  await attempt();
  await attempt();
  type('Name', 'Ann');
  await attempt();
  await attempt();
  expect(listed()).toEqual([['This name is taken', '#profile-name']]);
});

it('sends once while a response is awaited, when fields can’t be changed, and lets the page do nothing', async () => {
  const { promise, resolve } = later<Result>();
  const sent = open([promise]);
  const submit = createEvent.submit(box('Name').form as HTMLFormElement);
  act(() => {
    fireEvent(box('Name').form as HTMLFormElement, submit);
    fireEvent.click(screen.getByRole('button'));
  });
  expect(submit.defaultPrevented).toBe(true);
  await save();
  expect(sent).toEqual([valid]);
  expect(state()).toBe('sending');
  expect([box('Name').readOnly, box('Town').readOnly, box('I agree').disabled]).toEqual([true, true, true]);

  // Another page can change a draft that is being sent.
  type('Name', '');
  await save();
  expect([state(), listed(), sent]).toEqual(['sending', [], [valid]]);

  await act(async () => resolve({ kind: 'done', payload: '' }));
  expect(state()).toBe('done');
  expect([box('Name').readOnly, box('I agree').disabled]).toEqual([false, false]);
});

it('shows the server’s errors at their fields and in the summary, and keeps the values', async () => {
  open([refused(nameTaken, townUnknown, userError('Too young', 'input', 'age'), closed)]);
  fireEvent.click(box('I agree'));
  await save();
  expect(listed()).toEqual([
    ['This name is taken', '#profile-name'],
    ['We don’t know this town', '#profile-town'],
    // No control of this form.
    ['Too young', null],
    ['We’re closed', null],
  ]);
  expect([errorOf('Name'), errorOf('Town'), errorOf('I agree')]).toEqual([
    'This name is taken',
    'We don’t know this town',
    null,
  ]);
  expect(screen.getByRole('alert', { name: 'Not saved' })).toBe(document.activeElement);
  expect([box('Name').value, box('Town').value, box('I agree').checked]).toEqual(['Ann', 'Leicester', false]);
});

it('removes a server’s error when its field changes, and no other', async () => {
  open([refused(nameTaken, townUnknown, closed), refused(nameTaken)]);
  await save();
  await focus('Name');
  type('Name', 'Bea');
  expect([errorOf('Name'), errorOf('Town')]).toEqual([null, 'We don’t know this town']);
  await focus('Town');
  expect(listed().map(([message]) => message)).toEqual(['We don’t know this town', 'We’re closed']);

  // The server has refused this very name.
  type('Name', 'Ann');
  expect(errorOf('Name')).toBe('This name is taken');

  type('Name', 'Bea');
  await save();
  expect(errorOf('Name')).toBe('This name is taken');
});

it('removes all of a server’s errors with the next attempt', async () => {
  const { promise, resolve } = later<Result>();
  open([refused(nameTaken, closed), promise]);
  await save();
  await save();
  expect([state(), listed(), errorOf('Name')]).toEqual(['sending', [], null]);
  await act(async () => resolve(refused(townUnknown)));
  await waitFor(() => expect(listed()).toEqual([['We don’t know this town', '#profile-town']]));
  expect([errorOf('Name'), errorOf('Town')]).toEqual([null, 'We don’t know this town']);
});

it('forgets the last result when the next attempt is invalid', async () => {
  open([refused(townUnknown), { kind: 'done', payload: '' }]);
  const saveWithoutName = async () => {
    type('Name', '');
    await save();
    expect([state(), listed()]).toEqual(['idle', [['Enter your name', '#profile-name']]]);
    expect(errorOf('Town')).toBeNull();
    type('Name', 'Ann');
  };
  await save();
  await saveWithoutName();
  await save();
  expect([state(), listed()]).toEqual(['done', []]);
  await saveWithoutName();
});

it('shows nothing when nothing was sent', async () => {
  const sent = open([null]);
  await save();
  expect([sent, state(), listed()]).toEqual([[valid], 'idle', []]);
});

it('shows a lost response without a field, keeps the values, and sends them again', async () => {
  const sent = open([
    { kind: 'failed', failure: noResponseFailure },
    { kind: 'done', payload: '' },
  ]);
  type('Name', 'Bea');
  await save();
  expect([state(), listed()]).toEqual(['failed', [['No response.', null]]]);
  expect(box('Name').value).toBe('Bea');
  await save();
  expect([state(), listed()]).toEqual(['done', []]);
  expect(sent).toEqual([
    { ...valid, name: 'Bea' },
    { ...valid, name: 'Bea' },
  ]);
});

it('warns about a field when it is left with a value, until the next attempt (C-88)', async () => {
  const { promise } = later<Result>();
  open([promise]);
  await focus('Name');
  type('Name', '4nn');
  expect(errorOf('Name')).toBeNull();
  await focus('Town');
  expect(errorOf('Name')).toBe('Check your name');
  type('Town', 'D3rby');
  await focus('I agree');
  expect([errorOf('Name'), errorOf('Town')]).toEqual(['Check your name', 'Check your town']);
  type('Town', '');
  expect(errorOf('Town')).toBeNull();

  type('Town', 'D3rby');
  await save();
  expect([state(), errorOf('Name'), errorOf('Town')]).toEqual(['sending', null, null]);
});
