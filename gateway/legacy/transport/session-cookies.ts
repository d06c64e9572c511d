import type { RawResponse } from './raw-response.ts';

/** The cookies of a call: all, or only that of the device. */
export type WhichCookies = 'all' | 'device';

/** A cookie for the browser to store or remove. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** Lifetime in seconds, 0 or less to remove it; null until the browser is closed. */
  readonly maxAgeSeconds: number | null;
}

/** Tells the host that its customer has used this browser before; it logs no one in. */
const DEVICE_COOKIE = 'mendwell_device';

/** PHP's default name of its session cookie. */
export const PHP_SESSION_COOKIE = 'PHPSESSID';

/** RFC 6265: no space, quote, comma, semicolon, backslash or control character. */
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,1024}$/;
const LIFETIME = /^-?\d{1,9}$/;

/**
 * The host's cookies of one browser: those of its session, for the calls marked with credentials
 * (SESS-06), and that of the device. Only cookies with these names pass, in either direction.
 * Created per request, and never shared.
 */
export class SessionCookies {
  readonly #names: ReadonlySet<string>;
  readonly #values = new Map<string, string>();
  readonly #changed = new Map<string, SetCookie>();

  /** `names` are those of the session; `cookieHeader` is the browser's `Cookie` header. */
  constructor(names: ReadonlySet<string>, cookieHeader = '') {
    this.#names = names;
    for (const pair of cookieHeader.split(';')) {
      const { name, value } = readPair(pair);
      // Browsers send the cookie with the longest path first: ours.
      if (this.#isKnown(name, 'all') && VALUE.test(value) && !this.#values.has(name)) this.#values.set(name, value);
    }
  }

  /** The `cookie` header of a call; empty without cookies. */
  headersFor(which: WhichCookies): { readonly cookie?: string } {
    const sent = [...this.#values].filter(([name]) => this.#isKnown(name, which));
    const pairs = sent.map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }

  get changed(): readonly SetCookie[] {
    return [...this.#changed.values()];
  }

  apply(setCookies: readonly string[], which: WhichCookies): void {
    for (const setCookie of setCookies) {
      const [pair = '', ...attributes] = setCookie.split(';');
      const { name, value } = readPair(pair);
      if (!this.#isKnown(name, which)) continue;
      const maxAgeSeconds = lifetimeOf(attributes);
      if (maxAgeSeconds !== null && maxAgeSeconds <= 0) this.#remove(name);
      else if (VALUE.test(value)) this.#set({ name, value, maxAgeSeconds });
    }
  }

  /** Removes the session's cookies from the browser. The device stays known. */
  clear(): void {
    for (const name of [...this.#values.keys()]) if (this.#names.has(name)) this.#remove(name);
  }

  #isKnown(name: string, which: WhichCookies): boolean {
    return name === DEVICE_COOKIE || (which === 'all' && this.#names.has(name));
  }

  #set(cookie: SetCookie): void {
    this.#values.set(cookie.name, cookie.value);
    this.#changed.set(cookie.name, cookie);
  }

  #remove(name: string): void {
    this.#values.delete(name);
    this.#changed.set(name, { name, value: '', maxAgeSeconds: 0 });
  }
}

/** What a call carries of the browser's cookies, and what it may set. */
export interface CallCookies {
  readonly headers: { readonly cookie?: string };
  readonly apply: (setCookies: readonly string[]) => void;
}

/** `parse`, after applying the response's cookies: hosts set them on refusals too. */
export function applyingCookies<T>(cookies: CallCookies | null, parse: (raw: RawResponse) => T) {
  return (raw: RawResponse): T => {
    cookies?.apply(raw.setCookies);
    return parse(raw);
  };
}

function readPair(pair: string): { name: string; value: string } {
  const end = pair.indexOf('=');
  return { name: pair.slice(0, Math.max(0, end)).trim(), value: pair.slice(end + 1).trim() };
}

/** In seconds. `Max-Age` takes precedence over `Expires`; unreadable attributes are ignored. */
function lifetimeOf(attributes: readonly string[]): number | null {
  const pairs = attributes.map(readPair);
  const find = (attribute: string) => pairs.findLast(({ name }) => name.toLowerCase() === attribute)?.value ?? '';
  if (LIFETIME.test(find('max-age'))) return Number(find('max-age'));
  const expires = Date.parse(find('expires'));
  return Number.isNaN(expires) ? null : Math.round((expires - Date.now()) / 1_000);
}
