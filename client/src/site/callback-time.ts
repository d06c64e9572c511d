/**
 * Within how many minutes we reach somebody who has asked for urgent help. The two promises differ
 * on purpose (C-20).
 */
export interface CallbackTime {
  from: number;
  to: number;
}

export const PUBLIC_CALLBACK: CallbackTime = { from: 5, to: 15 };
export const DASHBOARD_CALLBACK: CallbackTime = { from: 15, to: 30 };

export function formatCallbackTime({ from, to }: CallbackTime): string {
  return `${from}-${to} minutes`;
}

/** A time of day in London, for example `14:17`. */
export function clockTime(at: Date): string {
  return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });
}

/** The time of day by which the call comes, for a request made at `now`. */
export function callbackDeadline({ to }: CallbackTime, now: Date): string {
  return clockTime(new Date(now.getTime() + to * 60_000));
}
