import type { Tables } from '../../store/database/tables.ts';
import { accountColumns } from './personal-data/account-columns.ts';
import { appointmentColumns } from './personal-data/appointment-columns.ts';
import { catalogueColumns } from './personal-data/catalogue-columns.ts';
import type { Kind } from './personal-data/kinds.ts';
import { messageColumns } from './personal-data/message-columns.ts';

/** Every column of the database: the types and a test fail when one is missing. */
export const personalData = {
  ...accountColumns,
  ...appointmentColumns,
  ...messageColumns,
  ...catalogueColumns,
} as const satisfies { [Table in keyof Tables]: { [Column in keyof Tables[Table]]-?: Kind } };
