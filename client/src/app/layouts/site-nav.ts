import { paths } from '~/site/paths.ts';

/** The main navigation (SHELL-04), in its order. */
export const siteNav = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Services', to: paths.services },
  { label: 'Specialists', to: paths.specialists },
  { label: 'Contact', to: paths.contact },
  { label: 'Blog', to: paths.blog },
];

/** SHELL-06. */
export const OPENING_HOURS = 'Open Mon-Sun, all day';
