import type { Params } from 'react-router-dom';
import { specialistsPage } from '~/content/specialists-page.ts';
import { product } from '~/site/product.ts';

/** A page's metadata, for tabs, screen readers, search engines and shared links. */
export interface PageMeta {
  /** The title, without the product's name. */
  title: string;
  /** A description of 70 to 160 characters. */
  description: string;
  /** False for personal pages, steps and errors: search engines are asked to leave them out. */
  isIndexed: boolean;
}

/** A route's metadata; a function if the address has a parameter. */
export interface RouteHandle {
  meta: PageMeta | ((params: Params) => PageMeta);
  /** The page renders a `PageHead` from its data; `meta` is only announced. */
  hasOwnHead?: true;
}

const listed = (title: string, description: string): PageMeta => ({ title, description, isIndexed: true });
const unlisted = (title: string, description: string): PageMeta => ({ title, description, isIndexed: false });

const { name } = product;

/** One entry for each page; the services' metadata is made from their content. */
export const pageMeta = {
  home: listed(
    'Checked repair specialists in Leicester and Nottingham',
    'Book a checked repair specialist in Leicester, Nottingham or the East Midlands. Compare reviews and prices and choose a time. No account needed.',
  ),
  about: listed(
    'About us',
    `Why ${name} exists, how we check repair specialists before we list them, and what our 100% satisfaction guarantee means.`,
  ),
  services: listed(
    'Our services',
    'From grinding brakes to a torn hem: repairs by checked specialists in Leicester, Nottingham and the East Midlands. Diagnosis is free.',
  ),
  specialists: listed(specialistsPage.title, specialistsPage.description),
  specialist: unlisted('Specialist', 'What a specialist repairs, where, at what price, and what customers say.'),
  contact: listed(
    'Contact us',
    `Call ${name} day or night in Leicester or Nottingham, email our support team, or send us a message from this page.`,
  ),
  blog: listed(
    'Blog',
    `How ${name} started: the founder's story, what we do, what we value, and why it's worth repairing things.`,
  ),
  joinUs: listed(
    'Join our team',
    'Do you repair things for a living in the East Midlands? Apply to join us: tell us about your trade, your certificates and where you work.',
  ),
  appointment: listed(
    'Book an appointment',
    "Book a repair in about two minutes: tell us what's wrong, where and when. No account needed, and nothing to pay until it's confirmed.",
  ),
  appointmentSuccess: unlisted('Appointment requested', 'What happens next with the appointment you’ve requested.'),
  verifyAppointmentEmail: unlisted('Verify your email', 'Confirm the email address of your booking.'),
  login: unlisted(
    'Log in',
    `Log in to ${name} to see your appointments, repairs and vehicles, and to pay for confirmed appointments.`,
  ),
  register: unlisted(
    'Register',
    `Create a ${name} account, or set a password to manage the bookings you made as a guest, all in one place.`,
  ),
  forgotPassword: unlisted(
    'Forgotten password',
    `Set a new password for your ${name} account, using the code we email you.`,
  ),
  dashboard: unlisted('Your dashboard', 'Your appointments, repairs and vehicles.'),
  appointments: unlisted('My appointments', 'Your bookings: pay, reschedule or cancel.'),
  repairs: unlisted('My repairs', 'What was repaired, who repaired it and what it cost.'),
  reviews: unlisted('Reviews', 'Repairs you can review, and your reviews.'),
  profile: unlisted('Profile', 'Your details, your password and your vehicles.'),
  customerBooking: unlisted('Book from your dashboard', 'Book a repair using your account details.'),
  immediateService: unlisted('Immediate service', 'Request immediate service.'),
  notFound: unlisted(
    'Page not found',
    `There's no ${name} page at this address. It may have moved, or the link may be incomplete.`,
  ),
} satisfies Record<string, PageMeta>;

/** A flow is indexed at one address; its further steps aren't. */
export const firstStepOnly =
  (meta: PageMeta) =>
  ({ step }: Params): PageMeta =>
    step === undefined ? meta : { ...meta, isIndexed: false };
