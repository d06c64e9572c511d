import { defineCommand, type Group } from '../command-line/command.ts';
import { listResult } from '../output/result.ts';
import { readCatalogue } from './catalogue.ts';
import { addCommand, editCommand } from './catalogue-commands.ts';

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

const add = addCommand('services', {
  summary: 'Add a service that customers can book',
  details: 'Customers can book it as soon as a specialist or a workshop offers it.',
  examples: ['add "Locksmith" --description "Locks opened, repaired and replaced." --icon fa-key'],
});

const edit = editCommand('services', {
  summary: 'Change what customers read about a service',
  examples: ['edit Plumbing --description "Leaks, drains, taps and radiators repaired."'],
});

export const services: Group = {
  name: 'services',
  summary: 'Services that customers can book',
  commands: [list, add, edit],
};
