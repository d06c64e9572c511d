import type { Params } from 'react-router-dom';
import { product } from '~/lib/product.ts';

/** What a page says about itself to tabs, screen readers, search engines and whoever shares it. */
export interface PageMeta {
  /** Its name, without the product's. */
  title: string;
  /** What is to be found there, in 70 to 160 characters. */
  description: string;
  /** False for what is somebody's own, a step of something, or nothing: search engines are asked to leave it out. */
  isIndexed: boolean;
}

/** What a route says about its page; a function where the address has a part that differs. */
export interface RouteHandle {
  meta: PageMeta | ((params: Params) => PageMeta);
}

const listed = (title: string, description: string): PageMeta => ({ title, description, isIndexed: true });
const unlisted = (title: string, description: string): PageMeta => ({ title, description, isIndexed: false });

const { name } = product;

/** One line for each page; the twelve services have theirs from their content. */
export const pageMeta = {
  home: listed(
    'Checked repair specialists in Leicester and Nottingham',
    'Book a checked repair specialist in Leicester, Nottingham or the East Midlands: read reviews and prices, choose a time, no account needed.',
  ),
  about: listed(
    'About us',
    `Why ${name} exists, how a repair specialist is checked before being listed, and what our 100% satisfaction guarantee holds us to.`,
  ),
  services: listed(
    'Our services',
    'From a grinding brake to a torn hem: the repairs that checked specialists do in Leicester, Nottingham and the East Midlands. Diagnosis is free.',
  ),
  specialists: listed(
    'Our specialists',
    'Compare repair specialists near Leicester and Nottingham by trade, place, price and reviews. Verified, DBS checked and liability insured.',
  ),
  contact: listed(
    'Contact us',
    `Ring ${name} day and night, in Leicester or Nottingham, write to our support address, or send us a message from this page.`,
  ),
  blog: listed(
    'Blog',
    `Where ${name} comes from: the founder's story, what we do, what we hold dear, and what mending things changes.`,
  ),
  joinUs: listed(
    'Join our team',
    'Do you repair things for a living in the East Midlands? Apply to be listed: your trade, your certificates, the places you work in.',
  ),
  appointment: listed(
    'Book an appointment',
    'Book a repair in about two minutes: say what is wrong, where and when. No account needed, and nothing to pay before it is confirmed.',
  ),
  appointmentSuccess: unlisted(
    'Appointment requested',
    'What happens next with the appointment you have just asked for.',
  ),
  verifyAppointmentEmail: unlisted('Verify your email', 'Confirm that the e-mail address of your booking is yours.'),
  login: unlisted(
    'Log in',
    `Log in to ${name} to see your appointments, repairs and vehicles, and to pay for what has been confirmed.`,
  ),
  register: unlisted(
    'Register',
    `Make an account at ${name}, or claim the one that waits for you since you booked as a guest. All your bookings in one place.`,
  ),
  forgotPassword: unlisted(
    'Forgotten password',
    `Set a new password for your ${name} account with the code that we send to your e-mail address.`,
  ),
  dashboard: unlisted('Your dashboard', 'Your appointments, repairs and vehicles.'),
  appointments: unlisted('My appointments', 'What you have booked: pay, move or cancel it.'),
  repairs: unlisted('My repairs', 'What was repaired, by whom, and what it cost.'),
  reviews: unlisted('Reviews', 'What you can review, and what you have said.'),
  profile: unlisted('Profile', 'Your details, your password and your vehicles.'),
  customerBooking: unlisted('Book from your dashboard', 'Book a repair with the details of your account.'),
  immediateService: unlisted('Immediate service', 'Ask for help at once.'),
  notFound: unlisted(
    'Page not found',
    `There is no page of ${name} at this address. It may have moved, or the link has lost a letter.`,
  ),
} satisfies Record<string, PageMeta>;

export const documentTitle = (title: string): string => `${title} · ${name}`;

/** A flow has one address for whoever looks for it; its further steps are for who is in it. */
export const firstStepOnly =
  (meta: PageMeta) =>
  ({ step }: Params): PageMeta =>
    step === undefined ? meta : { ...meta, isIndexed: false };
