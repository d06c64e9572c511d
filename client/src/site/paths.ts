import { specialistPath } from '#shared/specialist-slug.ts';

/**
 * The path of every page. It's in `site` because features link to each other's pages but can't
 * import each other; `app/routes.tsx` says which page each path shows.
 */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  specialists: '/specialists',
  specialist: specialistPath,
  /** The pattern of these paths, for the router. The name is only for readers. */
  specialistPattern: '/specialists/:id/:slug?',
  contact: '/contact',
  blog: '/blog',
  joinUs: '/joinUs',
  appointment: '/appointment',
  appointmentSuccess: '/appointment-success',
  verifyAppointmentEmail: '/verify-appointment-email',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgotPassword',
  dashboard: '/dashboard',
  appointments: '/dashboard/appointments',
  repairs: '/dashboard/repairs',
  reviews: '/dashboard/reviews',
  profile: '/dashboard/profile',
  /** Booking and immediate service in the dashboard; visitors use `appointment` and a dialog. */
  customerBooking: '/dashboard/book-appointment',
  immediateService: '/dashboard/immediate-service',
} as const;
