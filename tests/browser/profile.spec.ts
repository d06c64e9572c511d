import { expect, type Page } from '@playwright/test';
import { examine } from './checks.ts';
import { type Customer, logInAs, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { codeFor, wrongCode } from './outbox.ts';
import { enterCode, fill, press } from './page.ts';
import { recordOperations } from './recorded-operations.ts';

const UNVERIFIED = 'Please verify your new email address before saving changes.';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const field = (page: Page, label: string) => page.getByRole('tabpanel').getByLabel(label);
const save = (page: Page) => press(page, 'Save Changes');
const error = (page: Page) => page.getByRole('tabpanel').getByRole('alert');

async function edit(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto('/dashboard/profile');
  await press(page, 'Edit');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  await fill(page.getByRole('tabpanel'), {
    ...{ 'First name': 'Grace', 'Last name': 'Hopper', Phone: '7700900456' },
    ...{ Street: '27 Wheatsheaf Road', 'Second line': 'Flat 2', 'Town or city': 'Leicester' },
    ...{ County: 'Leicestershire', Postcode: 'le2 3pl', Country: 'United Kingdom' },
  });
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
  await examine(page);

  const code = await codeFor(request, email);
  // The customer leaves the page to look for the email.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  await enterCode(page, wrongCode(code));
  await expect(page.getByText('Invalid verification code. Please try again.')).toBeVisible();
  await enterCode(page, code);
  await expect(page.getByText('Your new address is verified.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(email);

  await press(page, 'Logout');
  await expect(page).toHaveURL('/login');
  await logIn(page, { email, password: customer.password });
  await expect(page).toHaveURL('/dashboard');
});

test('its tabs open by arrow keys and by URL; changes the password, after its errors, and logs in with it (PROF-02, PROF-15..20, C-56, C-88)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await logInAs(page, customer);
  await page.goto('/dashboard/profile?tab=security');
  await test.step('the tabs', async () => {
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
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/dashboard/profile?tab=security');
  });
  const current = page.getByLabel('Current password', { exact: true });
  const newPassword = page.getByLabel('New password', { exact: true });
  const confirmNewPassword = page.getByLabel('Confirm new password', { exact: true });
  await newPassword.fill('Short1!');
  await confirmNewPassword.fill('Short1!!');
  await expect(newPassword).toHaveAccessibleDescription(/at least 8 characters long/);
  await confirmNewPassword.blur();
  await expect(confirmNewPassword).toHaveAccessibleDescription(/New passwords do not match/);
  await press(page, 'Change Password');
  await expect(error(page)).toBeFocused();
  await expect(error(page).getByRole('link')).toHaveText(['Enter your current password', 'New passwords do not match']);
  await examine(page);

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
