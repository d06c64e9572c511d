import type { AccountTables } from './tables/accounts.ts';
import type { AppointmentTables } from './tables/appointments.ts';
import type { BookingTables } from './tables/bookings.ts';
import type { CatalogueTables } from './tables/catalogue.ts';

/**
 * One schema for SQLite and PostgreSQL, in the subset both understand alike: yes and no are 1 and 0, moments are ISO 8601
 * text in UTC, days are `YYYY-MM-DD` in Europe/London, amounts are whole pence.
 */
export type Tables = CatalogueTables & AccountTables & BookingTables & AppointmentTables;
