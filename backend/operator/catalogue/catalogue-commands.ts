import type { CompleteRecords } from '../../domain/catalogue/records.ts';
import type { ListName } from '../../domain/catalogue/references.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Command, defineCommand } from '../command-line/command.ts';
import { line, optional } from '../command-line/inputs.ts';
import { write } from '../context.ts';
import { changedResult, changedSentence } from '../output/changed-result.ts';
import { addedSentence, addRecord, asData, editRecord, withArticle } from './catalogue.ts';
import { fieldsFrom, optionsToAdd, optionsToEdit, optionsToRemove, removalProblems } from './catalogue-inputs.ts';
import { kinds } from './catalogue-snapshot.ts';

interface Texts<List extends ListName> {
  summary?: string;
  details?: string;
  examples: string[];
  /** The reasons why customers can't book it yet. */
  missingDetails?: (record: CompleteRecords[List]) => string[];
}

/** The command that adds a record. */
export function addCommand<List extends ListName>(
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
export function editCommand<List extends ListName>(
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
