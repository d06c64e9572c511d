import { formatPriceCell } from '../../domain/catalogue/cells.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { flag } from '../command-line/inputs.ts';
import { listResult } from '../output/result.ts';
import { add } from './add.ts';
import { edit } from './edit.ts';
import { show } from './show.ts';
import { listSuspended } from './specialist-editing.ts';
import { resume, suspend } from './suspension.ts';

const list = defineCommand({
  name: 'list',
  summary: 'List all specialists',
  options: { suspended: flag('only those who are suspended') },
  examples: ['list', 'list --suspended', 'list --json'],
  async run({ store }, { suspended }) {
    const [{ specialists }, suspensions] = await Promise.all([readCatalogue(store.db), listSuspended(store.db)]);
    const rows = [...specialists]
      .map(([id, specialist]) => ({ id, ...specialist, suspendedAt: suspensions.get(id) ?? null }))
      .filter(({ suspendedAt }) => !suspended || suspendedAt !== null);
    return listResult(
      'specialists',
      rows,
      [
        { title: 'Id', value: ({ id }) => id, isRightAligned: true },
        { title: 'Name', value: ({ name }) => name },
        { title: 'Trade', value: ({ trade }) => trade },
        { title: 'Mode', value: ({ serviceMode }) => serviceMode },
        { title: 'Price', value: (row) => formatPriceCell(row) },
        { title: 'Hours', value: ({ hours }) => hours, maxWidth: 36 },
        { title: 'State', value: ({ suspendedAt }) => (suspendedAt === null ? 'active' : 'suspended') },
      ],
      suspended
        ? 'No specialist is suspended.'
        : 'There are no specialists yet: add one with specialists add, or approve an application.',
    );
  },
});

export const specialists: Group = {
  name: 'specialists',
  summary: 'Specialists: what customers see of them, and whether they can be booked',
  commands: [list, show, add, edit, suspend, resume],
};
