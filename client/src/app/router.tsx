import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { FocusedLayout } from './layouts/focused-layout.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { Component as NotFoundPage } from './pages/not-found-page.tsx';
import { Root } from './root.tsx';
import { PageSkeleton } from './routing/page-skeleton.tsx';
import { RootFailure, RouteFailure } from './routing/route-failure.tsx';
import type { RouteHandle } from './routing/route-title.ts';

/** A page of its own chunk, with a skeleton while it comes, and its own boundary, so that its failing leaves the layout standing. */
function page(path: string, title: string, load: () => Promise<{ Component: () => ReactNode }>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, lazy: load, HydrateFallback: PageSkeleton, ErrorBoundary: RouteFailure };
}

const site: RouteObject[] = [
  page(paths.home, 'Checked repair specialists near you', () => import('~/features/home/home-page.tsx')),
  page(paths.about, 'About us', () => import('./pages/about-page.tsx')),
  page(paths.services, 'Our services', () => import('./pages/services-page.tsx')),
  page(paths.service(':slug'), 'Service', () => import('./pages/service-page.tsx')),
  page(paths.specialists, 'Our specialists', () => import('~/features/specialists/directory-page.tsx')),
  page(paths.contact, 'Contact us', () => import('./pages/contact-page.tsx')),
  page(paths.blog, 'Blog', () => import('./pages/blog-page.tsx')),
  page(paths.joinUs, 'Join our team', () => import('./pages/join-us-page.tsx')),
  page(paths.login, 'Log in', () => import('~/features/session/login-page.tsx')),
  page(paths.register, 'Register', () => import('./pages/register-page.tsx')),
  page(paths.forgotPassword, 'Forgotten password', () => import('./pages/forgot-password-page.tsx')),
  page(
    paths.appointmentSuccess,
    'Appointment requested',
    () => import('~/features/booking/appointment-success-page.tsx'),
  ),
  page(paths.verifyAppointmentEmail, 'Verify your email', () => import('./pages/verify-appointment-email-page.tsx')),
  { path: '*', handle: { title: 'Page not found' } satisfies RouteHandle, Component: NotFoundPage },
];

const focused: RouteObject[] = [
  // One route for all steps, so that the page stays on while its steps change.
  page(`${paths.appointment}/:step?`, 'Book an appointment', () => import('~/features/booking/booking-page.tsx')),
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
