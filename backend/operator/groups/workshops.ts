import type { CompleteRecords } from '../../domain/catalogue/records.ts';
import { Refusal } from '../../domain/refusal.ts';
import { addedSentence, addRecord, asData, editRecord, findRecord, readCatalogue } from '../catalogue.ts';
import { changedNames, hours, missingNames, names } from '../catalogue-inputs.ts';
import { changedResult, changedSentence } from '../changed-result.ts';
import { defineCommand, type Group } from '../command.ts';
import { write } from '../context.ts';
import { line, optional } from '../inputs.ts';
import { listResult, recordResult } from '../result.ts';

const key = line('the id or the name of the workshop', 'KEY');
const address = line('the whole address, with the postcode', 'TEXT', 400);

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
  arguments: { key },
  examples: ['show 3', 'show "Frog Island Motors"'],
  async run({ store }, { key }) {
    const records = await readCatalogue(store.db);
    const { id, record } = findRecord(records, 'workshops', key);
    const specialists = [...records.specialists.values()]
      .filter(({ workshops }) => workshops.includes(record.name))
      .map(({ name }) => name);
    return recordResult(
      { workshop: { id, ...record, specialists } },
      {
        Id: id,
        Name: record.name,
        Address: record.address,
        Hours: record.hours,
        Services: record.services.join('\n'),
        Specialists: specialists.join('\n'),
      },
      missingDetails(record),
    );
  },
});

const add = defineCommand({
  name: 'add',
  summary: 'Add a workshop',
  arguments: { name: line('the name of the workshop', 'NAME') },
  options: {
    address,
    service: names('a service that is done there'),
    hours: optional(hours),
  },
  writes: true,
  examples: [
    'add "Frog Island Motors" --address "14 Canal Wharf, Leicester LE3 5XA" --service "Brake Repair" --hours "Mon-Fri 08:00-17:00"',
  ],
  async run(context, { name, address, service, hours }) {
    const fields = { name, address, services: service, hours };
    const { result, changes } = await write(context, (db, log) => addRecord(db, log, 'workshops', fields));
    const sentence = addedSentence('workshops', result);
    return changedResult(context, sentence, changes, {
      data: asData('workshops', result),
      text: missingDetails(result.record),
    });
  },
});

const edit = defineCommand({
  name: 'edit',
  summary: 'Change a workshop',
  arguments: { key },
  options: {
    name: optional(line('a new name', 'NAME')),
    address: optional(address),
    service: names('a service that is done there from now on'),
    removeService: names('a service that is not done there any more'),
    hours: optional(hours),
  },
  writes: true,
  examples: [
    'edit "Frog Island Motors" --hours "Mon-Sat 08:00-18:00"',
    'edit 3 --service Towing --remove-service Couriers',
  ],
  async run(context, { key, name, address, service, removeService, hours }) {
    const { result, changes } = await write(context, (db, log) =>
      editRecord(db, log, 'workshops', key, ({ record: { services } }) => {
        const problems = missingNames(services, removeService, 'services');
        if (problems.length > 0) throw new Refusal('INVALID', problems);
        return { name, address, services: changedNames(services, service, removeService), hours };
      }),
    );
    const sentence = changedSentence(`the workshop ${result.record.name}`, changes);
    return changedResult(context, sentence, changes, {
      data: asData('workshops', result),
      text: missingDetails(result.record),
    });
  },
});

export const workshops: Group = {
  name: 'workshops',
  summary: 'Workshops where customers bring their repairs',
  commands: [list, show, add, edit],
};
