/** A placeholder in prerendered pages, which the gateway replaces with the site's origin. */
export const PLACEHOLDER_ORIGIN = 'https://site-origin.invalid';

/**
 * The site's origin, without a trailing slash. It's the gateway's `PUBLIC_URL` rather than this
 * visitor's address, so that canonical URLs are the same for everyone.
 */
export const siteOrigin: string =
  typeof document === 'undefined'
    ? PLACEHOLDER_ORIGIN
    : (document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? window.location.origin);
