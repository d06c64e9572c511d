/**
 * Every page of the site. They stand here, under everything, because a feature links to another's
 * page without knowing the feature; the app's router says which page each path shows.
 */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  specialists: '/specialists',
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
  /**
   * Booking and immediate help of somebody who is logged in; the public ones are `appointment` and
   * a dialog.
   */
  customerBooking: '/dashboard/book-appointment',
  immediateService: '/dashboard/immediate-service',
} as const;
