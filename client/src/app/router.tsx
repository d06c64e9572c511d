import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { PageSkeleton } from '~/ui/page-skeleton.tsx';
import { FocusedLayout } from './layouts/focused-layout.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { Component as NotFoundPage } from './pages/not-found-page.tsx';
import { Root } from './root.tsx';
import { RootFailure, RouteFailure } from './routing/route-failure.tsx';
import type { RouteHandle } from './routing/route-title.ts';

/** A page of its own chunk, with a skeleton while it comes, and its own boundary, so that its failing leaves the layout standing. */
function page(path: string, title: string, load: () => Promise<{ Component: () => ReactNode }>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, lazy: load, HydrateFallback: PageSkeleton, ErrorBoundary: RouteFailure };
}

const site: RouteObject[] = [
  page(paths.home, 'Checked repair specialists near you', () => import('~/features/home/home-page.tsx')),
  page(paths.about, 'About us', () => import('~/features/information/about-page.tsx')),
  page(paths.services, 'Our services', () => import('~/features/information/services-page.tsx')),
  page(paths.service(':slug'), 'Service', () => import('~/features/information/service-page.tsx')),
  page(paths.specialists, 'Our specialists', () => import('~/features/specialists/directory-page.tsx')),
  page(paths.contact, 'Contact us', () => import('~/features/contact/contact-page.tsx')),
  page(paths.blog, 'Blog', () => import('~/features/information/blog-page.tsx')),
  page(paths.login, 'Log in', () => import('~/features/session/login-page.tsx')),
  page(paths.register, 'Register', () => import('~/features/registration/register-page.tsx')),
  page(paths.forgotPassword, 'Forgotten password', () => import('~/features/password-reset/forgot-password-page.tsx')),
  page(
    paths.appointmentSuccess,
    'Appointment requested',
    () => import('~/features/booking/appointment-success-page.tsx'),
  ),
  page(
    paths.verifyAppointmentEmail,
    'Verify your email',
    () => import('~/features/account-claim/verify-appointment-email-page.tsx'),
  ),
  { path: '*', handle: { title: 'Page not found' } satisfies RouteHandle, Component: NotFoundPage },
];

const focused: RouteObject[] = [
  // One route for all steps, so that the page stays on while its steps change.
  page(`${paths.appointment}/:step?`, 'Book an appointment', () => import('~/features/booking/booking-page.tsx')),
  page(`${paths.joinUs}/:step?`, 'Join our team', () => import('~/features/application/application-page.tsx')),
];

/** Alerts and e-mails name the parts of the dashboard by their addresses; the summary is where all of them are seen so far. */
const seenInSummary: RouteObject[] = ['appointments', 'repairs', 'reviews', 'profile'].map((part) => ({
  path: `${paths.dashboard}/${part}`,
  loader: () => redirect(paths.dashboard),
}));

const dashboard: RouteObject = {
  lazy: () => import('./layouts/dashboard-layout.tsx'),
  HydrateFallback: PageSkeleton,
  ErrorBoundary: RootFailure,
  children: [
    page(paths.dashboard, 'Your dashboard', () => import('~/features/dashboard/summary-page.tsx')),
    ...seenInSummary,
  ],
};

export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RootFailure,
    children: [{ Component: SiteLayout, children: site }, { Component: FocusedLayout, children: focused }, dashboard],
  },
]);
