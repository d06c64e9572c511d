import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as ContactPage } from '~/features/contact/contact-page.tsx';
import { product } from '~/site/product.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

beforeEach(() => clearDrafts());
afterEach(cleanup);

const OPERATION = 'SendContactMessage';
const typed = { 'First Name': 'Ann', 'E-mail Address': 'ann@example.com', Message: 'Do you mend kettles?' };

const open = (graph = new FakeGraph()) => renderAt('/contact', [{ path: '/contact', Component: ContactPage }], graph);
const box = (placeholder: string) => screen.getByPlaceholderText<HTMLInputElement>(placeholder);
const button = () => screen.getByRole('button', { name: /Send/ });
const values = () => Object.keys(typed).map((placeholder) => box(placeholder).value);

function fill(texts: Record<string, string> = typed) {
  for (const [placeholder, value] of Object.entries(texts)) fireEvent.change(box(placeholder), { target: { value } });
}

const problem = (message: string, field: string[] | null = null) => ({
  __typename: 'UserError',
  field,
  message,
  code: 'REFUSED',
  retryAfterSeconds: null,
});
const answer = (userErrors: object[] = []) => ({
  data: { sendContactMessage: { __typename: 'SendContactMessagePayload', message: null, userErrors } },
});

describe('the ways to reach us (INFO-18, INFO-19)', () => {
  it('are two telephones, an e-mail address, and a postal address to come', () => {
    open();
    for (const { shown, href } of Object.values(product.phones)) {
      expect(screen.getByRole('link', { name: shown }).getAttribute('href')).toBe(href);
    }
    expect(screen.getByRole('link', { name: product.supportEmail }).getAttribute('href')).toBe(product.supportHref);
    expect(screen.getByText('Postal address').nextSibling?.textContent).toBe('Coming soon');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual(['Home', 'Contact us']);
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  });
});

describe('the contact form', () => {
  it('asks for a name, an e-mail address and a message, all required (INFO-20)', async () => {
    const { graph } = open();
    for (const placeholder of Object.keys(typed)) expect(box(placeholder).required).toBe(true);
    expect(box('E-mail Address').type).toBe('email');
    fireEvent.click(button());
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter your name', 'Enter your email address', 'Enter your message']);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(box('Message').getAttribute('aria-invalid')).toBe('true');
    expect(graph.sent).toEqual([]);
  });

  it.each([
    [{ 'E-mail Address': 'ann.example.com' }, 'Please enter a valid email address.'],
    [{ 'First Name': 'x'.repeat(101) }, 'The name must not be longer than 100 characters.'],
    [{ Message: 'x'.repeat(5001) }, 'The message must not be longer than 5000 characters.'],
    [{ Message: ' \n ' }, 'Enter your message'],
  ])('sends nothing while a field is wrong: %#', async (wrong, text) => {
    const { graph } = open();
    fill({ ...typed, ...wrong });
    fireEvent.click(button());
    expect(await screen.findByRole('link', { name: text })).toBeTruthy();
    expect(graph.sent).toEqual([]);
  });

  it('shows that it is sending and cannot be sent twice (INFO-21)', async () => {
    const { graph } = open(new FakeGraph().answer(OPERATION, new Promise<never>(() => undefined)));
    fill();
    fireEvent.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().textContent).toBe('Sending...');
    fireEvent.click(button());
    expect(graph.sentAs(OPERATION).map(({ variables }) => variables)).toEqual([
      { input: { name: 'Ann', email: 'ann@example.com', message: 'Do you mend kettles?' } },
    ]);
  });

  it('thanks and clears the fields, and forgets the draft (INFO-22)', async () => {
    open(new FakeGraph().answer(OPERATION, answer()));
    fill();
    fireEvent.click(button());
    expect((await screen.findByRole('status')).textContent).toBe('Success! Your message has been sent to us.');
    expect(values()).toEqual(['', '', '']);
    cleanup();
    open();
    expect(values()).toEqual(['', '', '']);
  });

  it.each([
    [['M', 'A', 'B'], 'INFO-23'],
    [['An unexpected error occured'], 'INFO-24'],
  ])('lists every sentence of a refusal, %j, and keeps what was typed (%s)', async (sentences) => {
    open(new FakeGraph().answer(OPERATION, answer(sentences.map((sentence) => problem(sentence)))));
    fill();
    fireEvent.click(button());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe('Error! There was an error sending your message.');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(sentences);
    expect(document.activeElement).toBe(alert);
    expect(values()).toEqual(Object.values(typed));
  });

  it('says that something unexpected happened when the answer says nothing at all (INFO-24)', async () => {
    open(new FakeGraph().answer(OPERATION, { data: { sendContactMessage: null } }));
    fill();
    fireEvent.click(button());
    expect(within(await screen.findByRole('alert')).getByText('An unexpected error occured')).toBeTruthy();
  });

  it('ties a refusal to the field that it names', async () => {
    open(new FakeGraph().answer(OPERATION, answer([problem('We cannot write to this address.', ['email'])])));
    fill();
    fireEvent.click(button());
    const alert = await screen.findByRole('alert');
    fireEvent.click(within(alert).getByRole('link', { name: 'We cannot write to this address.' }));
    expect(document.activeElement).toBe(box('E-mail Address'));
    expect(box('E-mail Address').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['an error of the graph', { errors: [{ message: 'Gone', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] }],
  ])('asks to try again after %s, keeps what was typed, and can be sent again (INFO-25)', async (_what, failure) => {
    const replies = [failure, answer()];
    const { graph } = open(new FakeGraph().answer(OPERATION, () => replies.shift() ?? failure));
    fill();
    fireEvent.click(button());
    expect(await screen.findByText('Error submitting form, Please try again later.')).toBeTruthy();
    expect(values()).toEqual(Object.values(typed));
    fireEvent.click(button());
    expect(await screen.findByText('Success! Your message has been sent to us.')).toBeTruthy();
    expect(screen.queryByText('Error submitting form, Please try again later.')).toBeNull();
    expect(graph.sentAs(OPERATION)).toHaveLength(2);
  });

  it.each([
    ['the gateway', { errors: [{ message: 'Too many.', extensions: { code: 'RATE_LIMITED', retryAfter: 540 } }] }],
    ['the host', answer([{ ...problem('Too many.'), code: 'RATE_LIMITED', retryAfterSeconds: 540 }])],
  ])('says when to write again after too many messages for %s', async (_who, reply) => {
    open(new FakeGraph().answer(OPERATION, reply));
    fill();
    fireEvent.click(button());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Too many. You can try again in 9 minutes.')).toBeTruthy();
  });

  it('takes nothing more while it is being sent, which thanking would wipe', async () => {
    const replies: ((reply: ReturnType<typeof answer>) => void)[] = [];
    open(new FakeGraph().answer(OPERATION, new Promise((resolve) => replies.push(resolve))));
    fill();
    fireEvent.click(button());
    for (const placeholder of Object.keys(typed)) await waitFor(() => expect(box(placeholder).readOnly).toBe(true));
    replies[0]?.(answer());
    await screen.findByText('Success! Your message has been sent to us.');
    for (const placeholder of Object.keys(typed)) expect(box(placeholder).readOnly).toBe(false);
  });

  it('keeps what is typed when the page is left and opened again', () => {
    open();
    fill();
    cleanup();
    open();
    expect(values()).toEqual(Object.values(typed));
  });

  it('begins empty over a draft that is none', () => {
    sessionStorage.setItem('contact-draft', '{"name":7}');
    open();
    expect(values()).toEqual(['', '', '']);
  });
});
