/**
 * The minutes within which a specialist contacts the customer after an immediate request. The
 * public site and the dashboard promise different times (C-20).
 */
export interface CallbackTime {
  from: number;
  to: number;
}

export const PUBLIC_CALLBACK: CallbackTime = { from: 5, to: 15 };
export const DASHBOARD_CALLBACK: CallbackTime = { from: 15, to: 30 };

/** For example `5-15 minutes`. */
export function formatCallbackTime({ from, to }: CallbackTime): string {
  return `${from}-${to} minutes`;
}
