import type { CompleteRecords } from '../../domain/catalogue/records.ts';
import type { ListName } from '../../domain/catalogue/references.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Command, defineCommand, type Group } from '../command-line/command.ts';
import { line, optional } from '../command-line/inputs.ts';
import { write } from '../context.ts';
import { changedResult, changedSentence } from '../output/changed-result.ts';
import { type Column, listResult, recordResult } from '../output/result.ts';
import {
  addedSentence,
  addRecord,
  asData,
  editRecord,
  findRecord,
  kinds,
  readCatalogue,
  withArticle,
} from './catalogue.ts';
import {
  fieldsFrom,
  inOrder,
  labelledFields,
  optionsToAdd,
  optionsToEdit,
  optionsToRemove,
  removalProblems,
} from './catalogue-inputs.ts';
import type { CurrentRecords } from './import-plan.ts';

interface Texts<List extends ListName> {
  summary?: string;
  details?: string;
  examples: string[];
  /** The reasons why customers can't book it yet. */
  missingDetails?: (record: CompleteRecords[List]) => string[];
}

/** The command that adds a record. */
function addCommand<List extends ListName>(
  list: List,
  { summary = `Add ${withArticle(list)}`, details = '', examples, missingDetails = () => [] }: Texts<List>,
): Command {
  return defineCommand({
    name: 'add',
    summary,
    details,
    arguments: { name: line(`the name of the ${kinds[list]}`, 'NAME') },
    options: optionsToAdd(list),
    writes: true,
    examples,
    async run(context, { name, ...values }) {
      const fields = { ...fieldsFrom(list, values), name };
      const { result, changes } = await write(context, (db, log) => addRecord(db, log, list, fields));
      return changedResult(context, addedSentence(list, result), changes, {
        data: asData(list, result),
        text: missingDetails(result.record),
      });
    },
  });
}

/** The command that changes the fields that are named. */
function editCommand<List extends ListName>(
  list: List,
  { summary = `Change ${withArticle(list)}`, details = '', examples, missingDetails = () => [] }: Texts<List>,
): Command {
  return defineCommand({
    name: 'edit',
    summary,
    details,
    arguments: { key: line(`the id or the name of the ${kinds[list]}`, 'KEY') },
    options: { name: optional(line('a new name', 'NAME')), ...optionsToEdit(list), ...optionsToRemove(list) },
    writes: true,
    examples,
    async run(context, { key, name, ...values }) {
      const { result, changes } = await write(context, (db, log) =>
        editRecord(db, log, list, key, ({ record }) => {
          const problems = removalProblems(list, record, values);
          if (problems.length > 0) throw new Refusal('INVALID', problems);
          return { ...fieldsFrom(list, values, record), name };
        }),
      );
      const sentence = changedSentence(`the ${kinds[list]} ${result.record.name}`, changes);
      return changedResult(context, sentence, changes, {
        data: asData(list, result),
        text: missingDetails(result.record),
      });
    },
  });
}

interface Listing<List extends ListName, Use extends object> {
  summary?: string;
  /** The sentence for a list without records. */
  empty: string;
  /** Returns who uses each record. */
  usesIn(records: CurrentRecords): (record: CompleteRecords[List]) => Use;
  /** Besides id and name. */
  columns: readonly Column<CompleteRecords[List] & Use>[];
}

/** The command that lists all records. */
function listCommand<List extends ListName, Use extends object>(
  list: List,
  { summary = `List all ${list}`, empty, usesIn, columns }: Listing<List, Use>,
): Command {
  return defineCommand({
    name: 'list',
    summary,
    examples: ['list', 'list --json'],
    async run({ store }) {
      const records = await readCatalogue(store.db);
      const all: ReadonlyMap<number, CompleteRecords[List]> = records[list];
      const usesOf = usesIn(records);
      const rows = [...all].map(([id, record]) => ({ id, ...record, ...usesOf(record) }));
      return listResult<(typeof rows)[number]>(
        list,
        rows,
        [
          { title: 'Id', value: ({ id }) => id, isRightAligned: true },
          { title: 'Name', value: ({ name }) => name },
          ...columns,
        ],
        empty,
      );
    },
  });
}

