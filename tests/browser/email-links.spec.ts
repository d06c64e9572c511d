import { expect } from '@playwright/test';
import * as account from '../../backend/mail/templates/account-emails.ts';
import * as application from '../../backend/mail/templates/application-emails.ts';
import type { AppointmentFacts } from '../../backend/mail/templates/appointment-emails.ts';
import * as appointment from '../../backend/mail/templates/appointment-emails.ts';
import * as booking from '../../backend/mail/templates/booking-emails.ts';
import * as contact from '../../backend/mail/templates/contact-emails.ts';
import { logInAsJoan } from './customers.ts';
import { test } from './fixtures.ts';

const facts = {
  firstName: 'Joan',
  reference: 'MW-20451',
  serviceName: 'Plumbing',
  day: 'Tuesday 24 November 2026',
  time: '10:00 AM',
  location: 'Your home',
  workshopAddress: null,
  specialistName: 'Marcus Delaney',
  priceGuide: '£45 - £60',
  travel: null,
  price: '£95.00',
};
const code = '123456';
const due = 'Wednesday 25 November 2026, 10:00';

/** Every email's body, for customers with or without a password. The types find missing ones. */
function everyEmail(publicUrl: string, verified: boolean): string[] {
  const about: AppointmentFacts = { ...facts, publicUrl, verified };
  const link = `${publicUrl}/verify-appointment-email#booking=v_none`;
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
    | Exclude<keyof typeof account, 'codeEmail'>
    | keyof typeof application
    | keyof typeof appointment
    | keyof typeof booking
    | keyof typeof contact
    | `codeEmail: ${Parameters<typeof account.codeEmail>[0]}`,
    { body: string }[]
  > = {
    accountExistsEmail: [account.accountExistsEmail(publicUrl)],
    passwordChangedEmail: [account.passwordChangedEmail(publicUrl)],
    emailChangedEmail: [account.emailChangedEmail(`${publicUrl}/forgotPassword#undo=x`)],
    'codeEmail: registration': [account.codeEmail('registration', code)],
    'codeEmail: claim': [account.codeEmail('claim', code)],
    'codeEmail: password_reset': [account.codeEmail('password_reset', code)],
    'codeEmail: specialist': [account.codeEmail('specialist', code)],
    'codeEmail: profile_update': [account.codeEmail('profile_update', code)],
    applicationApprovedEmail: [
      application.applicationApprovedEmail({
        ...facts,
        publicUrl,
        name: 'Joan Pryce',
        services: ['Plumbing'],
        hours: 'Mon 08:00-17:00',
      }),
    ],
    applicationDeclinedEmail: [application.applicationDeclinedEmail({ ...facts, reason: 'We need a certificate.' })],
    applicationReceivedEmail: [application.applicationReceivedEmail(applicant)],
    newApplicationEmail: [application.newApplicationEmail(applicant)],
    appointmentConfirmedEmail: [due, null].map((dueBy) => appointment.appointmentConfirmedEmail(about, dueBy)),
    appointmentRescheduledEmail: [appointment.appointmentRescheduledEmail(about)],
    appointmentCancelledEmail: ['', 'We’ll refund it.'].map((refund) =>
      appointment.appointmentCancelledEmail(about, 'Gone.', refund),
    ),
    paymentReceivedEmail: [appointment.paymentReceivedEmail(about, due)],
    paymentReminderEmail: [appointment.paymentReminderEmail(about, due)],
    paymentExpiredEmail: [appointment.paymentExpiredEmail(about)],
    reviewInvitationEmail: [appointment.reviewInvitationEmail(about)],
    bookingReceivedEmail: [
      booking.bookingReceivedEmail(about, 'new', { code, link }),
      booking.bookingReceivedEmail(about, 'existing_unverified', { code, link }),
      booking.bookingReceivedEmail(about, 'existing_verified', null),
    ],
    bookingDetailsEmail: [booking.bookingDetailsEmail(about, verified)],
    contactEmail: [contact.contactEmail({ name: 'Joan', email: 'joan@example.com', message: 'Hello.' })],
    immediateRequestEmail: [
      contact.immediateRequestEmail({
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
  '/appointment': 'Step 1 of 6: What needs fixing? · Book an appointment',
  '/forgotPassword': 'Forgotten password',
  '/forgotPassword#undo=x': 'Forgotten password',
  '/login': 'Log in',
  '/register': 'Register',
  '/specialists': 'Our specialists',
  '/verify-appointment-email#booking=v_none': 'Verify your email',
};
const CUSTOMER_PAGES: Record<string, string> = {
  '/dashboard/appointments': 'My appointments',
  '/dashboard/book-appointment': 'Step 1 of 6: What needs fixing? · Book from your dashboard',
  '/dashboard/reviews': 'Reviews',
};

test('every link in every email opens the right page', async ({ page, product }) => {
  const emails = [true, false].flatMap((verified) => everyEmail(product.url, verified));
  const expected = Object.keys({ ...PUBLIC_PAGES, ...CUSTOMER_PAGES }).sort();
  expect(pathsIn(emails, product.url)).toEqual(expected);

  const openPages = async (pages: Record<string, string>) => {
    for (const [path, title] of Object.entries(pages)) {
      // Another hash of the same page loads nothing.
      const response = (await page.goto(path)) ?? (await page.reload());
      expect(response?.status(), path).toBe(200);
      await expect(page, path).toHaveTitle(`${title} · Mendwell`);
      await expect(page).toHaveURL(path);
    }
  };
  await openPages(PUBLIC_PAGES);
  await logInAsJoan(page);
  await openPages(CUSTOMER_PAGES);
});
