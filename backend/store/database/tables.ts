import type { AccountTables } from './tables/accounts.ts';
import type { ApplicationTables } from './tables/applications.ts';
import type { AppointmentTables } from './tables/appointments.ts';
import type { BookingTables } from './tables/bookings.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { FileTables } from './tables/files.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { OperatorTables } from './tables/operator.ts';

/**
 * One schema for SQLite and PostgreSQL, in the subset that both share: booleans are 1 and 0,
 * moments are ISO 8601 text in UTC, days are `YYYY-MM-DD` in London, amounts are whole pence.
 */
export type Tables = CatalogueTables &
  AccountTables &
  BookingTables &
  AppointmentTables &
  ApplicationTables &
  FileTables &
  IdentityTables &
  OperatorTables;
