import type { CompleteRecords } from '../../domain/catalogue/records.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { line } from '../command-line/inputs.ts';
import { listResult, recordResult } from '../output/result.ts';
import { findRecord, readCatalogue } from './catalogue.ts';
import { addCommand, editCommand } from './catalogue-commands.ts';
import { inOrder, labelledFields } from './catalogue-inputs.ts';

/** The reasons why customers can't book it. */
function missingDetails({ services, hours }: CompleteRecords['workshops']): string[] {
  return [
    ...(services.length === 0 ? ['It cannot be booked yet: it offers no service (--service).'] : []),
    ...(hours === '' ? ['It cannot be booked yet: it has no hours (--hours).'] : []),
  ];
}

const list = defineCommand({
  name: 'list',
  summary: 'List all workshops',
  examples: ['list', 'list --json'],
  async run({ store }) {
    const { workshops } = await readCatalogue(store.db);
    const rows = [...workshops].map(([id, workshop]) => ({ id, ...workshop }));
    return listResult(
      'workshops',
      rows,
      [
        { title: 'Id', value: ({ id }) => id, isRightAligned: true },
        { title: 'Name', value: ({ name }) => name },
        { title: 'Address', value: ({ address }) => address },
        { title: 'Hours', value: ({ hours }) => hours },
        { title: 'Services', value: ({ services }) => services.join(', ') },
      ],
      'There are no workshops yet: add the first with workshops add NAME --address TEXT.',
    );
  },
});

const show = defineCommand({
  name: 'show',
  summary: 'Show one workshop with its specialists',
  arguments: { key: line('the id or the name of the workshop', 'KEY') },
  examples: ['show 3', 'show "Frog Island Motors"'],
  async run({ store }, { key }) {
    const records = await readCatalogue(store.db);
    const { id, record } = findRecord(records, 'workshops', key);
    const specialists = [...records.specialists.values()]
      .filter(({ workshops }) => workshops.includes(record.name))
      .map(({ name }) => name);
    return recordResult(
      { workshop: { id, ...record, specialists } },
      inOrder(['Id', 'Name', 'Address', 'Hours'], {
        Id: id,
        Name: record.name,
        ...labelledFields('workshops', record),
        Specialists: specialists.join('\n'),
      }),
      missingDetails(record),
    );
  },
});

const add = addCommand('workshops', {
  examples: [
    'add "Frog Island Motors" --address "14 Canal Wharf, Leicester LE3 5XA" --service "Brake Repair" --hours "Mon-Fri 08:00-17:00"',
  ],
  missingDetails,
});

const edit = editCommand('workshops', {
  examples: [
    'edit "Frog Island Motors" --hours "Mon-Sat 08:00-18:00"',
    'edit 3 --service Towing --remove-service Couriers',
  ],
  missingDetails,
});

export const workshops: Group = {
  name: 'workshops',
  summary: 'Workshops where customers bring their repairs',
  commands: [list, show, add, edit],
};
