import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEVICE_COOKIE_DAYS } from '#shared/terms.ts';
import { findSecret } from '../../store/codes.ts';
import type { Queries } from '../../store/database/database.ts';

/**
 * A browser or app that keeps our cookie (OWASP's device cookie). A mark for each of its last
 * accounts proves that their owner was here, and nothing else: it logs no one in.
 */
export interface Device {
  id: string;
  marks: readonly string[];
}

/** In seconds. */
export const deviceLifetime = DEVICE_COOKIE_DAYS * 24 * 3600;
const maxMarks = 4;
const part = /^[\w-]{22}$/;

const random = () => randomBytes(16).toString('base64url');

export function newDevice(): Device {
  return { id: random(), marks: [] };
}

/** The device of a cookie's value; null without one that is readable. */
export function readDevice(value: string): Device | null {
  const [id = '', ...marks] = value.split('.');
  return [id, ...marks].every((text) => part.test(text)) ? { id, marks: marks.slice(0, maxMarks) } : null;
}

export function cookieValue({ id, marks }: Device): string {
  return [id, ...marks].join('.');
}

async function markOf(db: Queries, { id }: Device, accountId: number): Promise<string> {
  const key = await findSecret(db, 'codes');
  return createHmac('sha256', key).update(`device:${id}:${accountId}`).digest().subarray(0, 16).toString('base64url');
}

/** Whether the account's owner was on this device. */
export async function knowsAccount(db: Queries, device: Device | null, accountId: number): Promise<boolean> {
  if (!device) return false;
  const mark = Buffer.from(await markOf(db, device, accountId));
  return device.marks.some((one) => timingSafeEqual(Buffer.from(one), mark));
}

/** The device, or a new one, with a mark for the account first. */
export async function withAccount(db: Queries, device: Device | null, accountId: number): Promise<Device> {
  const known = device ?? newDevice();
  const mark = await markOf(db, known, accountId);
  return { ...known, marks: [mark, ...known.marks.filter((one) => one !== mark)].slice(0, maxMarks) };
}

/** What a booking remembers of the device that made it. */
export function hashDevice({ id }: Device): string {
  return createHash('sha256').update(id).digest('base64url');
}
