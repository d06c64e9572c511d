import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as ContactPage } from '~/features/contact/contact-page.tsx';
import { product } from '~/site/product.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { listed } from '../support/form-actions.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';

beforeEach(() => clearDrafts());
afterEach(cleanup);

const OPERATION = 'SendContactMessage';
const typed = { 'First Name': 'Ann', 'E-mail Address': 'ann@example.com', Message: 'Do you repair kettles?' };

const open = (graph = new FakeGraph()) => renderAt('/contact', [{ path: '/contact', Component: ContactPage }], graph);
const box = (placeholder: string) => screen.getByPlaceholderText<HTMLInputElement>(placeholder);
const button = () => screen.getByRole('button', { name: /Send/ });
const values = () => Object.keys(typed).map((placeholder) => box(placeholder).value);

function fill(texts: Record<string, string> = typed) {
  for (const [placeholder, value] of Object.entries(texts)) fireEvent.change(box(placeholder), { target: { value } });
}

const sent = done('sendContactMessage');

describe('the contact details (INFO-18, INFO-19)', () => {
  it('are two phone numbers, an email address, and a postal address that is coming soon', () => {
    open();
    for (const { formatted, href } of Object.values(product.phones)) {
      expect(screen.getByRole('link', { name: formatted }).getAttribute('href')).toBe(href);
    }
    expect(screen.getByRole('link', { name: product.supportEmail }).getAttribute('href')).toBe(product.supportHref);
    expect(screen.getByText('Postal address').nextSibling?.textContent).toBe('Coming soon');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual(['Home', 'Contact us']);
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  });
});

describe('the contact form', () => {
  it('requires a name, an email address and a message (INFO-20)', async () => {
    const { graph } = open();
    for (const placeholder of Object.keys(typed)) expect(box(placeholder).required).toBe(true);
    expect(box('E-mail Address').type).toBe('email');
    fireEvent.click(button());
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter your name',
      'Enter your email address',
      'Enter your message',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(box('Message').getAttribute('aria-invalid')).toBe('true');
    expect(graph.sent).toEqual([]);
  });

  it.each([
    [{ 'E-mail Address': 'ann.example.com' }, 'Please enter a valid email address.'],
    [{ 'First Name': 'x'.repeat(101) }, 'Use at most 100 characters: this is 1 too many'],
    [{ Message: 'x'.repeat(5001) }, 'Use at most 5,000 characters: this is 1 too many'],
    [{ Message: ' \n ' }, 'Enter your message'],
  ])('sends nothing while a field is invalid: %#', async (invalid, text) => {
    const { graph } = open();
    fill({ ...typed, ...invalid });
    fireEvent.click(button());
    expect(await screen.findByRole('link', { name: text })).toBeTruthy();
    expect(graph.sent).toEqual([]);
  });

  it('shows that it is sending, and cannot be sent twice (INFO-21)', async () => {
    const { graph } = open(new FakeGraph().answer(OPERATION, new Promise<never>(() => undefined)));
    fill();
    fireEvent.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().textContent).toBe('Sending...');
    fireEvent.click(button());
    expect(graph.sentAs(OPERATION).map(({ variables }) => variables)).toEqual([
      { input: { name: 'Ann', email: 'ann@example.com', message: 'Do you repair kettles?' } },
    ]);
  });

  it('shows the success message, and clears the fields and the draft (INFO-22)', async () => {
    open(new FakeGraph().answer(OPERATION, sent));
    fill();
    fireEvent.click(button());
    expect((await screen.findByRole('status')).textContent).toBe('Success! Your message has been sent to us.');
    expect(values()).toEqual(['', '', '']);
    cleanup();
    open();
    expect(values()).toEqual(['', '', '']);
  });

  it.each([
    ['all errors of a refusal (INFO-23)', ['M', 'A', 'B'], ['M', 'A', 'B']],
    ['an unexpected error for an empty response (INFO-24)', [], ['An unexpected error occured']],
  ])('lists %s, and keeps what was typed', async (_what, errors, messages) => {
    const refusal = refused('sendContactMessage', ...errors.map((error) => userError(error)));
    open(new FakeGraph().answer(OPERATION, refusal));
    fill();
    fireEvent.click(button());
    const summary = await screen.findByRole('alert');
    expect(await listed('Error! There was an error sending your message.')).toEqual(messages);
    expect(document.activeElement).toBe(summary);
    expect(values()).toEqual(Object.values(typed));
  });

  it.each([
    ['no connection', lost],
    ['a GraphQL error', failed({ code: 'UPSTREAM_UNAVAILABLE' })],
  ])('asks to try again after %s, keeps what was typed, and can send it again (INFO-25)', async (_what, failure) => {
    const replies = [failure, sent];
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
    ['the gateway', failed({ code: 'RATE_LIMITED', retryAfter: 540 }, 'Too many.')],
    [
      'the host',
      refused('sendContactMessage', userError('Too many.', { code: 'RATE_LIMITED', retryAfterSeconds: 540 })),
    ],
  ])('says when to try again if %s limits the rate', async (_who, reply) => {
    open(new FakeGraph().answer(OPERATION, reply));
    fill();
    fireEvent.click(button());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('Too many. You can try again in 9 minutes.')).toBeTruthy();
  });

  it('keeps the draft when the page is closed and opened again', () => {
    open();
    fill();
    cleanup();
    open();
    expect(values()).toEqual(Object.values(typed));
  });
});
