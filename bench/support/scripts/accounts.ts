import { PASSWORD } from '../town/fill.ts';
import { emailOf, sessionOf } from '../town/people.ts';
import { answerTo, type Call, codeTo, type Host, post, write } from './call.ts';

const register = (host: Host, body: Record<string, unknown>) => post(host, 'php/userRegistration.php', body);

const newcomer = (kind: string, index: number) => ({
  action: 'register_new',
  email: `${kind}${index}@example.org`,
  firstName: 'Ada',
  lastName: 'Marsh',
  phoneNumber: '7700 900321',
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

/** A separate range of customers for each call, away from those with changed appointments. */
const STRETCH = 30;
const account = (stretch: number, index: number) => 200 + stretch * STRETCH + index;
/** Customers whose id ends in 0 are guests, after the first 400. */
const guest = (stretch: number, index: number) => emailOf(410 + (stretch * STRETCH + index) * 10);

const claims = (stretch: number, index: number) => ({ action: 'returning_user', email: guest(stretch, index) });

async function tokenOf(host: Host, email: string, begin: string, verify: string): Promise<string> {
  await answerTo(register(host, { action: begin, email }));
  const code = await codeTo(host, email);
  const { token_id } = await answerTo<{ token_id: string }>(register(host, { action: verify, email, code }));
  return token_id;
}

const logIn = (host: Host, index: number) =>
  post(host, 'php/userLogin.php', { email: emailOf(account(0, index)), password: PASSWORD, rememberMe: false });

/** Registration, login and new passwords: each hashes a password. */
export const passwords: readonly Call[] = [
  write('Passwords', 'userLogin.php', logIn),
  write('Passwords', 'userLogin.php wrong password', (host, index) =>
    post(host, 'php/userLogin.php', { email: emailOf(account(1, index)), password: 'wrong', rememberMe: false }),
  ),
  write('Passwords', 'userRegistration.php register_new', (host, index) => register(host, newcomer('new', index))),
  write('Passwords', 'userRegistration.php complete_returning_user', async (host, index) => {
    const token = await tokenOf(host, guest(0, index), 'returning_user', 'verify_returning_user');
    return register(host, { action: 'complete_returning_user', token_id: token, password: PASSWORD });
  }),
  write('Passwords', 'userRegistration.php reset_password', async (host, index) => {
    const token = await tokenOf(host, emailOf(account(2, index)), 'reset_request', 'verify_otp');
    return register(host, { action: 'reset_password', token_id: token, password: `${PASSWORD}2` });
  }),
  write('Passwords', 'update-password.php', (host, index) => {
    const body = { currentPassword: PASSWORD, newPassword: `${PASSWORD}3`, confirmPassword: `${PASSWORD}3` };
    return post(host, 'php/update-password.php', body, sessionOf(account(3, index)));
  }),
];

const miniOf = (year: string) => ({
  make: 'Mini',
  model: 'Cooper',
  year,
  color: 'Red',
  licensePlate: 'FG20 HJK',
  vin: '',
});

async function secondVehicle(host: Host, index: number): Promise<string> {
  const add = post(host, 'php/add-vehicle.php', miniOf('2021'), sessionOf(account(4, index)));
  const { vehicle_id } = await answerTo<{ vehicle_id: string }>(add);
  return vehicle_id;
}

/** Codes, profiles and vehicles. */
export const accounts: readonly Call[] = [
  write('Account', 'userRegistration.php verify_email', async (host, index) => {
    const person = newcomer('verified', index);
    await answerTo(register(host, person));
    return register(host, { action: 'verify_email', email: person.email, code: await codeTo(host, person.email) });
  }),
  write('Account', 'userRegistration.php returning_user', (host, index) => register(host, claims(1, index))),
  write('Account', 'userRegistration.php verify_returning_user', async (host, index) => {
    const { email } = claims(2, index);
    await answerTo(register(host, claims(2, index)));
    return register(host, { action: 'verify_returning_user', email, code: await codeTo(host, email) });
  }),
  write('Account', 'userRegistration.php resend_temp_code', (host, index) =>
    register(host, { action: 'resend_temp_code', email: guest(3, index) }),
  ),
  write('Account', 'userRegistration.php reset_request', (host, index) =>
    register(host, { action: 'reset_request', email: emailOf(account(4, index)) }),
  ),
  write('Account', 'userRegistration.php resend_password_reset', (host, index) =>
    register(host, { action: 'resend_password_reset', email: emailOf(account(3, index)) }),
  ),
  write('Account', 'userRegistration.php verify_otp', async (host, index) => {
    const email = emailOf(account(1, index));
    await answerTo(register(host, { action: 'reset_request', email }));
    return register(host, { action: 'verify_otp', email, code: await codeTo(host, email) });
  }),
  write('Account', 'emailVerification.php send_code', (host, index) =>
    post(host, 'php/emailVerification.php', {
      action: 'send_code',
      type: 'specialist',
      email: `applicant${index}@example.org`,
    }),
  ),
  write('Account', 'emailVerification.php verify_code', async (host, index) => {
    const email = `proof${index}@example.org`;
    const ask = (fields: object) => post(host, 'php/emailVerification.php', { type: 'specialist', email, ...fields });
    await answerTo(ask({ action: 'send_code' }));
    return ask({ action: 'verify_code', code: await codeTo(host, email) });
  }),
  write('Account', 'check-email.php', (host, index) =>
    post(host, 'php/check-email.php', { email: `free${index}@example.org` }, sessionOf(account(4, index))),
  ),
  write('Account', 'update-account.php', (host, index) => {
    const body = { firstName: 'Joan', lastName: 'Pryce', email: emailOf(account(4, index)), phone: '7700 900142' };
    return post(host, 'php/update-account.php', body, sessionOf(account(4, index)));
  }),
  write('Account', 'add-vehicle.php', (host, index) =>
    post(host, 'php/add-vehicle.php', miniOf('2020'), sessionOf(account(4, index))),
  ),
  write('Account', 'update-vehicle-details.php', async (host, index) => {
    const vehicle_id = await secondVehicle(host, index);
    const body = { ...miniOf('2019'), vehicle_id };
    return post(host, 'php/update-vehicle-details.php', body, sessionOf(account(4, index)));
  }),
  write('Account', 'update-vehicle.php primary', async (host, index) => {
    const body = { vehicleId: await secondVehicle(host, index), action: 'primary' };
    return post(host, 'php/update-vehicle.php', body, sessionOf(account(4, index)));
  }),
  write('Account', 'update-vehicle.php delete', async (host, index) => {
    const body = { vehicleId: await secondVehicle(host, index), action: 'delete' };
    return post(host, 'php/update-vehicle.php', body, sessionOf(account(4, index)));
  }),
  write('Account', 'logout.php', (host, index) => post(host, 'php/logout.php', {}, sessionOf(account(2, index)))),
];
