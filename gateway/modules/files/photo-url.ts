/** Hosts (`example.org` or `example.org:8080`) whose https images may be shown. */
export type MediaHosts = ReadonlySet<string>;

export interface PhotoSources {
  readonly hosts: MediaHosts;
  readonly origin: () => string;
}

const UPLOADS = /^(?:\.?\/)?(?:php\/)?(uploads(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){1,6})$/;

/**
 * The absolute URL of a photo that clients may load: on this site for the host's uploads, or https
 * on a permitted host. Null for anything else, such as `javascript:` or `data:`.
 */
export function photoUrl(legacyAddress: string | null, { hosts, origin }: PhotoSources): string | null {
  if (legacyAddress === null) return null;
  const upload = UPLOADS.exec(legacyAddress)?.[1];
  if (upload) return `${origin()}/media/${upload}`;
  if (!/^https:\/\//i.test(legacyAddress) || !URL.canParse(legacyAddress)) return null;
  const url = new URL(legacyAddress);
  return hosts.has(url.host) && !url.username && !url.password ? url.href : null;
}

/** The permitted hosts: those of this site and of the legacy host. */
export function mediaHostsOf(addresses: readonly (string | null)[]): MediaHosts {
  return new Set(addresses.flatMap((address) => (address === null ? [] : httpsHostOf(address))));
}

/** Empty for plain http on a port, which is a backend in a private network. */
function httpsHostOf(address: string): string[] {
  const { protocol, port, host } = new URL(address);
  return protocol === 'http:' && port !== '' ? [] : [host];
}
