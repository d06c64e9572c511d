/** Hosts, as `example.org` or `example.org:8080`, whose https addresses of pictures are passed on. */
export type MediaHosts = ReadonlySet<string>;

const UPLOADS = /^(?:\.?\/)?(?:php\/)?(uploads(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){1,6})$/;

/**
 * The address of a picture that a page may load: a path of the host's uploads, which this site passes on, or an https address
 * on a permitted host. Anything else, such as `javascript:` or `data:`, is null.
 */
export function pictureUrl(legacyAddress: string | null, hosts: MediaHosts): string | null {
  if (legacyAddress === null) return null;
  const upload = UPLOADS.exec(legacyAddress)?.[1];
  if (upload) return `/media/${upload}`;
  if (!/^https:\/\//i.test(legacyAddress) || !URL.canParse(legacyAddress)) return null;
  const url = new URL(legacyAddress);
  return hosts.has(url.host) && !url.username && !url.password ? url.href : null;
}
