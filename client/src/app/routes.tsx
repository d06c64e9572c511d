import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { PageSkeleton } from '~/ui/page-skeleton.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { firstStepOnly, pageMeta, type RouteHandle } from './meta/page-meta.ts';
import { Root } from './root.tsx';
import { RootFailure, RouteFailure } from './routing/route-failure.tsx';

/** A page's module: the page, and its metadata if that needs the page's own texts. */
interface PageModule {
  Component: () => ReactNode;
  handle?: RouteHandle;
}

/**
 * A page in its own chunk, with a skeleton while it loads and its own error boundary, so that the
 * layout survives its errors.
 */
function page(path: string, meta: RouteHandle['meta'] | null, load: () => Promise<PageModule>): RouteObject {
  const handle = meta && ({ meta } satisfies RouteHandle);
  return { path, ...(handle && { handle }), lazy: load, HydrateFallback: PageSkeleton, ErrorBoundary: RouteFailure };
}

/** A page whose title and address come from its data. */
function pageWithOwnHead(path: string, meta: RouteHandle['meta'], load: () => Promise<PageModule>): RouteObject {
  return { ...page(path, meta, load), handle: { meta, hasOwnHead: true } satisfies RouteHandle };
}

/** The layout of a family of pages, with an error boundary of its own, because it may fail too. */
function layout(lazy: () => Promise<PageModule>, children: RouteObject[]): RouteObject {
  return { lazy, HydrateFallback: PageSkeleton, ErrorBoundary: RootFailure, children };
}

/** Around pages that begin with a query, whose code therefore comes with the client. */
function withGraphLayout(children: RouteObject[]): RouteObject {
  return { lazy: loadGraphLayout, HydrateFallback: PageSkeleton, ErrorBoundary: RouteFailure, children };
}

async function loadGraphLayout() {
  const { Component } = await import('./graph.tsx');
  return { Component };
}

const site: RouteObject[] = [
  page(paths.home, pageMeta.home, () => import('~/features/home/home-page.tsx')),
  page(paths.about, pageMeta.about, () => import('~/features/information/about-page.tsx')),
  page(paths.services, pageMeta.services, () => import('~/features/information/services-page.tsx')),
  page(paths.service(':slug'), null, loadServicePage),
  withGraphLayout([
    pageWithOwnHead(paths.specialists, pageMeta.specialists, () => import('~/features/specialists/directory-page.tsx')),
    pageWithOwnHead(
      paths.specialistPattern,
      pageMeta.specialist,
      () => import('~/features/specialists/specialist-page.tsx'),
    ),
  ]),
  page(paths.contact, pageMeta.contact, () => import('~/features/contact/contact-page.tsx')),
  page(paths.blog, pageMeta.blog, () => import('~/features/information/blog-page.tsx')),
  page(paths.login, pageMeta.login, () => import('~/features/session/login-page.tsx')),
  page(paths.register, pageMeta.register, () => import('~/features/registration/register-page.tsx')),
  page(
    paths.forgotPassword,
    pageMeta.forgotPassword,
    () => import('~/features/password-reset/forgot-password-page.tsx'),
  ),
  page(
    paths.appointmentSuccess,
    pageMeta.appointmentSuccess,
    () => import('~/features/booking/guest/appointment-success-page.tsx'),
  ),
  page(
    paths.verifyAppointmentEmail,
    pageMeta.verifyAppointmentEmail,
    () => import('~/features/account-claim/verify-appointment-email-page.tsx'),
  ),
  page('*', pageMeta.notFound, () => import('./pages/not-found-page.tsx')),
];

/** The services' metadata comes from their texts, which no other page should load. */
async function loadServicePage(): Promise<PageModule> {
  const [{ Component }, { serviceMeta }] = await Promise.all([
    import('~/features/information/service-page.tsx'),
    import('./meta/service-meta.ts'),
  ]);
  return { Component, handle: { meta: serviceMeta } };
}

const focused: RouteObject[] = [
  // One route for all steps, so that the page stays mounted when the step changes.
  page(
    `${paths.appointment}/:step?`,
    firstStepOnly(pageMeta.appointment),
    () => import('~/features/booking/guest/guest-booking-page.tsx'),
  ),
  page(
    `${paths.joinUs}/:step?`,
    firstStepOnly(pageMeta.joinUs),
    () => import('~/features/application/application-page.tsx'),
  ),
];

const dashboard = layout(
  () => import('./layouts/dashboard-layout.tsx'),
  [
    page(paths.dashboard, pageMeta.dashboard, () => import('~/features/dashboard/summary-page.tsx')),
    page(paths.appointments, pageMeta.appointments, () => import('~/features/appointments/appointments-page.tsx')),
    page(paths.repairs, pageMeta.repairs, () => import('~/features/repairs/repairs-page.tsx')),
    page(paths.reviews, pageMeta.reviews, () => import('~/features/reviews/reviews-page.tsx')),
    page(paths.profile, pageMeta.profile, () => import('~/features/profile/profile-page.tsx')),
    page(
      `${paths.customerBooking}/:step?`,
      pageMeta.customerBooking,
      () => import('~/features/booking/customer/customer-booking-page.tsx'),
    ),
    page(
      paths.immediateService,
      pageMeta.immediateService,
      () => import('~/features/immediate-service/immediate-service-page.tsx'),
    ),
  ],
);

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootFailure,
    children: [
      { Component: SiteLayout, children: site },
      layout(() => import('./layouts/focused-layout.tsx'), [withGraphLayout(focused)]),
      withGraphLayout([dashboard]),
    ],
  },
];
