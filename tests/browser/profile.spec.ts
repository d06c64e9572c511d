import { expect, type Page } from '@playwright/test';
import { examine } from './checks.ts';
import { type Customer, logInAs, newCustomer, switchCustomer } from './customers.ts';
import { faultTest, test } from './fixtures.ts';
import { joan, logIn } from './log-in.ts';
import { codeFor, wrongCode } from './outbox.ts';
import { recordOperations } from './recorded-operations.ts';

const TAKEN = 'This email is already registered to another account. Please use a different email.';
const UNVERIFIED = 'Please verify your new email address before saving changes.';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const field = (page: Page, label: string) => page.getByRole('tabpanel').getByLabel(label);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const save = (page: Page) => press(page, 'Save Changes');
const error = (page: Page) => page.getByRole('tabpanel').getByRole('alert');

async function edit(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto('/dashboard/profile');
  await press(page, 'Edit');
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code);
}

test('changes name, phone and address in one request, and updates card and header (PROF-01, PROF-03..05)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await edit(page, customer);
  const card = page.getByRole('complementary', { name: 'Your membership' });
  await expect(card).toContainText('Ada Reed');
  await expect(card).toContainText(/Member since [A-Z][a-z]+ \d{4}/);
  await field(page, 'First name').fill('Grace');
  await press(page, 'Cancel');
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeFocused();
  await expect(page.getByRole('definition').first()).toHaveText('Ada');

  await press(page, 'Edit');
  await expect(field(page, 'First name')).toHaveValue('Ada');
  const operations = recordOperations(page);
  for (const [label, text] of [
    ['First name', 'Grace'],
    ['Last name', 'Hopper'],
    ['Street', '27 Wheatsheaf Road'],
    ['Second line', 'Flat 2'],
    ['Town or city', 'Leicester'],
    ['County', 'Leicestershire'],
    ['Postcode', 'le2 3pl'],
    ['Country', 'United Kingdom'],
  ] as const)
    await field(page, label).fill(text);
  await field(page, 'Phone').fill('7700900456');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Profile updated successfully!' })).toBeFocused();
  await expect(card).toContainText('Grace Hopper');
  await expect(page.getByText("Grace's Dashboard")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Grace Hopper: your account' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('+44 7700 900456');
  const address = '27 Wheatsheaf Road, Flat 2, Leicester, Leicestershire, LE2 3PL, United Kingdom';
  await expect(page.getByRole('tabpanel')).toContainText(address);
  expect(operations).toEqual(['UpdateProfile']);
  // The header shows it until the customer is loaded.
  expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe('Grace Hopper');
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText(address);
});

