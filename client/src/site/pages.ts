import { product } from './product.ts';
import { serviceSlugs } from './service-slug.ts';

/** A page, as everything that lists pages knows it: `pages` below is the only list. */
export interface PageEntry {
  /** The router's pattern of its path. */
  path: string;
  /**
   * Its module in `features/`, without '-page.tsx'. It exports `Component`, and `meta` if its path
   * decides that.
   */
  module: string;
  /** The title, without the product's name, for tabs, screen readers and search engines. */
  title: string;
  /** A description of 70 to 160 characters, at least for listed pages. */
  description: string;
  /** The page renders a `PageHead` from its data; its title here is only announced. */
  hasOwnHead?: boolean;
  /** Search engines may list it. They are asked to leave out the others. */
  isListed?: boolean;
  /** Around it. All but `site` come with the client of the graph. */
  layout: 'site' | 'focused' | 'dashboard';
  /** In the `site` layout: it begins with a query, and comes with the client of the graph. */
  asksGraph?: boolean;
  /**
   * Only makes sense to a customer or after a form: the server sends a shell without content. By
   * default true in the dashboard.
   */
  isShell?: boolean;
  /**
   * The query parameters that change what it shows first. Others, such as a campaign's, are
   * ignored. Without this, the server only renders it without a query string.
   */
  params?: readonly string[];
  /** The values that the parameter of its path may have. Without them only the data knows. */
  values?: readonly string[];
  /** The steps of a form, each at an address below it. All but the first page are shells. */
  steps?: readonly string[];
  /** Its link in the main navigation (SHELL-04) or in the footer, in the order of this table. */
  link?: { in: 'main' | 'footer'; label: string };
}

/** The page's own metadata, where its path decides it: a page's module may export such a `meta`. */
export interface PageMeta extends Pick<PageEntry, 'title' | 'description'> {
  isIndexed: boolean;
}

const { name } = product;

const bookingSteps = ['service', 'details', 'location', 'specialist', 'date-time'] as const;

