/**
 * Stands for the site's address in pages that are rendered before anybody knows it; the gateway
 * puts the address in its place.
 */
export const PLACEHOLDER_ORIGIN = 'https://site-origin.invalid';

/**
 * Where the site is known to be, without a slash at its end: as the gateway was told
 * (`PUBLIC_URL`), and not as this visitor came here, so that canonical addresses are the same for
 * everybody.
 */
export const siteOrigin: string =
  typeof document === 'undefined'
    ? PLACEHOLDER_ORIGIN
    : (document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? window.location.origin);
