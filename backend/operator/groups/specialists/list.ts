import { formatPriceCell } from '../../../domain/catalogue/cells.ts';
import { listSuspended } from '../../../store/specialists/specialist-editing.ts';
import { readCatalogue } from '../../catalogue.ts';
import { defineCommand } from '../../command.ts';
import { flag } from '../../inputs.ts';
import { listResult } from '../../result.ts';

export const list = defineCommand({
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
