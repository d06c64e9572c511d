import { expect } from '@playwright/test';
import * as account from '../../backend/mail/account-messages.ts';
import * as application from '../../backend/mail/application-messages.ts';
import type { AppointmentFacts } from '../../backend/mail/appointment-messages.ts';
import * as appointment from '../../backend/mail/appointment-messages.ts';
import * as booking from '../../backend/mail/booking-messages.ts';
import * as contact from '../../backend/mail/contact-messages.ts';
import * as immediate from '../../backend/mail/messages.ts';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';

const facts = {
  firstName: 'Joan',
  reference: 'MW-20451',
  serviceName: 'Plumbing',
  day: 'Tuesday 24 November 2026',
  time: '10:00 AM',
  where: 'Your home',
  specialistName: 'Marcus Delaney',
  price: '£95.00',
};
const code = '123456';
const due = 'Wednesday 25 November 2026, 10:00';

/** Every email's body, for customers with or without a password. The types find missing ones. */
function everyEmail(publicUrl: string, verified: boolean): string[] {
  const about: AppointmentFacts = { ...facts, publicUrl, verified };
  const person = { firstName: 'Joan', lastName: 'Pryce', email: 'joan@example.com', phone: '07700 900321' };
  const applicant = {
    ...person,
    id: 7,
    yearsOfExperience: '5',
    services: [],
    locations: [],
    days: [],
    certificates: 1,
  };
  const request = { reference: 'IR-1', serviceType: 'Flat Tire', issueDetails: 'Van', issueDescription: 'Flat.' };
  const emails: Record<
    | Exclude<keyof typeof account, 'codeMessage'>
    | keyof typeof application
    | keyof typeof appointment
    | keyof typeof booking
    | keyof typeof contact
    | Exclude<keyof typeof immediate, 'farewell'>
    | `codeMessage: ${Parameters<typeof account.codeMessage>[0]}`,
    { body: string }[]
  > = {
    accountExists: [account.accountExists(publicUrl)],
    passwordWasSet: [account.passwordWasSet(publicUrl)],
    emailWasChanged: [account.emailWasChanged()],
    'codeMessage: registration': [account.codeMessage('registration', code)],
    'codeMessage: claim': [account.codeMessage('claim', code)],
    'codeMessage: password_reset': [account.codeMessage('password_reset', code)],
    'codeMessage: specialist': [account.codeMessage('specialist', code)],
    'codeMessage: profile_update': [account.codeMessage('profile_update', code)],
    applicationApproved: [
      application.applicationApproved({
        ...facts,
        publicUrl,
        name: 'Joan Pryce',
        services: ['Plumbing'],
        hours: 'Mon 08:00-17:00',
      }),
    ],
    applicationDeclined: [application.applicationDeclined({ ...facts, reason: 'We need a certificate.' })],
    applicationReceived: [application.applicationReceived(applicant)],
    applicationArrived: [application.applicationArrived(applicant)],
    appointmentConfirmed: [due, null].map((dueBy) => appointment.appointmentConfirmed(about, dueBy)),
    appointmentRescheduled: [appointment.appointmentRescheduled(about)],
    appointmentCancelled: ['', 'We’ll refund it.'].map((refund) =>
      appointment.appointmentCancelled(about, 'Gone.', refund),
    ),
    paymentReceived: [appointment.paymentReceived(about, due)],
    paymentReminder: [appointment.paymentReminder(about, due)],
    paymentExpired: [appointment.paymentExpired(about)],
    reviewInvitation: [appointment.reviewInvitation(about)],
    bookingReceived: [
      booking.bookingReceived(about, 'new', code),
      booking.bookingReceived(about, 'existing_unverified', code),
      booking.bookingReceived(about, 'existing_verified', null),
    ],
    bookingAgain: [booking.bookingAgain(about, verified)],
    contactMessage: [contact.contactMessage({ name: 'Joan', email: 'joan@example.com', message: 'Hello.' })],
    immediateRequestReceived: [
      immediate.immediateRequestReceived({
        ...request,
        location: 'LE1',
        phoneNumber: '07700 900321',
        contactPreference: 'call',
      }),
    ],
  };
  return Object.values(emails).flatMap((list) => list.map(({ body }) => body));
}

/** The paths of all links, each up to the next space, as the simplest mail programs read them. */
function pathsIn(emails: readonly string[], origin: string): string[] {
  const links = emails.flatMap((email) => email.match(/https?:\/\/\S+/g) ?? []);
  for (const link of links) expect(link.startsWith(`${origin}/`), link).toBe(true);
  return [...new Set(links)].map((link) => link.slice(origin.length)).sort();
}

/** The page that each link opens, by its title. */
const PUBLIC_PAGES: Record<string, string> = {
  '/appointment': 'Book an appointment',
  '/forgotPassword': 'Forgotten password',
  '/login': 'Log in',
  '/register': 'Register',
  '/specialists': 'Our specialists',
};
const CUSTOMER_PAGES: Record<string, string> = {
  '/dashboard/appointments': 'My appointments',
  '/dashboard/book-appointment': 'Book from your dashboard',
  '/dashboard/reviews': 'Reviews',
};

test('every link in every email opens the right page', async ({ page, product }) => {
  const emails = [true, false].flatMap((verified) => everyEmail(product.url, verified));
  const expected = Object.keys({ ...PUBLIC_PAGES, ...CUSTOMER_PAGES }).sort();
  expect(pathsIn(emails, product.url)).toEqual(expected);

  const openPages = async (pages: Record<string, string>) => {
    for (const [path, title] of Object.entries(pages)) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page, path).toHaveTitle(`${title} · Mendwell`);
      await expect(page).toHaveURL(path);
    }
  };
  await openPages(PUBLIC_PAGES);
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard');
  await openPages(CUSTOMER_PAGES);
});
