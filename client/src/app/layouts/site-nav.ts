import { type PageEntry, pages } from '~/site/pages.ts';

const linksIn = (place: 'main' | 'footer') =>
  Object.values<PageEntry>(pages).flatMap(({ link, path }) =>
    link?.in === place ? [{ label: link.label, to: path }] : [],
  );

/** The main navigation (SHELL-04). */
export const siteNav = linksIn('main');
export const footerNav = linksIn('footer');

/** SHELL-06. */
export const OPENING_HOURS = 'Open Mon-Sun, all day';
