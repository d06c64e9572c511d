import { isIPv4, isIPv6 } from 'node:net';

/**
 * An address without what proxies put around it: `[2001:db8::1]:443`, `203.0.113.77:51234`,
 * `::ffff:203.0.113.77`, `fe80::1%eth0`. Text that holds no address stays as it is.
 */
function plainAddress(text: string): string {
  const bare = (/^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text).replace(/%.*$/, '');
  const withoutPort = /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare;
  if (!isIPv6(withoutPort)) return isIPv4(withoutPort) ? withoutPort : text;
  const groups = groupsOf(withoutPort);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : withoutPort;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(/[\d.]+$/, (end) => (isIPv4(end) ? hexadecimalOf(end) : end));
  const [head = [], tail = []] = hexadecimal
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

const hexadecimalOf = (ipv4: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

const bytesOf = (group: number) => [group >> 8, group & 0xff];

interface ClientNetwork {
  /** What counts as one client: an IPv4 address, or with IPv6 the /64 that a household gets. */
  readonly network: string;
  /** The /48 around it, in which one customer may have many; null with IPv4. */
  readonly wider: string | null;
}

/** The networks to count a client under, however its address is written. */
export function clientNetwork(address: string): ClientNetwork {
  // Asked for every request, and nearly always so.
  if (isIPv4(address)) return { network: address, wider: null };
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return { network: plain.slice(0, 64), wider: null };
  const groups = groupsOf(plain).map((group) => group.toString(16));
  const network = `${groups.slice(0, 4).join(':')}::/64`;
  return { network, wider: widerNetwork(network) };
}

/** How much more a /48 may do than each /64 in it: it may be one customer's, or a carrier's. */
export const WIDER_FACTOR = 10;

/** The /48 around a network of `clientNetwork`; null around an IPv4 address. */
export const widerNetwork = (network: string) =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;