/** The reasons why customers can't book a workshop. */
function missingDetails({ services, hours }: CompleteRecords['workshops']): string[] {
  return [
    ...(services.length === 0 ? ['It cannot be booked yet: it offers no service (--service).'] : []),
    ...(hours === '' ? ['It cannot be booked yet: it has no hours (--hours).'] : []),
  ];
}

const showWorkshop = defineCommand({
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

export const workshops: Group = {
  name: 'workshops',
  summary: 'Workshops where customers bring their repairs',
  commands: [
    listCommand('workshops', {
      empty: 'There are no workshops yet: add the first with workshops add NAME --address TEXT.',
      usesIn: () => () => ({}),
      columns: [
        { title: 'Address', value: ({ address }) => address },
        { title: 'Hours', value: ({ hours }) => hours },
        { title: 'Services', value: ({ services }) => services.join(', ') },
      ],
    }),
    showWorkshop,
    addCommand('workshops', {
      examples: [
        'add "Frog Island Motors" --address "14 Canal Wharf, Leicester LE3 5XA" --service "Brake Repair" --hours "Mon-Fri 08:00-17:00"',
      ],
      missingDetails,
    }),
    editCommand('workshops', {
      examples: [
        'edit "Frog Island Motors" --hours "Mon-Sat 08:00-18:00"',
        'edit 3 --service Towing --remove-service Couriers',
      ],
      missingDetails,
    }),
  ],
};

export const services: Group = {
  name: 'services',
  summary: 'Services that customers can book',
  commands: [
    listCommand('services', {
      summary: 'List all services, with how many specialists and workshops offer each',
      empty: 'There are no services.',
      usesIn:
        ({ specialists, workshops }) =>
        ({ name }) => ({
          specialists: [...specialists.values()].filter((one) => one.services.some(({ service }) => service === name))
            .length,
          workshops: [...workshops.values()].filter((one) => one.services.includes(name)).length,
        }),
      columns: [
        { title: 'Specialists', value: ({ specialists }) => specialists, isRightAligned: true },
        { title: 'Workshops', value: ({ workshops }) => workshops, isRightAligned: true },
        { title: 'Description', value: ({ description }) => description },
      ],
    }),
    addCommand('services', {
      summary: 'Add a service that customers can book',
      details: 'Customers can book it as soon as a specialist or a workshop offers it.',
      examples: ['add "Locksmith" --description "Locks opened, repaired and replaced." --icon fa-key'],
    }),
    editCommand('services', {
      summary: 'Change what customers read about a service',
      examples: ['edit Plumbing --description "Leaks, drains, taps and radiators repaired."'],
    }),
  ],
};

/** The lists whose records are names alone. */
type NameList = 'areas' | 'companies';

const renameCommand = (list: NameList, example: string) =>
  defineCommand({
    name: 'edit',
    summary: `Rename ${withArticle(list)}`,
    arguments: { key: line(`the id or the name of the ${kinds[list]}`, 'KEY') },
    options: { name: line('the new name', 'NAME') },
    writes: true,
    examples: [`edit "${example}" --name "New name"`],
    async run(context, { key, name }) {
      const { result, changes } = await write(context, (db, log) => editRecord(db, log, list, key, () => ({ name })));
      const sentence = changes.length > 0 ? `It is called ${result.record.name} now.` : 'Nothing has changed.';
      return changedResult(context, sentence, changes, { data: asData(list, result) });
    },
  });

function nameListGroup(name: NameList, summary: string, example: string): Group {
  return {
    name,
    summary,
    commands: [
      listCommand(name, {
        summary: `List all ${name}, with how many specialists have each`,
        empty: `There are no ${name} yet: add the first with ${name} add NAME.`,
        usesIn({ specialists }) {
          const used = [...specialists.values()].flatMap(({ areas, companies }) =>
            name === 'areas' ? areas.map(({ area }) => area) : companies,
          );
          return (record) => ({ specialists: used.filter((other) => other === record.name).length });
        },
        columns: [{ title: 'Specialists', value: ({ specialists }) => specialists, isRightAligned: true }],
      }),
      addCommand(name, { examples: [`add "${example}"`] }),
      renameCommand(name, example),
    ],
  };
}

export const areas = nameListGroup('areas', 'Areas that specialists travel to', 'Market Harborough');
export const companies = nameListGroup('companies', 'Companies that specialists are certified by', 'Gas Safe Register');
