import { expect, type Page } from '@playwright/test';
import { ApplicationWizard, certificate, newAddress } from './application-wizard.ts';
import { photo } from './booking-wizard.ts';
import { examine, expectNothingObscured } from './checks.ts';
import { faultTest, test } from './fixtures.ts';
import { codeFor, wrongCode } from './outbox.ts';
import { digit, enterCode, holdRequests } from './page.ts';

const MISSING = 'Please fill in all required fields before proceeding.';
const CONSENT = 'Please accept the Terms & Conditions and GDPR consent before submitting.';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: /^Next/ }).click();

test('a specialist applies on a phone; Back and a closed tab lose nothing, and no field is under a bar (WCAG 2.4.11, JOIN-02, JOIN-03, JOIN-05..16, JOIN-18..43)', async ({
  page,
  context,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  const email = newAddress();
  const wizard = new ApplicationWizard(page);
  await wizard.open();
  // What applicants can expect is below the form.
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
  await wizard.fillBasics(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('7700 900123');
  await expect(page.getByRole('img', { name: 'You, as customers will see you' })).toBeVisible();
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByText('Step 1 of 8')).toBeHidden();
  await page.setViewportSize(phone);
  await expectNothingObscured(page);
  await next(page);
  await expect(question(page, 'What’s your background?')).toBeFocused();
  await wizard.fillBackground([certificate(), await photo('diploma.png')]);
  await expect(page.getByRole('button', { name: 'Remove diploma.png' })).toBeVisible();
  await expectNothingObscured(page);
  await next(page);

  await page.getByRole('checkbox', { name: 'Plumbing' }).check();
  await page.getByRole('checkbox', { name: 'Lockout Service' }).check();
  await page.getByRole('button', { name: 'Add your own service' }).click();
  await page.getByLabel('Name of the service').fill('Stove fitting');
  await expectNothingObscured(page);
  await next(page);

  await expect(question(page, 'What do you charge?')).toBeFocused();
  await page.getByRole('group', { name: 'Plumbing' }).getByLabel('Base price').fill('40');
  await next(page);
  await expect(page.getByRole('alert', { name: MISSING })).toBeFocused();
  await page.getByRole('link', { name: 'Enter a base price for Stove fitting' }).click();
  await page.keyboard.type('90.50');
  await next(page);
  await expect(question(page, 'Where do you work?')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('group', { name: 'Stove fitting' }).getByLabel('Base price')).toHaveValue('90.50');
  await page.close();
  const reopened = await context.newPage();
  await reopened.setViewportSize(phone);
  await reopened.goto('/joinUs');
  await expect(reopened.getByRole('img', { name: 'You, as customers will see you' })).toBeVisible();
  await expect(reopened.getByLabel('First name')).toHaveValue('Tom');
  await reopened.goto('/joinUs/background');
  await expect(reopened.getByRole('button', { name: 'Remove gas-safe.pdf' })).toBeVisible();
  await reopened.goto('/joinUs/location');
  await expect(question(reopened, 'Where do you work?')).toBeVisible();
  const rest = new ApplicationWizard(reopened);
  await rest.fillLocation();
  await expectNothingObscured(reopened);
  await rest.next(/availability/);
  await rest.day('Monday').check();
  await expectNothingObscured(reopened);
  await rest.next(/companies/);
  await expectNothingObscured(reopened);
  await rest.next(/review/);
  await expectNothingObscured(reopened);
  for (const text of ['Tom Bexley', email, 'Plumbing', 'Stove fitting', '£90.50', 'diploma.png']) {
    await expect(rest.sheet).toContainText(text);
  }
  await rest.verify(email);
  await rest.consent();
  await rest.submitButton.click();
  await expect(rest.confirmation).toBeFocused();
});

faultTest(
  'an application on a desktop survives missing options, a reload, a server error and a lost response, with one code and one application sent, with its files (JOIN-04, JOIN-18..43, PHP-29)',
  async ({ page, php, backend }) => {
    const wizard = new ApplicationWizard(page);
    const email = newAddress();
    php.fail('formOptions.php', { kind: 'answer', status: 500, body: { success: false } });
    await wizard.open();
    await wizard.fillBasics(email);
    await wizard.next(/background/);
    await wizard.fillBackground();
    await wizard.next(/services/);
    await expect(page.getByText('Failed to fetch form options')).toBeVisible();
    php.reset();
    await page.getByRole('button', { name: 'Try again' }).click();
    await wizard.chooseService('Plumbing');
    await wizard.next(/pricing/);
    await wizard.price('45.50');
    await wizard.next(/location/);
    await wizard.fillFromLocationToReview();
    await expect(page.getByRole('button', { name: 'Verify Email First' })).toBeDisabled();
    await expect(digit(page, 1)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/companies/);
    await page.goForward();
    await expect(digit(page, 1)).toBeVisible();
    await wizard.consent();
    // A reload keeps everything but the consents.
    await page.reload();
    await expect(digit(page, 1)).toBeVisible();
    for (const text of ['me.jpg', 'Saturday']) await expect(wizard.sheet).toContainText(text);
    await expect(page.getByRole('checkbox', { name: /Terms and Conditions/ })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /GDPR/ })).not.toBeChecked();
    const codes = php.callsTo('emailVerification.php').map(({ body }) => JSON.parse(body.toString()));
    expect(codes).toEqual([{ action: 'send_code', email, type: 'specialist' }]);
    await enterCode(page, wrongCode(await codeFor(page.request, email, backend.origin)));
    await expect(wizard.verification).toContainText(/invalid|wrong|incorrect/i);
    await wizard.verify(email, backend.origin);
    for (const text of ['Tom Bexley', email, '5-10', 'Plumbing', '£45.50', 'Leicester', '15 miles', 'gas-safe.pdf']) {
      await expect(wizard.sheet).toContainText(text);
    }
    await wizard.submitButton.click();
    await expect(wizard.summary).toContainText(CONSENT);
    await expect(wizard.summary).toBeFocused();
    await wizard.consent();
    expect(php.callsTo('addSpecialist.php')).toHaveLength(0);

    php.fail('addSpecialist.php', { kind: 'answer', body: { success: false, error: 'Your trade is full.' } });
    await wizard.submitButton.click();
    await expect(wizard.summary).toContainText('Your trade is full.');
    await expect(wizard.summary).toBeFocused();

    php.reset();
    // The upload is received, but the response is lost.
    let isCut = true;
    await page.route('**/graphql', async (route) => {
      const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
      if (!isUpload || !isCut) return route.continue();
      isCut = false;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await wizard.submitButton.click();
    await expect(wizard.summary).toContainText('An error occurred. Please try again later.');
    await expect(wizard.summary).toContainText('look for our email, or call us, before you press');
    await wizard.submitButton.click();
    await expect(wizard.confirmation).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'within 2-3 business days' })).toBeVisible();
    await expect(page).toHaveURL('/joinUs');
    await page.getByRole('button', { name: 'Apply again' }).click();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('');

    const [sent, ...others] = php.callsTo('addSpecialist.php');
    expect(others).toEqual([]);
    const body = sent?.body.toString('latin1') ?? '';
    for (const part of ['name="profilePicture"', 'name="certifiedFiles[0]"', 'name="services[]"', 'name="timeSlots"']) {
      expect(body).toContain(part);
    }
    expect(body).toContain(`{"Plumbing":{"base_price":"45.50"`);
    const mails = await (await page.request.get(`${backend.origin}/outbox`)).text();
    expect(mails.split(`<td>${email}</td>`)).toHaveLength(3);

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    await expect(wizard.confirmation).toHaveCount(0);
    expect(php.callsTo('addSpecialist.php')).toHaveLength(1);
  },
);

