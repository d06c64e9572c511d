/** The number of rows of each kind in a town. */
export interface TownSize {
  readonly specialists: number;
  readonly appointments: number;
  readonly customers: number;
}

/** The heavy customer's rows, far more than others', whatever the size of the town. */
export const HEAVY = { accountId: 1, appointments: 2_000, notifications: 4_000 };

export const HISTORY_DAYS = 1_095;
export const FUTURE_DAYS = 60;

/** The share of the full size: 10,000 specialists, 1,000,000 appointments, 200,000 customers. */
export function townSize(share: number): TownSize {
  return { specialists: 10_000 * share, appointments: 1_000_000 * share, customers: 200_000 * share };
}
