import { applications } from './applications/applications.ts';
import { appointments } from './appointments/appointments.ts';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { areas, companies } from './catalogue/areas-and-companies.ts';
import { exportGroup } from './catalogue/export.ts';
import { importGroup } from './catalogue/import.ts';
import { services } from './catalogue/services.ts';
import { workshops } from './catalogue/workshops.ts';
import type { Group } from './command-line/command.ts';
import { customers } from './customers/customers.ts';
import { files } from './files/files.ts';
import { log } from './log/log.ts';
import { migrations } from './migrations.ts';
import { specialists } from './specialists/specialists.ts';

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
