import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Repair } from '~/features/repairs/repair.ts';
import { Component as RepairsPage } from '~/features/repairs/repairs-page.tsx';
import { listPageOf, pageOf } from '../support/connection.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { later } from '../support/later.ts';
import { done } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { ada, signIn } from '../support/signed-in.ts';
import { PARTIAL, unreadable } from '../support/unreadable.ts';
import { aRepair, aRepairFromAppointment } from './repair-fixtures.ts';

const routes = [{ path: '/dashboard/repairs', Component: RepairsPage }];

/** The response to the query of one repair. */
function detailsOf(repair: Repair | undefined) {
  const payment = { isPaid: true, paidAt: '2026-09-28T09:30:00Z', isPaymentSimulated: false };
  const appointment = { id: '12', specialist: { id: '4', photoUrl: null }, ...payment };
  return { data: { me: { ...ada, repair: repair ? { ...repair, appointment } : null } } };
}

const listOf = (repairs: Repair[], variables: Record<string, unknown>) => ({
  data: { me: { ...ada, all: pageOf('Repair', repairs), repairs: listPageOf('Repair', repairs, variables) } },
});

function openPage(repairs: Repair[], search = '') {
  const graph = new FakeGraph()
    .answer('Repairs', (variables) => listOf(repairs, variables))
    .answer('RepairDetails', ({ id }) => detailsOf(repairs.find((repair) => repair.id === id)));
  return renderAt(`/dashboard/repairs${search}`, routes, graph);
}

/** The dialog with the loaded details. */
async function findDialog() {
  await screen.findByRole('button', { name: 'Print Receipt' });
  return screen.getByRole('dialog');
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' | '));

signIn();

