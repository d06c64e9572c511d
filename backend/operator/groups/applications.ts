import type { Group } from '../command.ts';
import { approve } from './applications/approve.ts';
import { file } from './applications/file.ts';
import { list } from './applications/list.ts';
import { reject } from './applications/reject.ts';
import { show } from './applications/show.ts';

export const applications: Group = {
  name: 'applications',
  summary: 'Applications from specialists: read, approve or reject them',
  commands: [list, show, file, approve, reject],
};
