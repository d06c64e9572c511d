import { defineCommand, type Group } from '../command-line/command.ts';
import { line } from '../command-line/inputs.ts';
import { write } from '../context.ts';
import { changedResult } from '../output/changed-result.ts';
import { listResult } from '../output/result.ts';
import { asData, editRecord, readCatalogue, withArticle } from './catalogue.ts';
import { addCommand } from './catalogue-commands.ts';
import { kinds } from './catalogue-snapshot.ts';

/** The lists whose records are names alone. */
type NameList = 'areas' | 'companies';

const listNames = (list: NameList) =>
  defineCommand({
    name: 'list',
    summary: `List all ${list}, with how many specialists have each`,
    examples: ['list', 'list --json'],
    async run({ store }) {
      const records = await readCatalogue(store.db);
      const used = [...records.specialists.values()].flatMap(({ areas, companies }) =>
        list === 'areas' ? areas.map(({ area }) => area) : companies,
      );
      const rows = [...records[list]].map(([id, { name }]) => ({
        id,
        name,
        specialists: used.filter((other) => other === name).length,
      }));
      return listResult(
        list,
        rows,
        [
          { title: 'Id', value: ({ id }) => id, isRightAligned: true },
          { title: 'Name', value: ({ name }) => name },
          { title: 'Specialists', value: ({ specialists }) => specialists, isRightAligned: true },
        ],
        `There are no ${list} yet: add the first with ${list} add NAME.`,
      );
    },
  });

const renameName = (list: NameList, example: string) =>
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
    commands: [listNames(name), addCommand(name, { examples: [`add "${example}"`] }), renameName(name, example)],
  };
}

export const areas = nameListGroup('areas', 'Areas that specialists travel to', 'Market Harborough');
export const companies = nameListGroup('companies', 'Companies that specialists are certified by', 'Gas Safe Register');
