import type { Group } from '../command.ts';
import { add } from './specialists/add.ts';
import { edit } from './specialists/edit.ts';
import { list } from './specialists/list.ts';
import { show } from './specialists/show.ts';
import { resume, suspend } from './specialists/suspension.ts';

export const specialists: Group = {
  name: 'specialists',
  summary: 'Specialists: what customers see of them, and whether they can be booked',
  commands: [list, show, add, edit, suspend, resume],
};