test('a draft is kept, for its owner only', async ({ page, request }) => {
  await edit(page, await newCustomer(request));
  await field(page, 'Last name').fill('Lovelace');
  await tab(page, 'Security').click();
  await page.getByRole('link', { name: 'Summary' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/profile');
  await expect(field(page, 'Last name')).toHaveValue('Lovelace');

  await switchCustomer(page, await newCustomer(request));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByText('Lovelace')).toHaveCount(0);
});

test('a new address is verified before it is saved, and can log in (PROF-06, PROF-09, PROF-10, PROF-12)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const email = customer.email.replace('ada', 'grace');
  await edit(page, customer);
  await field(page, 'Email').fill('abc');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await field(page, 'Email').fill(email);
  await press(page, 'Send verification code');
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  await save(page);
  await expect(error(page).filter({ hasText: UNVERIFIED })).toBeFocused();

  const code = await codeFor(request, email);
  await enterCode(page, 'x12345');
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  // The customer leaves the page to look for the email.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  await enterCode(page, wrongCode(code));
  await press(page, 'Verify');
  await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible();
  await enterCode(page, code);
  await press(page, 'Verify');
  await expect(page.getByText('Your new address is verified.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(email);

  await press(page, 'Logout');
  await expect(page).toHaveURL('/login');
  await logIn(page, { email, password: customer.password });
  await expect(page).toHaveURL('/dashboard');
});

test('checks a new address once, 800 ms after the last key, and not the original one (PROF-07, PROF-08, PROF-11)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await page.clock.install();
  await edit(page, customer);
  const operations = recordOperations(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Email').fill(`${joan.email}x`);
  await page.clock.runFor(700);
  await field(page, 'Email').fill(joan.email);
  await page.clock.runFor(799);
  expect(operations).toEqual([]);
  await page.clock.runFor(1);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(new RegExp(TAKEN));
  expect(operations).toEqual(['EmailAvailability']);

  await field(page, 'Email').fill(customer.email.toUpperCase());
  await page.clock.runFor(5_000);
  await expect(field(page, 'Email')).not.toHaveAccessibleDescription(new RegExp(TAKEN));
  await field(page, 'Email').fill(`new.${customer.email}`);
  await page.clock.runFor(800);
  await press(page, 'Send verification code');
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  await field(page, 'Email').fill(customer.email);
  await expect(page.getByLabel('Digit 1 of 6')).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(operations).toEqual(['EmailAvailability', 'EmailAvailability', 'SendProfileCode', 'UpdateProfile']);
});

test('changes the password, after its errors in order, and logs in with it (PROF-15..20, C-56, C-88)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await logInAs(page, customer);
  await page.goto('/dashboard/profile?tab=security');
  const operations = recordOperations(page);
  const current = page.getByLabel('Current password', { exact: true });
  const newPassword = page.getByLabel('New password', { exact: true });
  const confirmNewPassword = page.getByLabel('Confirm new password', { exact: true });
  await newPassword.fill('Short1!');
  await confirmNewPassword.fill('Short1!!');
  await expect(newPassword).toHaveAccessibleDescription(/at least 8 characters long/);
  await confirmNewPassword.blur();
  await expect(confirmNewPassword).toHaveAccessibleDescription(/New passwords do not match/);
  for (const [password, confirmation, message] of [
    ['Short1!', 'Short1!!', 'New passwords do not match'],
    ['Short1!', 'Short1!', 'Password must be at least 8 characters long'],
    [
      'lowercase1!',
      'lowercase1!',
      'Password must include at least one uppercase letter, one number, and one special character',
    ],
    ['UPPERCASE1!', 'UPPERCASE1!', 'Your password does not meet the requirements.'],
  ] as const) {
    await newPassword.fill(password);
    await confirmNewPassword.fill(confirmation);
    await press(page, 'Change Password');
    await expect(error(page)).toBeFocused();
    await expect(error(page).getByRole('link')).toHaveText(['Enter your current password', message]);
  }
  expect(operations.filter((name) => name === 'ChangePassword')).toEqual([]);

  await current.fill('Wrong-1-password!');
  await newPassword.fill('Quite-new-2026!');
  await expect(page.getByText('Very Strong')).toBeVisible();
  await confirmNewPassword.fill('Quite-new-2026!');
  await press(page, 'Change Password');
  await expect(current).toHaveAccessibleDescription(/current password/i);
  await expect(newPassword).toHaveValue('Quite-new-2026!');
  await current.fill(customer.password);
  await current.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Password changed successfully!' })).toBeFocused();
  await expect(current).toHaveValue('');
  await page.reload();
  await expect(tab(page, 'Security')).toBeVisible();
  await press(page, 'Logout');
  await logIn(page, { email: customer.email, password: 'Quite-new-2026!' });
  await expect(page).toHaveURL(/\/dashboard/);
});

test('its tabs open by arrow keys and by URL (PROF-02)', async ({ page, request }) => {
  await logInAs(page, await newCustomer(request));
  await page.goto('/dashboard/profile?tab=security');
  await expect(tab(page, 'Security')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Security' })).toBeVisible();
  await tab(page, 'Security').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'My Vehicles')).toBeFocused();
  await expect(page).toHaveURL('/dashboard/profile?tab=vehicles');
  await expect(page.getByRole('button', { name: 'Add Vehicle' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Personal Information')).toBeFocused();
  await expect(page).toHaveURL('/dashboard/profile');
  await page.keyboard.press('End');
  await expect(tab(page, 'My Vehicles')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

faultTest(
  'the script gets the whole profile, and a verified address (PROF-05, PROF-09)',
  async ({ page, php, backend, request }) => {
    const customer = await newCustomer(request, backend.origin);
    const email = customer.email.replace('ada', 'grace');
    await edit(page, customer);
    await field(page, 'Town or city').fill('Leicester');
    await field(page, 'Email').fill(email);
    await press(page, 'Send verification code');
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    await enterCode(page, await codeFor(request, email, backend.origin));
    await press(page, 'Verify');
    await expect(page.getByText('Your new address is verified.')).toBeVisible();
    const codes = php
      .callsTo('emailVerification.php')
      .map(({ body }) => JSON.parse(String(body)))
      .filter((body) => body.email === email);
    expect(codes.map(({ type }) => type)).toEqual(['profile_update', 'profile_update']);

    php.fail('update-account.php', { kind: 'answer', status: 500, body: 'PDOException' });
    await save(page);
    await expect(error(page)).toContainText('Failed to update profile. Please try again.');
    await expect(field(page, 'Town or city')).toHaveValue('Leicester');
    php.reset();
    await save(page);
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    const [call] = php.callsTo('update-account.php');
    expect(JSON.parse(String(call?.body))).toMatchObject({
      first_name: 'Ada',
      lastName: 'Reed',
      email,
      phone: '7700 900123',
      address: { street: '', street2: '', city: 'Leicester', state: '', zipCode: '', country: '' },
    });
    expect(call?.headers['x-user-id']).toBe(customer.userId);
  },
);

faultTest(
  'a failed check, a failed password change and a lost session show their errors (PROF-13, PROF-14, PROF-20, C-91)',
  async ({ page, php, backend, request }) => {
    const customer = await newCustomer(request, backend.origin);
    await edit(page, customer);
    php.fail('check-email.php', { kind: 'answer', status: 500, body: 'no' });
    await field(page, 'Email').fill(`new.${customer.email}`);
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/Failed to check email availability/);
    await save(page);
    await expect(error(page)).toContainText(UNVERIFIED);
    php.reset();
    await field(page, 'Email').press('End');
    await field(page, 'Email').pressSequentially('x');
    await expect(page.getByRole('button', { name: 'Send verification code' })).toBeVisible();
    await press(page, 'Cancel');

    await tab(page, 'Security').click();
    php.fail('update-password.php', { kind: 'reset' });
    await page.getByLabel('Current password', { exact: true }).fill(customer.password);
    await page.getByLabel('New password', { exact: true }).fill('Quite-new-2026!');
    await page.getByLabel('Confirm new password', { exact: true }).fill('Quite-new-2026!');
    await press(page, 'Change Password');
    await expect(error(page)).toContainText('Failed to change password. Please try again.');
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue(customer.password);

    // Removed in this tab, so there is no storage event.
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await press(page, 'Change Password');
    await expect(page.getByText('You need to log in to change your password')).toBeVisible();
    await page.getByRole('tabpanel').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, customer);
    await expect(page).toHaveURL('/dashboard/profile?tab=security');
  },
);

faultTest(
  'without a session, no address is checked and no change is saved (PROF-13, PROF-14)',
  async ({ page, php, backend, request }) => {
    const customer = await newCustomer(request, backend.origin);
    await edit(page, customer);
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await field(page, 'Email').fill(`new.${customer.email}`);
    await expect(page.getByText('You need to log in to check email availability')).toBeVisible();
    await save(page);
    await expect(page.getByText('You need to log in to update your profile')).toBeVisible();
    expect([...php.callsTo('check-email.php'), ...php.callsTo('update-account.php')]).toEqual([]);
    await error(page).getByRole('link', { name: 'Log in' }).click();
    await logIn(page, customer);
    await expect(page).toHaveURL('/dashboard/profile');
    await expect(field(page, 'Email')).toHaveValue(`new.${customer.email}`);
  },
);

faultTest('a customer without a phone number can save everything else', async ({ page, php, backend, request }) => {
  const customer = await newCustomer(request, backend.origin);
  await edit(page, customer);
  const record = { user_id: customer.userId, first_name: 'Ada', last_name: 'Reed', email: customer.email };
  php.fail('getUserData.php', { kind: 'answer', body: { success: true, ...record } });
  php.fail('update-account.php', { kind: 'answer', body: { success: true, message: 'ok' } });
  await press(page, 'Cancel');
  await page.reload();
  await press(page, 'Edit');
  await expect(field(page, 'Phone')).toHaveValue('');
  await field(page, 'First name').fill('Grace');
  await save(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(php.callsTo('update-account.php').map(({ body }) => JSON.parse(String(body)).phone)).toEqual(['']);
});

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in any tab, and each fits the narrowest phone', async ({ page, request }) => {
    const customer = await newCustomer(request);
    await logInAs(page, customer);
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await examine(page);
    await press(page, 'Edit');
    await field(page, 'First name').fill('');
    await field(page, 'Email').fill(`new.${customer.email}`);
    await press(page, 'Send verification code');
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    await save(page);
    await expect(error(page)).toBeFocused();
    await examine(page);
    await tab(page, 'Security').click();
    await page.getByLabel('New password', { exact: true }).fill('abc');
    await press(page, 'Change Password');
    await expect(error(page)).toBeFocused();
    await examine(page);
  });
});
