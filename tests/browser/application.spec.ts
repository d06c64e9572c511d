import { expect, type Page } from '@playwright/test';
import { ApplicationWizard, newAddress } from './application-wizard.ts';
import { examine } from './checks.ts';
import { faultTest, test } from './fixtures.ts';
import { codeFor, wrongCode } from './outbox.ts';

const CONSENT = 'Please accept the Terms & Conditions and GDPR consent before submitting.';

for (const [where, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 900 }],
] as const) {
  faultTest.describe(`on ${where}`, () => {
    faultTest.use({ viewport });

    faultTest('a specialist applies with files (JOIN-18..43, PHP-29)', async ({ page, php, backend }) => {
      const wizard = new ApplicationWizard(page);
      const email = newAddress();
      await wizard.fillUntilReview(email);
      await expect(page.getByRole('button', { name: 'Verify Email First' })).toBeDisabled();
      await wizard.verify(email, backend.origin);

      const sheet = page.getByRole('region', { name: 'Application sheet' });
      for (const text of ['Tom Bexley', email, '5-10', 'Plumbing', '£45.50', 'Leicester', '15 miles', 'gas-safe.pdf']) {
        await expect(sheet).toContainText(text);
      }
      await wizard.submitButton.click();
      await expect(wizard.summary).toContainText(CONSENT);
      await expect(wizard.summary).toBeFocused();
      await wizard.consent();
      expect(php.callsTo('addSpecialist.php')).toHaveLength(0);
      await wizard.submitButton.click();

      await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'within 2-3 business days' })).toBeVisible();
      await expect(page).toHaveURL('/joinUs');
      await expect(page.getByLabel('First name')).toHaveValue('');

      const [sent, ...others] = php.callsTo('addSpecialist.php');
      expect(others).toEqual([]);
      const body = sent?.body.toString('latin1') ?? '';
      for (const part of [
        'name="profilePicture"',
        'name="certifiedFiles[0]"',
        'name="services[]"',
        'name="timeSlots"',
      ]) {
        expect(body).toContain(part);
      }
      expect(body).toContain(`{"Plumbing":{"base_price":"45.50"`);
      const mails = await (await page.request.get(`${backend.origin}/outbox`)).text();
      expect(mails.split(`<td>${email}</td>`)).toHaveLength(3);

      await page.reload();
      await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your application is with us' })).toHaveCount(0);
      expect(php.callsTo('addSpecialist.php')).toHaveLength(1);
    });
  });
}

faultTest(
  'a line that breaks in the middle loses nothing and applies once (JOIN-42)',
  async ({ page, php, backend }) => {
    const wizard = new ApplicationWizard(page);
    const email = newAddress();
    await wizard.fillUntilReview(email);
    await wizard.verify(email, backend.origin);
    await wizard.consent();
    // The upload arrives and its answer does not.
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
    await expect(wizard.summary).toContainText('it will not be sent twice');
    await wizard.submitButton.click();
    await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
    expect(php.callsTo('addSpecialist.php')).toHaveLength(1);
  },
);

for (const [what, body, text] of [
  ['its error', { success: false, error: 'Your trade is full.', message: 'No.' }, 'Your trade is full.'],
  ['its message', { success: false, message: 'Not this week.' }, 'Not this week.'],
  ['nothing', { success: false }, 'Failed to submit form. Please try again.'],
] as const) {
  faultTest(`a refusal shows ${what} and can be tried again (JOIN-42)`, async ({ page, php, backend }) => {
    const wizard = new ApplicationWizard(page);
    const email = newAddress();
    await wizard.fillUntilReview(email);
    await wizard.verify(email, backend.origin);
    await wizard.consent();
    php.fail('addSpecialist.php', { kind: 'answer', body });
    await wizard.submitButton.click();
    await expect(wizard.summary).toContainText(text);
    await expect(wizard.summary).toBeFocused();
    php.reset();
    await wizard.submitButton.click();
    await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
  });
}

faultTest(
  'one code is sent, whatever is opened, left or loaded again (JOIN-33, JOIN-34)',
  async ({ page, php, backend }) => {
    const wizard = new ApplicationWizard(page);
    const email = newAddress();
    const sent = () => php.callsTo('emailVerification.php').filter(({ body }) => body.includes('send_code'));
    await wizard.fillUntilReview(email);
    await expect(wizard.digit(1)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/companies/);
    await page.goForward();
    await expect(wizard.digit(1)).toBeVisible();
    await page.reload();
    await expect(wizard.digit(1)).toBeVisible();
    expect(sent().map(({ body }) => JSON.parse(body.toString()))).toEqual([
      { action: 'send_code', email, type: 'specialist' },
    ]);

    await wizard.typeCode(wrongCode(await codeFor(page.request, email, backend.origin)));
    await page.keyboard.press('Enter');
    await expect(wizard.verification).toContainText(/invalid|wrong|incorrect/i);
    await wizard.verify(email, backend.origin);
    await expect(wizard.submitButton).toBeEnabled();

    // Another address is another proof.
    await page.goto('/joinUs');
    await page.getByLabel('Email').fill(newAddress());
    for (const step of [/background/, /services/, /pricing/, /location/, /availability/, /companies/, /review/]) {
      await wizard.next(step);
    }
    await expect(page.getByRole('button', { name: 'Verify Email First' })).toBeDisabled();
    await expect(wizard.digit(1)).toBeVisible();
    expect(sent()).toHaveLength(2);
  },
);