/** Every page, for router, head, renderer, sitemap, navigation, build and tests of all pages. */
export const pages = {
  home: {
    path: '/',
    module: 'home/home',
    title: 'Checked repair specialists in Leicester and Nottingham',
    description:
      'Book a checked repair specialist in Leicester, Nottingham or the East Midlands. Compare reviews and prices and choose a time. No account needed.',
    isListed: true,
    layout: 'site',
    params: [],
    link: { in: 'main', label: 'Home' },
  },
  about: {
    path: '/about',
    module: 'information/about',
    title: 'About us',
    description: `Why ${name} exists, how we check repair specialists before we list them, and what our 100% satisfaction guarantee means.`,
    isListed: true,
    layout: 'site',
    params: [],
    link: { in: 'main', label: 'About' },
  },
  services: {
    path: '/services',
    module: 'information/services',
    title: 'Our services',
    description:
      'From grinding brakes to a torn hem: repairs by checked specialists in Leicester, Nottingham and the East Midlands. Diagnosis is free.',
    isListed: true,
    layout: 'site',
    params: [],
    link: { in: 'main', label: 'Services' },
  },
  service: {
    path: '/services/:slug',
    module: 'information/service',
    // Its title comes from its texts, which no other page should load.
    title: 'Service',
    description: '',
    isListed: true,
    layout: 'site',
    params: [],
    values: serviceSlugs,
  },
  specialists: {
    path: '/specialists',
    module: 'specialists/directory',
    title: 'Our specialists',
    description:
      'Compare repair specialists near Leicester and Nottingham by trade, location, price and reviews. Verified, DBS checked and liability insured.',
    hasOwnHead: true,
    isListed: true,
    layout: 'site',
    asksGraph: true,
    params: [
      'search',
      'specialization',
      'location',
      'serviceType',
      'businessType',
      'freeOn',
      'sort',
      'perPage',
      'page',
      'view',
      'specialist',
    ],
    link: { in: 'main', label: 'Specialists' },
  },
  specialist: {
    // The name is only for readers.
    path: '/specialists/:id/:slug?',
    module: 'specialists/specialist',
    title: 'Specialist',
    description: 'What a specialist repairs, where, at what price, and what customers say.',
    hasOwnHead: true,
    isListed: true,
    layout: 'site',
    asksGraph: true,
    params: ['reviews', 'reviewsBefore'],
  },
  contact: {
    path: '/contact',
    module: 'contact/contact',
    title: 'Contact us',
    description: `Call ${name} day or night in Leicester or Nottingham, email our support team, or send us a message from this page.`,
    isListed: true,
    layout: 'site',
    params: [],
    link: { in: 'main', label: 'Contact' },
  },
  blog: {
    path: '/blog',
    module: 'information/blog',
    title: 'Blog',
    description: `How ${name} started: the founder’s story, what we do, what we value, and why it’s worth repairing things.`,
    isListed: true,
    layout: 'site',
    params: [],
    link: { in: 'main', label: 'Blog' },
  },
  appointment: {
    path: '/appointment',
    module: 'booking/guest/guest-booking',
    title: 'Book an appointment',
    description:
      'Book a repair in about two minutes: tell us what’s wrong, where and when. No account needed, and nothing to pay until it’s confirmed.',
    isListed: true,
    layout: 'focused',
    steps: [...bookingSteps, 'review'],
    link: { in: 'footer', label: 'Book an appointment' },
  },
  joinUs: {
    path: '/joinUs',
    module: 'application/application',
    title: 'Join our team',
    description:
      'Do you repair things for a living in the East Midlands? Apply to join us: tell us about your trade, your certificates and where you work.',
    isListed: true,
    layout: 'focused',
    steps: ['basics', 'background', 'services', 'pricing', 'location', 'availability', 'companies', 'review'],
    link: { in: 'footer', label: 'Join our team' },
  },
  login: {
    path: '/login',
    module: 'session/login',
    title: 'Log in',
    description: `Log in to ${name} to see your appointments, repairs and vehicles, and to pay for confirmed appointments.`,
    layout: 'site',
    link: { in: 'footer', label: 'Log in' },
  },
  register: {
    path: '/register',
    module: 'registration/register',
    title: 'Register',
    description: `Create a ${name} account, or set a password to manage the bookings you made as a guest, all in one place.`,
    layout: 'site',
    link: { in: 'footer', label: 'Register' },
  },
  forgotPassword: {
    path: '/forgotPassword',
    module: 'password-reset/forgot-password',
    title: 'Forgotten password',
    description: `Set a new password for your ${name} account, using the code we email you.`,
    layout: 'site',
  },
  appointmentSuccess: {
    path: '/appointment-success',
    module: 'booking/guest/appointment-success',
    title: 'Appointment requested',
    description: 'What happens next with the appointment you’ve requested.',
    layout: 'site',
    isShell: true,
  },
  verifyAppointmentEmail: {
    path: '/verify-appointment-email',
    module: 'account-claim/verify-appointment-email',
    title: 'Verify your email',
    description: 'Confirm the email address of your booking.',
    layout: 'site',
    isShell: true,
  },
  dashboard: {
    path: '/dashboard',
    module: 'dashboard/summary',
    title: 'Your dashboard',
    description: 'Your appointments, repairs and vehicles.',
    layout: 'dashboard',
  },
  appointments: {
    path: '/dashboard/appointments',
    module: 'appointments/appointments',
    title: 'My appointments',
    description: 'Your bookings: pay, reschedule or cancel.',
    layout: 'dashboard',
  },
  repairs: {
    path: '/dashboard/repairs',
    module: 'repairs/repairs',
    title: 'My repairs',
    description: 'What was repaired, who repaired it and what it cost.',
    layout: 'dashboard',
  },
  reviews: {
    path: '/dashboard/reviews',
    module: 'reviews/reviews',
    title: 'Reviews',
    description: 'Repairs you can review, and your reviews.',
    layout: 'dashboard',
  },
  profile: {
    path: '/dashboard/profile',
    module: 'profile/profile',
    title: 'Profile',
    description: 'Your details, your password and your vehicles.',
    layout: 'dashboard',
  },
  /** Booking and immediate service in the dashboard; visitors use `appointment` and a dialog. */
  customerBooking: {
    path: '/dashboard/book-appointment',
    module: 'booking/customer/customer-booking',
    title: 'Book from your dashboard',
    description: 'Book a repair using your account details.',
    layout: 'dashboard',
    steps: [...bookingSteps, 'confirm'],
  },
  immediateService: {
    path: '/dashboard/immediate-service',
    module: 'immediate-service/immediate-service',
    title: 'Immediate service',
    description: 'Request immediate service.',
    layout: 'dashboard',
  },
  notFound: {
    path: '*',
    module: 'information/not-found',
    title: 'Page not found',
    description: `There’s no ${name} page at this address. It may have moved, or the link may be incomplete.`,
    layout: 'site',
  },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof pages;

/** Whether the server sends it without content. */
export const isShell = ({ layout, isShell = layout === 'dashboard' }: PageEntry): boolean => isShell;

/** The addresses of a page that are known without data, except those of its steps. */
export function addressesOf({ path, values }: PageEntry): string[] {
  if (values) return values.map((value) => path.replace(/:\w+/, value));
  return path.startsWith('/') && !path.includes(':') ? [path] : [];
}

/** The addresses of the steps of a form. */
export const stepAddressesOf = ({ path, steps = [] }: PageEntry): string[] => steps.map((step) => `${path}/${step}`);
