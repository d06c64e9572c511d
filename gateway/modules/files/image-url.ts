/** Hosts (`example.org` or `example.org:8080`) whose https images may be shown. */
export type MediaHosts = ReadonlySet<string>;

const UPLOADS = /^(?:\.?\/)?(?:php\/)?(uploads(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){1,6})$/;

/**
 * The address of a picture that a page may load: a path of the host's uploads, which this site
 * passes on, or an https address on a permitted host. Anything else, such as `javascript:` or
 * `data:`, is null.
 */
export function photoUrl(legacyAddress: string | null, hosts: MediaHosts): string | null {
  if (legacyAddress === null) return null;
  const upload = UPLOADS.exec(legacyAddress)?.[1];
  if (upload) return `/media/${upload}`;
  if (!/^https:\/\//i.test(legacyAddress) || !URL.canParse(legacyAddress)) return null;
  const url = new URL(legacyAddress);
  return hosts.has(url.host) && !url.username && !url.password ? url.href : null;
}

/** The hosts whose images are passed on, from the addresses of this site and of the legacy host. */
export function mediaHostsOf(addresses: readonly (string | null)[]): MediaHosts {
  return new Set(addresses.flatMap((address) => (address === null ? [] : httpsHostOf(address))));
}

/** Empty for a port of plain http, as a backend in a private network has it. */
function httpsHostOf(address: string): string[] {
  const { protocol, port, host } = new URL(address);
  return protocol === 'http:' && port !== '' ? [] : [host];
}
