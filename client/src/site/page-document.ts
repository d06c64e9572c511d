/** Around the page's head, which the browser removes when it renders another page. */
export const HEAD_START = 'site-origin';
export const HEAD_END = 'page-head-end';

/** The id of the element that holds the data of a rendered page's queries, as JSON. */
export const PAGE_STATE_ID = 'page-state';

/** A placeholder in prerendered pages, which the gateway replaces with the site's origin. */
export const PLACEHOLDER_ORIGIN = 'https://site-origin.invalid';

/**
 * The site's origin, without a trailing slash. It's the gateway's `PUBLIC_URL` rather than this
 * visitor's address, so that canonical URLs are the same for everyone.
 */
export const siteOrigin: string =
  typeof document === 'undefined'
    ? PLACEHOLDER_ORIGIN
    : (document.querySelector<HTMLMetaElement>(`meta[name="${HEAD_START}"]`)?.content ?? window.location.origin);
