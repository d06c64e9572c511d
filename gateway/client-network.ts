import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';

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

/** Those who have left already, or come by a socket of the file system, are counted as one. */
const NO_ADDRESS = 'none';

/** The address a request comes from, by `X-Forwarded-For` as far as its proxies are trusted. */
export function clientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? NO_ADDRESS;
  // As Fastify does, which doesn't see every request.
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  // Its type doesn't say that a socket may have no address.
  return (request) => proxyAddress(request, isTrusted) || NO_ADDRESS;
}

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
const widerNetwork = (network: string) =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;

export interface NetworkBudget {
  /** Tokens that a network gets a second; a /48 gets ten times as many for all its networks. */
  readonly perSecond: number;
  /** For how many seconds it may save them up, for a burst. */
  readonly burstSeconds: number;
}

interface Bucket {
  readonly perSecond: number;
  /** What it holds at most. */
  readonly size: number;
  tokens: number;
  /** When they were counted (`performance.now()`). */
  countedAt: number;
}

/** Networks that are remembered. A forgotten one has a full bucket again. */
const MAX_NETWORKS = 10_000;

/** A token bucket for each network that callers come from, as `clientNetwork` names it. */
export class NetworkBudgets {
  readonly #budget: NetworkBudget;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_NETWORKS });

  constructor(budget: NetworkBudget) {
    this.#budget = budget;
  }

  /** Takes tokens: null, or the seconds until there are as many. */
  take(network: string, tokens = 1): number | null {
    const buckets = this.#bucketsOf(network);
    const wait = waitFor(buckets, tokens);
    if (wait === null) for (const bucket of buckets) bucket.tokens -= tokens;
    return wait;
  }

  /** The seconds until there are this many tokens, or a full bucket; null when there are. */
  wait(network: string, tokens: number): number | null {
    return waitFor(this.#bucketsOf(network), tokens);
  }

  #bucketsOf(network: string): Bucket[] {
    const wider = widerNetwork(network);
    const own = this.#bucketOf(network, 1);
    return wider === null ? [own] : [own, this.#bucketOf(wider, WIDER_FACTOR)];
  }

  /** The bucket, counted now. */
  #bucketOf(network: string, factor: number): Bucket {
    const now = performance.now();
    const known = this.#buckets.get(network);
    if (known) {
      const { perSecond, size, tokens, countedAt } = known;
      known.tokens = Math.min(size, tokens + ((now - countedAt) / 1_000) * perSecond);
      known.countedAt = now;
      return known;
    }
    const perSecond = this.#budget.perSecond * factor;
    const size = perSecond * this.#budget.burstSeconds;
    const bucket = { perSecond, size, tokens: size, countedAt: now };
    this.#buckets.set(network, bucket);
    return bucket;
  }
}

function waitFor(buckets: readonly Bucket[], tokens: number): number | null {
  const seconds = buckets.map(({ perSecond, size, tokens: left }) => (Math.min(tokens, size) - left) / perSecond);
  const longest = Math.max(...seconds);
  return longest > 0 ? Math.ceil(longest) : null;
}

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether an address is in a list of addresses and networks such as `10.0.0.0/8`. */
export function inNetworks(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  return (address) => address !== undefined && list.check(address, family(address));
}
