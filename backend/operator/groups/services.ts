import { addedSentence, addRecord, asData, editRecord, readCatalogue } from '../catalogue.ts';
import { changedResult, changedSentence } from '../changed-result.ts';
import { defineCommand, type Group } from '../command.ts';
import { write } from '../context.ts';
import { line, lines, optional } from '../inputs.ts';
import { listResult } from '../result.ts';

const icon = optional(line('the class of its icon in the icon font, for example fa-key', 'CLASS', 60));

const list = defineCommand({
  name: 'list',
  summary: 'List all services, with how many specialists and workshops offer each',
  examples: ['list', 'list --json'],
  async run({ store }) {
    const records = await readCatalogue(store.db);
    const rows = [...records.services].map(([id, service]) => ({
      id,
      ...service,
      specialists: [...records.specialists.values()].filter(({ services }) =>
        services.some((offer) => offer.service === service.name),
      ).length,
      workshops: [...records.workshops.values()].filter(({ services }) => services.includes(service.name)).length,
    }));
    return listResult(
      'services',
      rows,
      [
        { title: 'Id', value: ({ id }) => id, isRightAligned: true },
        { title: 'Name', value: ({ name }) => name },
        { title: 'Specialists', value: ({ specialists }) => specialists, isRightAligned: true },
        { title: 'Workshops', value: ({ workshops }) => workshops, isRightAligned: true },
        { title: 'Description', value: ({ description }) => description },
      ],
      'There are no services.',
    );
  },
});

const add = defineCommand({
  name: 'add',
  summary: 'Add a service that customers can book',
  details: 'Customers can book it as soon as a specialist or a workshop offers it.',
  arguments: { name: line('the name of the service', 'NAME') },
  options: { description: lines('a sentence or two for customers', 'TEXT', 500), icon },
  writes: true,
  examples: ['add "Locksmith" --description "Locks opened, repaired and replaced." --icon fa-key'],
  async run(context, { name, description, icon }) {
    const fields = { name, description, icon };
    const { result, changes } = await write(context, (db, log) => addRecord(db, log, 'services', fields));
    const sentence = addedSentence('services', result);
    return changedResult(context, sentence, changes, { data: asData('services', result) });
  },
});

const edit = defineCommand({
  name: 'edit',
  summary: 'Change what customers read about a service',
  arguments: { key: line('the id or the name of the service', 'KEY') },
  options: {
    name: optional(line('a new name', 'NAME')),
    description: optional(lines('a sentence or two for customers', 'TEXT', 500)),
    icon,
  },
  writes: true,
  examples: ['edit Plumbing --description "Leaks, drains, taps and radiators repaired."'],
  async run(context, { key, ...changed }) {
    const { result, changes } = await write(context, (db, log) => editRecord(db, log, 'services', key, () => changed));
    const sentence = changedSentence(`the service ${result.record.name}`, changes);
    return changedResult(context, sentence, changes, { data: asData('services', result) });
  },
});

export const services: Group = {
  name: 'services',
  summary: 'Services that customers can book',
  commands: [list, add, edit],
};
