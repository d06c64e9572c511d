import type { NextStep } from '../../graphql/generated/schema.ts';

/** The path on this site of a host's redirect (C-12, C-68); null if it could lead elsewhere. */
export function localPath(redirect: string | null): string | null {
  if (redirect === null || redirect.length > 200) return null;
  // Browsers read `//host` and `/\host` as another site.
  return /^\/(?![/\\])[\w\-./?=&%#+]*$/.test(redirect) && !redirect.includes('//') ? redirect : null;
}

const STEPS: Readonly<Record<string, NextStep>> = {
  '/dashboard': 'SHOW_DASHBOARD',
  '/dashboard/appointments': 'SHOW_APPOINTMENTS',
  '/dashboard/repairs': 'SHOW_REPAIRS',
  '/dashboard/reviews': 'SHOW_REVIEWS',
  '/dashboard/profile': 'SHOW_PROFILE',
  '/dashboard/book-appointment': 'BOOK_APPOINTMENT',
  '/appointment': 'BOOK_APPOINTMENT',
  '/dashboard/immediate-service': 'REQUEST_IMMEDIATE_SERVICE',
  '/login': 'LOG_IN',
  '/appointment-success': 'CREATE_ACCOUNT',
  '/verify-appointment-email': 'VERIFY_EMAIL',
};

/** What an app shows instead of a page; null for no path, and for pages that aren't among these. */
export function nextStepOf(path: string | null): NextStep | null {
  const page = path?.replace(/[?#].*$/, '').replace(/\/$/, '') ?? '';
  return Object.hasOwn(STEPS, page) ? (STEPS[page] ?? null) : null;
}
