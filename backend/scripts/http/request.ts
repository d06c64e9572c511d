import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieValue, type Device, deviceLifetime, readDevice } from '../../domain/accounts/devices.ts';
import type { Credentials } from '../../domain/accounts/sessions.ts';
import { isMissingValue, notAssigned, textsOf } from '../../domain/form.ts';
import { Refusal } from '../../domain/refusal.ts';

/** A query parameter; of a repeated one the last, as PHP does. Empty when it is missing or none. */
export function parameter(request: FastifyRequest, name: string): string {
  const value = (request.query as Record<string, string | string[] | undefined>)[name];
  const last = (Array.isArray(value) ? value.at(-1) : value) ?? '';
  return isMissingValue(last, name) ? '' : last;
}

/** An id from the query; null when missing, and 0, which matches nothing, when it is no id. */
export function idParameter(request: FastifyRequest, name: string): number | null {
  const text = parameter(request, name);
  if (text === '' || text === notAssigned) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

/**
 * The values of a JSON object as texts, as a form would have sent them. Lists and objects in it are
 * left out.
 */
export function bodyFields(request: FastifyRequest): ReadonlyMap<string, string> {
  return textsOf(request.body);
}

/** One value from header or query; null when both differ, or one has several. */
function singleValue(header: string | string[] | undefined, query: unknown): string | null {
  const values = [header, query].filter((value) => value !== undefined);
  const [first] = values;
  return typeof first === 'string' && first !== '' && values.every((value) => value === first) ? first : null;
}

/** The credentials that the request carries (SESS-02), unverified; null unless both are there. */
export function credentialsOf(request: FastifyRequest): Credentials | null {
  const query = request.query as Record<string, unknown>;
  const userId = singleValue(request.headers['x-user-id'], query.userId);
  const token = singleValue(request.headers['x-auth-token'], query.token);
  return userId === null || token === null ? null : { userId, token };
}

const deviceCookie = 'mendwell_device';

/** The device that sends the request; null when it keeps no cookie of ours. */
export function deviceOf(request: FastifyRequest): Device | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${deviceCookie}=`));
  return found === undefined ? null : readDevice(found.slice(deviceCookie.length + 1));
}

export function rememberDevice(reply: FastifyReply, device: Device): void {
  const attributes = `Max-Age=${deviceLifetime}; Path=/; HttpOnly; SameSite=Lax`;
  void reply.header('set-cookie', `${deviceCookie}=${cookieValue(device)}; ${attributes}`);
}

/** The key under which the request is carried out at most once; null when there is none. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[A-Za-z0-9-]{16,64}$/.test(key)) return key;
  throw new Refusal('INVALID', 'The Idempotency-Key has from 16 to 64 letters, digits and hyphens.');
}
