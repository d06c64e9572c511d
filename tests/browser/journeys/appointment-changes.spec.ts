import { expect } from '@playwright/test';
import { appointmentCard, openAppointments, openNewAppointment } from '../appointments-page.ts';
import { operate } from '../operator.ts';
import { dialog } from '../page.ts';
import { cancel, closeDialog, openDetails, pay, reschedule } from './steps.ts';
import { stop, story } from './story.ts';

story(
  'a customer reschedules, pays, cancels and gets all of it back; the emails say so',
  async ({ page, request, product, records }) => {
    const { customer, reference, card } = await openNewAppointment(page, request);
    const [booked] = records.appointmentsOf(customer.email);
    await reschedule(page, card.getByRole('button', { name: 'Reschedule' }));
    await expect(dialog(page)).toHaveCount(0);
    // Its button is disabled now, and the one beside it would cancel.
    await expect(card.getByRole('link', { name: /, details$/ })).toBeFocused();
    const [rescheduled] = records.appointmentsOf(customer.email);
    expect(rescheduled).toMatchObject({ status: 'pending', rescheduled: 1 });
    expect(`${rescheduled?.date} ${rescheduled?.time}`).not.toBe(`${booked?.date} ${booked?.time}`);
    expect(rescheduled?.claims).toBe(booked?.claims);
    records.emailTo(customer.email, `Rescheduled: your appointment ${reference}`);

    await operate(product.dataDir, 'confirm', reference);
    await openAppointments(page, reference);
    await pay(page, reference);
    const details = await openDetails(page, reference);
    await expect(details.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
    await stop(page);
    await cancel(page, details.getByRole('button', { name: 'Cancel appointment' }), 'We’re moving house.');
    await expect(
      dialog(page)
        .getByText(/100%|in full/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toHaveCount(0);
    // The one with the details is below it.
    await closeDialog(page);
    await page.goto('/dashboard/appointments');
    await expect(appointmentCard(page, reference)).toContainText('Cancelled');
    expect(records.appointmentsOf(customer.email)).toMatchObject([
      { status: 'cancelled', paid: 1, refundPercent: 100, cancelReason: 'We’re moving house.', claims: 0 },
    ]);
    const receipt = records.emailTo(customer.email, `Receipt for appointment ${reference}`);
    const [price = 'no price'] = /£\d+\.\d\d/.exec(receipt) ?? [];
    const email = records.emailTo(customer.email, `Cancelled: your appointment ${reference}`);
    expect(email).toContain('refund');
    expect(email).toContain(price);
  },
);

story(
  'a customer who doesn’t pay within 24 hours can’t pay any more, and the time slot is free again',
  async ({ page, request, product, records }) => {
    const { customer, reference } = await openNewAppointment(page, request);
    await operate(product.dataDir, 'confirm', reference);
    records.ageConfirmation(reference, 23.5);
    const card = await openAppointments(page, reference);
    await expect(card.getByRole('timer')).toHaveText(/^00:(29|30):\d\d$/);
    await card.getByRole('button', { name: 'Pay Now' }).click();
    const payButton = dialog(page).getByRole('button', { name: /^Pay £/ });
    await expect(payButton).toBeVisible();

    // The dialog was open all the time; the page's own clock still says that there is time.
    records.ageConfirmation(reference, 1);
    await payButton.click();
    await expect(payButton).toHaveCount(0);
    await expect(dialog(page)).toContainText(/over|expired/i);
    await page.goto('/dashboard/appointments');
    await expect(card.getByRole('button', { name: 'Payment Expired' })).toBeDisabled();
    await expect.poll(() => records.appointmentsOf(customer.email)[0]?.claims).toBe(0);
    expect(records.appointmentsOf(customer.email)).toMatchObject([{ status: 'confirmed', paid: 0 }]);
    const email = records.emailTo(customer.email, `Payment expired: appointment ${reference}`);
    expect(email).toContain('The 24 hours to pay for your appointment have passed.');
    expect(records.emailsTo(customer.email).filter(({ subject }) => subject.startsWith('Receipt'))).toEqual([]);
    await card.getByRole('link', { name: 'Please book a new appointment' }).click();
    await expect(page).toHaveURL(/\/dashboard\/book-appointment/);
  },
);
