import type { Group } from './command.ts';
import { applications } from './groups/applications.ts';
import { appointments } from './groups/appointments.ts';
import { areas, companies } from './groups/areas-and-companies.ts';
import { backup } from './groups/backup.ts';
import { customers } from './groups/customers.ts';
import { exportGroup } from './groups/export.ts';
import { files } from './groups/files.ts';
import { importGroup } from './groups/import.ts';
import { log } from './groups/log.ts';
import { migrations } from './groups/migrations.ts';
import { restore } from './groups/restore.ts';
import { services } from './groups/services.ts';
import { specialists } from './groups/specialists.ts';
import { workshops } from './groups/workshops.ts';

/** In the order of the help. */
export const groups: readonly Group[] = [
  appointments,
  applications,
  customers,
  specialists,
  workshops,
  services,
  areas,
  companies,
  importGroup,
  exportGroup,
  log,
  files,
  backup,
  restore,
  migrations,
];
