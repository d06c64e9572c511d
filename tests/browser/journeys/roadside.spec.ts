import { expect, type Page } from '@playwright/test';
import product from '../../../product.json' with { type: 'json' };
import { appointmentCard } from '../appointments-page.ts';
import { CustomerBookingWizard } from '../booking-wizard.ts';
import { logInAs, newCustomer } from '../customers.ts';
import { operate } from '../operator.ts';
import { dialog } from '../page.ts';
import { waitForNextNotification } from '../recorded-operations.ts';
import { shownReference } from './steps.ts';
import { story } from './story.ts';

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ANSWERS = {
  'What is affected?': 'Ford Fiesta, FN21 KTR',
  'What happened?': 'A nail in the front left tyre, and no spare.',
  'Where are you?': 'A46 by Thrussington, LE7 4TF',
  'Phone number': '07700 900123',
};

async function requestHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Immediate service', exact: true }).tap();
  await page.getByLabel('What do you need help with?').selectOption({ label: 'Flat Tire' });
  for (const [label, text] of Object.entries(ANSWERS)) {
    await page.getByLabel(label).tap();
    await page.keyboard.insertText(text);
  }
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).tap();
}

story(
  'a customer at the roadside asks for help with one bar of signal, books the repair, and sees it confirmed',
  async ({ page, context, request, product: running, records }) => {
    const customer = await newCustomer(request);
    await logInAs(page, customer);
    await page.goto('/dashboard');
    await requestHelp(page);
    const send = page.getByRole('button', { name: /^(Request help now|Send again)$/ });
    await context.setOffline(true);
    await send.tap();
    await expect(dialog(page).getByRole('alert').first()).toBeVisible();
    // Whoever has no data may still have a voice.
    await expect(dialog(page).getByRole('link', { name: /^Call 0116/ })).toBeInViewport();
    await context.setOffline(false);
    await expect(page.getByLabel('Where are you?')).toHaveValue(ANSWERS['Where are you?']);
    await send.tap();
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
    const reference =
      (await dialog(page)
        .getByText(/^IR-\d+$/)
        .textContent()) ?? '';
    const requests = `
    select r.reference, r.service_type as service, r.location from immediate_requests r
    join accounts o on o.id = r.account_id where o.email = ?`;
    expect(records.rows(requests, customer.email)).toEqual([
      { reference, service: 'Flat Tire', location: ANSWERS['Where are you?'] },
    ]);
    expect(records.emailTo(product.supportEmail, reference)).toContain(ANSWERS['Where are you?']);
    await page.getByRole('button', { name: 'Done' }).tap();

    const wizard = new CustomerBookingWizard(page);
    await wizard.fillUntilConfirm();
    await wizard.submitButton.tap();
    await page.getByRole('link', { name: 'See your appointments' }).tap();
    await expect(page).toHaveURL('/dashboard/appointments');
    const booked = await shownReference(page);
    const card = appointmentCard(page, booked);
    await expect(card).toContainText('Pending');
    const confirmed = await waitForNextNotification(page);
    await operate(running.dataDir, 'confirm', booked);
    // No one reloads a page at the roadside.
    await confirmed();
    await expect(card.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    expect(records.appointmentsOf(customer.email)).toMatchObject([{ reference: booked, status: 'confirmed', paid: 0 }]);
    records.emailTo(customer.email, `Confirmed: your appointment ${booked}`);
  },
);