test('a step whose code is slow to come has no button to press before its fields are there', async ({ page }) => {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/background-step-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const wizard = new ApplicationWizard(page);
  await wizard.open();
  await wizard.fillBasics(newAddress());
  await wizard.next(/background/);
  await expect(wizard.nextButton).toHaveCount(0);
  come();
  await wizard.fillBackground([]);
  await wizard.next(/services/);
});

test('a reload keeps everything but the consents, the files too', async ({ page }) => {
  const wizard = new ApplicationWizard(page);
  await wizard.fillUntilReview(newAddress());
  await wizard.consent();
  await page.reload();
  const sheet = page.getByRole('region', { name: 'Application sheet' });
  for (const text of ['Tom Bexley', 'me.jpg', 'gas-safe.pdf', '£45.50', 'Saturday'])
    await expect(sheet).toContainText(text);
  await expect(page.getByRole('checkbox', { name: /Terms and Conditions/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /GDPR/ })).not.toBeChecked();
});

test('areas, hours and workshops: what is refused, added, copied and taken back (JOIN-18..27)', async ({ page }) => {
  const wizard = new ApplicationWizard(page);
  await wizard.fillUntilReview(newAddress());
  await page.getByRole('link', { name: 'Change Location & Travel' }).click();
  const own = page.getByLabel(/Another area/);
  await own.fill('   ');
  await own.press('Enter');
  await expect(page.getByText('Enter a name first')).toBeVisible();
  await own.fill('leicester');
  await page.getByRole('button', { name: 'Add area' }).click();
  await expect(page.getByText('“leicester” is on your list already')).toBeVisible();
  await own.fill('nottingham');
  await own.press('Enter');
  await expect(wizard.area('Nottingham')).toHaveAttribute('aria-pressed', 'true');
  await own.fill('Oadby Hills');
  await wizard.next(/availability/);

  await page.getByRole('group', { name: 'Times on Monday' }).getByRole('button', { name: '09:00 AM' }).click();
  await page.getByRole('button', { name: /Copy Monday/ }).click();
  const saturday = page.getByRole('group', { name: 'Times on Saturday' });
  await expect(saturday.getByRole('button', { name: '09:00 AM' })).toHaveAttribute('aria-pressed', 'true');
  await wizard.day('Saturday').uncheck();
  await wizard.day('Saturday').check();
  await expect(saturday.getByRole('button', { name: 'Any time' })).toHaveAttribute('aria-pressed', 'true');
  await wizard.day('Saturday').uncheck();
  await wizard.day('Monday').uncheck();
  await expect(page.getByText("Please select at least one day when you're available to work.")).toBeVisible();
  await wizard.nextButton.click();
  await expect(wizard.summary).toContainText('Please fill in all required fields before proceeding.');
  await wizard.day('Sunday').check();
  await wizard.next(/companies/);

  await page.getByRole('button', { name: 'Add a workshop' }).click();
  await page.getByLabel('Name of the workshop').fill('The Arches');
  await wizard.nextButton.click();
  await expect(wizard.summary.getByRole('link', { name: 'Enter the address of the workshop' })).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('4 Mill Lane');
  await page.getByLabel(/Postcode/).fill('le16xh');
  await wizard.next(/review/);
  const sheet = page.getByRole('region', { name: 'Application sheet' });
  for (const text of ['Oadby Hills', 'Nottingham', 'Sunday', 'The Arches', '4 Mill Lane, LE1 6XH']) {
    await expect(sheet).toContainText(text);
  }
  await expect(sheet).not.toContainText('Monday');
});

test('by keyboard alone, from the review on (JOIN-29..43)', async ({ page }) => {
  const wizard = new ApplicationWizard(page);
  const email = newAddress();
  await wizard.fillUntilReview(email);
  await expect(wizard.digit(1)).toBeVisible();
  const code = await codeFor(page.request, email);
  const tabTo = async (is: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await is()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Never reached by Tab');
  };
  const isFocused = (selector: () => ReturnType<Page['locator']>) => () =>
    selector().evaluate((element) => element === document.activeElement);
  await tabTo(isFocused(() => wizard.digit(1)));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeFocused();
  await tabTo(isFocused(() => page.getByRole('button', { name: 'Terms and Conditions' })));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Terms and Conditions');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const name of [/Terms and Conditions/, /GDPR/]) {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await tabTo(isFocused(() => wizard.submitButton));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('steps 5 to 8 and the receipt have nothing that axe can find, and fit the narrowest phone', async ({
      page,
    }) => {
      const wizard = new ApplicationWizard(page);
      const email = newAddress();
      await wizard.fillUntilReview(email);
      await expect(wizard.digit(1)).toBeVisible();
      await examine(page);
      await wizard.verify(email);
      await wizard.submitButton.click();
      await expect(wizard.summary).toBeFocused();
      await examine(page);
      await page.getByRole('link', { name: 'Change Location & Travel' }).click();
      await page.getByLabel(/Another area/).fill('Everywhere between Market Harborough and Lutterworth');
      await page.getByRole('button', { name: 'Add area' }).click();
      await page.getByRole('button', { name: 'Add area' }).click();
      await examine(page);
      await wizard.next(/availability/);
      await examine(page);
      await wizard.next(/companies/);
      await page.getByRole('button', { name: 'Add a workshop' }).click();
      await page.getByRole('button', { name: 'Add this workshop' }).click();
      await examine(page);
      await page.getByRole('button', { name: 'Discard' }).click();
      await wizard.next(/review/);
      await wizard.consent();
      await wizard.submitButton.click();
      await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
      await examine(page);
    });
  });
}