describe('the list', () => {
  it('shows each cost with two decimals, even if the items add up to less (REP-03, C-53, C-101)', async () => {
    openPage([aRepair()]);
    const slip = within(await screen.findByRole('article'));
    expect(slip.getByText('£120.50')).toBeTruthy();
    expect(slip.queryByText('£85.00')).toBeNull();
    expect(slip.getByText('FN19 KTR')).toBeTruthy();
  });

  it('asks the server for a status, shows its counts, and keeps the status in the URL (REP-01)', async () => {
    const { path, graph } = openPage([
      aRepair(),
      aRepair({ id: 'repair-32', status: 'IN_PROGRESS' }),
      aRepair({ id: 'repair-33' }),
    ]);
    await screen.findAllByRole('article');
    const filters = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button');
    expect(filters.map(({ textContent }) => textContent)).toEqual(['All Repairs3', 'Completed2', 'In Progress1']);
    fireEvent.click(screen.getByRole('button', { name: /^In Progress/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(path()).toBe('/dashboard/repairs?status=in-progress');
    expect(graph.sentAs('Repairs').map(({ variables }) => variables)).toEqual([
      { status: null, search: null },
      { status: 'IN_PROGRESS', search: null },
    ]);
  });

  it('shows more, after the last one', async () => {
    const many = Array.from({ length: 21 }, (_, index) =>
      aRepair({ id: `repair-r${index}`, reference: `MW-${index}` }),
    );
    const { graph } = openPage(many);
    expect(await screen.findByText('20 of 21 repairs')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('MW-20')).toBeTruthy();
    expect(graph.sentAs('Repairs').at(-1)?.variables).toEqual({ status: null, search: null, after: 'repair-r19' });
  });

  it('says when no repairs match, and can show all of them (REP-02)', async () => {
    openPage([aRepair()], '?search=zzz');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all repairs' }));
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('says what was searched, and offers searches that find something', async () => {
    const { graph } = openPage([aRepair()], '?search=zzz');
    await screen.findByText('Nothing matches “zzz”.');
    fireEvent.click(screen.getByRole('button', { name: 'Search for “brake”' }));
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(graph.sentAs('Repairs').at(-1)?.variables).toMatchObject({ search: 'brake' });
  });

  it('says when there are no repairs', async () => {
    openPage([]);
    expect(await screen.findByText('No repairs yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book an Appointment' }).getAttribute('href')).toBe(
      '/dashboard/book-appointment',
    );
  });
});

describe('the details', () => {
  it('show service information, description and notes (REP-04, REP-05)', async () => {
    openPage([aRepair()], '?repair=31');
    const dialog = within(await findDialog());
    const rows = Array.from((await findDialog()).querySelectorAll('dl > div'), ({ textContent }) => textContent);
    expect(rows).toEqual([
      'ReferenceMW-48213',
      'VehicleFord Fiesta, 2019UKFN19 KTR',
      'DateFri 2 Oct 2026',
      'SpecialistPriya Nair',
      'Warranty90 days on parts and labor',
      'PaidMon 28 Sep 2026, 10:30, online',
    ]);
    expect(dialog.getByText('It squeals.')).toBeTruthy();
    expect(dialog.getByText('Check in May.')).toBeTruthy();
  });

  it('show two tables, two subtotals and the total (REP-06, MONEY-06..08)', async () => {
    openPage([aRepair()], '?repair=31');
    const dialog = within(await findDialog());
    expect(rowsOf(dialog.getByRole('table', { name: 'Parts' }))).toEqual([
      'Part | Quantity | Price | Total',
      'Brake pad | 2 | £10.00 | £20.00',
      'Fluid | 1 | £5.00 | £5.00',
      'Parts subtotal | £25.00',
    ]);
    expect(rowsOf(dialog.getByRole('table', { name: 'Labour' }))).toEqual([
      'Work | Hours | Rate | Total',
      'Fitting | 1.5 | £40.00 | £60.00',
      'Labour subtotal | £60.00',
    ]);
    expect(dialog.getByText('£85.00')).toBeTruthy();
    expect(dialog.queryByText('£120.50')).toBeNull();
  });

  it('say what a repair made from an appointment does not have (REP-11, C-54)', async () => {
    openPage([aRepairFromAppointment()], '?repair=appointment-12');
    const dialog = within(await findDialog());
    expect(dialog.getByText('No parts are listed.')).toBeTruthy();
    expect(dialog.getByText('No labour is listed.')).toBeTruthy();
    expect(dialog.getByText('–')).toBeTruthy();
    expect(dialog.getAllByText('£0.00')).toHaveLength(3);
  });

  it('have no vehicle row if the work was not on one', async () => {
    openPage([aRepair({ serviceName: 'Cleaning Service', vehicle: null })], '?repair=31');
    expect(within(await findDialog()).queryByText('Vehicle')).toBeNull();
    expect(screen.queryByText(/^Vehicle/)).toBeNull();
  });

  it('say when and how it was paid, on the receipt too', async () => {
    openPage([aRepair()], '?repair=31');
    await findDialog();
    const paid = screen.getAllByText('Mon 28 Sep 2026, 10:30, online');
    expect(paid.map((value) => value.closest('[data-print]') !== null)).toEqual(expect.arrayContaining([false, true]));
  });

  it('print (REP-07)', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    openPage([aRepair()], '?repair=31');
    fireEvent.click(within(await findDialog()).getByRole('button', { name: 'Print Receipt' }));
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it.each([
    ['is completed and can be', {}, true],
    ['was reviewed', { canReview: false }, false],
    ['is in progress', { status: 'IN_PROGRESS' as const }, false],
    ['belongs to no known appointment', { appointmentId: null }, false],
  ])('offer a review of a repair that %s: %o (REP-08)', async (_what, more, offered) => {
    openPage([aRepair(more)], '?repair=31');
    const button = within(await findDialog()).queryByRole('button', { name: 'Leave a Review' });
    expect(button !== null).toBe(offered);
  });

  it('stop offering a review once it is written', async () => {
    const { graph } = openPage([aRepair()], '?repair=31');
    const dialog = await findDialog();
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Leave a Review' }));
    fireEvent.click(await screen.findByRole('radio', { name: '5 stars, Excellent' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Your review' }), { target: { value: 'Good.' } });
    graph.answer('SubmitReview', done('submitReview', { customer: { __typename: 'Customer', id: 'customer-7' } }));
    graph.answer('RepairDetails', detailsOf(aRepair({ canReview: false })));
    fireEvent.click(screen.getByRole('button', { name: /^Submit/ }));
    await screen.findByText('Thank you for your review!');
    expect(graph.sentAs('RepairDetails')).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Print Receipt' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave a Review' })).toBeNull();
  });

  it('load when they open, and can be retried', async () => {
    const { graph } = openPage([aRepair()]);
    const first = later<Error>();
    graph.answer('RepairDetails', first.promise);
    fireEvent.click(await screen.findByRole('button', { name: /^View Details/ }));
    expect(within(await screen.findByRole('dialog')).getByRole('status').textContent).toBe('Loading');
    await act(async () => first.resolve(new TypeError('Failed to fetch')));
    expect(screen.getByText('We couldn’t load this repair.')).toBeTruthy();
    graph.answer('RepairDetails', detailsOf(aRepair()));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await findDialog()).getByText('Check in May.')).toBeTruthy();
    expect(graph.sentAs('RepairDetails').map(({ variables }) => variables)).toEqual([
      { id: 'repair-31' },
      { id: 'repair-31' },
    ]);
  });

  it('close through the URL (REP-09)', async () => {
    const { path } = openPage([aRepair()]);
    fireEvent.click(await screen.findByRole('button', { name: /^View Details/ }));
    await findDialog();
    expect(path()).toBe('/dashboard/repairs?repair=31');
    fireEvent.click(
      within(await findDialog())
        .getAllByRole('button', { name: 'Close' })
        .at(-1) as HTMLElement,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/dashboard/repairs');
  });

  it('say when there is no such repair', async () => {
    openPage([aRepair()], '?repair=99');
    expect(await screen.findByText(/We can’t find repair 99 in your account/)).toBeTruthy();
    expect(screen.getByText(/^It may be in another account. Call us on/)).toBeTruthy();
  });
});

it('says that the repairs couldn’t be loaded, and retries', async () => {
  const graph = new FakeGraph().answer('Repairs', unreadable(listOf([], {}), 'repairs', 'all'));
  renderAt('/dashboard/repairs', routes, graph);
  expect(await screen.findByText('We couldn’t load your repairs.')).toBeTruthy();
  expect(screen.getByText(PARTIAL)).toBeTruthy();
  graph.answer('Repairs', listOf([aRepair()], {}));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(screen.queryByText(PARTIAL)).toBeNull();
});
