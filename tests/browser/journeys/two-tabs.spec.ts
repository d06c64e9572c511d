import { expect, type Page, type Request } from '@playwright/test';
import { appointmentCard, openAppointments } from '../appointments-page.ts';
import { CustomerBookingWizard } from '../booking-wizard.ts';
import { bookFor, logInAs, mutate, newCustomer } from '../customers.ts';
import { operate } from '../operator.ts';
import { dialog } from '../page.ts';
import { closeDialog, openDetails } from './steps.ts';
import { story } from './story.ts';

const comment = (tab: Page) => dialog(tab).getByRole('textbox', { name: 'Your review' });

story('a customer sends the same booking in two tabs and gets one', async ({ page, context, request, records }) => {
  const customer = await newCustomer(request);
  await logInAs(page, customer);
  await new CustomerBookingWizard(page).fillUntilConfirm();
  const other = await context.newPage();
  await other.goto('/dashboard/book-appointment/confirm');
  const reader = await context.newPage();
  await reader.goto('/dashboard/book-appointment/details');
  await expect(reader.getByLabel('Details of Item')).toBeVisible();
  const isBooking = (sent: Request) => sent.headers()['content-type']?.startsWith('multipart/') ?? false;
  const send = async (tab: Page) => {
    const response = tab.waitForResponse((answer) => isBooking(answer.request()));
    // At once: the first answer empties the draft in both tabs.
    await new CustomerBookingWizard(tab).submitButton.dispatchEvent('click');
    const { data } = await (await response).json();
    return data.bookAppointment.userErrors.map(({ code }: { code: string }) => code);
  };
  for (const tab of [page, other]) await expect(new CustomerBookingWizard(tab).submitButton).toBeVisible();
  const [codes, otherCodes] = await Promise.all([send(page), send(other)]);
  // Tabs that send before they know each other's key ask for the same time slot twice.
  expect([[], ['SLOT_TAKEN']]).toContainEqual([...codes, ...otherCodes]);
  await expect(reader.getByText(/^Sent: you sent this booking in another tab at/)).toBeVisible();
  await reader.getByRole('link', { name: 'See your appointments' }).click();
  await expect(reader.getByRole('article')).toHaveCount(1);
  expect(records.appointmentsOf(customer.email)).toMatchObject([{ status: 'pending', photos: 1 }]);
});

story(
  'a customer pays in one tab and cancels in the other at the same moment',
  async ({ page, context, request, product, records }) => {
    const customer = await newCustomer(request);
    const { reference } = await bookFor(request, customer);
    await operate(product.dataDir, 'confirm', reference);
    await logInAs(page, customer);
    await (await openAppointments(page, reference)).getByRole('button', { name: 'Pay Now' }).click();
    const pay = dialog(page).getByRole('button', { name: /^Pay £/ });
    await expect(pay).toBeVisible();
    const other = await context.newPage();
    await openAppointments(other, reference);
    await (await openDetails(other, reference)).getByRole('button', { name: 'Cancel appointment' }).click();
    await other.getByLabel('Why are you cancelling?').fill('It works again.');
    const cancelling = other.getByLabel('Why are you cancelling?').or(other.getByRole('dialog', { name: 'Cancelled' }));
    const cancelButton = dialog(other).last().getByRole('button', { name: 'Cancel appointment' });

    // Without waiting for each other, as two people would. Both are found first: the cancellation
    // may close the other tab's dialog before it is clicked, which then does nothing.
    const buttons = await Promise.all([pay.elementHandle(), cancelButton.elementHandle()]);
    await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
    await expect.poll(() => records.appointmentsOf(customer.email)[0]?.status).toBe('cancelled');
    await expect(cancelling).toHaveCount(0);
    // The one with the details is below it.
    await closeDialog(other);
    for (const tab of [page, other]) {
      await tab.goto('/dashboard/appointments');
      await expect(appointmentCard(tab, reference)).toContainText('Cancelled');
    }
    const [row] = records.appointmentsOf(customer.email);
    // Whichever came first: either nothing was paid, or all of it goes back.
    expect(row).toMatchObject(row?.paid ? { refundPercent: 100, claims: 0 } : { refundPercent: null, claims: 0 });
    const receipts = records.emailsTo(customer.email).filter(({ subject }) => subject.startsWith('Receipt'));
    expect(receipts).toHaveLength(row?.paid ?? 0);
    const cancelled = records.emailTo(customer.email, `Cancelled: your appointment ${reference}`);
    expect(cancelled).toContain(row?.paid ? 'refund' : 'You haven’t paid anything');
  },
);

story(
  'two tabs keep their review drafts apart, and know what was read in the other',
  async ({ page, context, request, product, records }) => {
    const customer = await newCustomer(request);
    for (const _ of ['first', 'second']) {
      const { id, reference } = await bookFor(request, customer);
      await operate(product.dataDir, 'confirm', reference);
      await mutate(request, 'payForAppointment', { appointmentId: id }, 'appointment { id }', customer);
      await operate(product.dataDir, 'complete', reference);
    }
    await logInAs(page, customer);
    await page.goto('/dashboard/reviews');
    const other = await context.newPage();
    await other.goto('/dashboard/reviews');
    await page.getByRole('button', { name: 'Write Review' }).first().click();
    await other.getByRole('button', { name: 'Write Review' }).last().click();
    await comment(page).fill('The tap is as new.');
    await comment(other).fill('The boiler hums again.');
    await expect(comment(page)).toHaveValue('The tap is as new.');
    await dialog(page)
      .getByRole('radio', { name: /^5 stars/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await expect(dialog(page).getByText('Thank you for your review!')).toBeVisible();
    await expect(comment(other)).toHaveValue('The boiler hums again.');
    await dialog(other)
      .getByRole('radio', { name: /^3 stars/ })
      .check();
    await dialog(other).getByRole('button', { name: 'Submit' }).click();
    await expect(dialog(other).getByText('Thank you for your review!')).toBeVisible();
    const reviews = `
    select r.rating, r.review_text as text from reviews r
    join appointments a on a.id = r.appointment_id join accounts o on o.id = a.account_id
    where o.email = ? order by r.rating`;
    expect(records.rows(reviews, customer.email)).toEqual([
      { rating: 3, text: 'The boiler hums again.' },
      { rating: 5, text: 'The tap is as new.' },
    ]);

    for (const tab of [page, other]) {
      await closeDialog(tab);
      await tab.goto('/dashboard');
    }
    const bell = (tab: Page) => tab.getByRole('button', { name: 'Alerts' });
    for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName(/\d+ unread/);
    await bell(page).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(other)).toHaveAccessibleName('Alerts');
    const unread = `
    select count(*) as count from notifications n join accounts o on o.id = n.account_id
    where o.email = ? and n.read_at is null`;
    expect(records.rows(unread, customer.email)).toEqual([{ count: 0 }]);
  },
);