test('a step whose script loads slowly has no button before its fields', async ({ page }) => {
  const release = await holdRequests(page, /\/application-steps-[\w-]+\.js$/);
  const wizard = new ApplicationWizard(page);
  await wizard.open();
  await wizard.fillBasics(newAddress());
  await wizard.next(/background/);
  await expect(wizard.nextButton).toHaveCount(0);
  release();
  await wizard.fillBackground([]);
  await wizard.next(/services/);
});

test('by keyboard alone: the first two steps', async ({ page }) => {
  const email = newAddress();
  const wizard = new ApplicationWizard(page);
  await wizard.open();
  await page.getByLabel('First name').focus();
  for (const text of ['Amara', 'Okafor', email, '7700900123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Before the assertion, so that the key press can't come first.
  const chooser = page.waitForEvent('filechooser');
  await expect(page.getByLabel('Add profile photo')).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await photo('me.png'));
  await expect(page.getByText('me.png')).toBeVisible();
  await wizard.nextButton.focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 'What’s your background?')).toBeFocused();
  // The step's fields are loaded separately.
  await expect(page.getByRole('radio', { name: '1-2' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '1-2' })).toBeChecked();
});

test.describe('examined', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('steps 1 to 4 say what is missing, and the URL can’t skip them; axe finds nothing, and all fit (JOIN-05, JOIN-06, JOIN-17)', async ({
    page,
  }) => {
    const wizard = new ApplicationWizard(page);
    await page.goto('/joinUs/pricing');
    await expect(page).toHaveURL('/joinUs');
    await next(page);
    const summary = page.getByRole('alert', { name: MISSING });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(5);
    await examine(page);
    await wizard.fillBasics(newAddress());
    await examine(page);
    await wizard.next(/background/);

    const program = { ...certificate('a.exe'), buffer: Buffer.from('MZ') };
    await wizard.fillBackground([certificate(), program]);
    await expect(page.getByText('“a.exe” is not a PDF')).toBeVisible();
    await examine(page);
    await wizard.next(/services/);

    await expect(question(page, 'What do you repair?')).toBeVisible();
    await page.goto('/joinUs/pricing');
    await expect(
      page.getByText('Please go back and select at least one service before setting prices.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go back to services' }).click();
    await expect(page).toHaveURL('/joinUs/services');
    await page.getByRole('checkbox', { name: 'Plumbing' }).check();
    await page.getByRole('button', { name: 'Add your own immediate service' }).click();
    await page.getByRole('button', { name: 'Add service' }).click();
    await expect(page.getByText('Enter a name for your service')).toBeVisible();
    await examine(page);
    await next(page);
    await expect(page.getByRole('group', { name: 'Plumbing' })).toBeVisible();
    await expectNothingObscured(page);
    await next(page);
    await expect(summary).toBeFocused();
    await examine(page);
  });

  test('areas, hours and workshops: validated, added, copied and removed; axe finds nothing up to the confirmation, and all fits (JOIN-18..27)', async ({
    page,
  }) => {
    const wizard = new ApplicationWizard(page);
    const email = newAddress();
    await wizard.fillUntilReview(email);
    await expect(digit(page, 1)).toBeVisible();
    await examine(page);
    await wizard.verify(email);
    await wizard.submitButton.click();
    await expect(wizard.summary).toBeFocused();
    await examine(page);

    await page.getByRole('link', { name: 'Change Location & Travel' }).click();
    const customArea = page.getByLabel(/Another area/);
    await customArea.fill('Everywhere between Market Harborough and Lutterworth');
    await page.getByRole('button', { name: 'Add area' }).click();
    await page.getByRole('button', { name: 'Add area' }).click();
    await examine(page);
    // A name that wasn't added is added by Next.
    await customArea.fill('Oadby Hills');
    await wizard.next(/availability/);

    await page.getByRole('group', { name: 'Times on Monday' }).getByLabel('From').selectOption('09:00');
    await page.getByRole('button', { name: /Copy Monday/ }).click();
    const saturday = page.getByRole('group', { name: 'Times on Saturday' });
    await expect(saturday.getByLabel('From').locator('option:checked')).toHaveText('09:00');
    await examine(page);
    await wizard.next(/companies/);

    await page.getByRole('button', { name: 'Add a workshop' }).click();
    await page.getByRole('button', { name: 'Add workshop' }).click();
    await examine(page);
    await page.getByLabel('Name of the workshop').fill('The Arches');
    await wizard.nextButton.click();
    await expect(wizard.summary.getByRole('link', { name: 'Enter the address of the workshop' })).toBeVisible();
    await page.getByLabel('Address', { exact: true }).fill('4 Mill Lane');
    await page.getByLabel(/Postcode/).fill('le16xh');
    await wizard.next(/review/);
    for (const text of ['Oadby Hills', 'Saturday', 'The Arches', '4 Mill Lane, LE1 6XH']) {
      await expect(wizard.sheet).toContainText(text);
    }
    await wizard.consent();
    await wizard.submitButton.click();
    await expect(wizard.confirmation).toBeVisible();
    await examine(page);
  });
});
