import { fields } from '../../domain/catalogue/records.ts';
import { Refusal } from '../../domain/refusal.ts';
import { addedSentence, addRecord, asData, editRecord } from '../catalogue/catalogue.ts';
import {
  changedList,
  fieldsFrom,
  missingNames,
  names,
  offerSyntax,
  optionFor,
  optionsToAdd,
  optionsToEdit,
  optionsToRemove,
  removalProblems,
} from '../catalogue/catalogue-inputs.ts';
import { defineCommand } from '../command-line/command.ts';
import { flag, line, optional } from '../command-line/inputs.ts';
import { openFileStore, photoFiles, write } from '../context.ts';
import { changedResult, changedSentence } from '../output/changed-result.ts';
import {
  defaultMode,
  key,
  missingDetails,
  saveExtras,
  setImmediateServices,
  setPhoto,
  specialistOptions,
  specialistState,
} from './specialist-editing.ts';
import { publishPhoto, readPhoto } from './specialist-photo.ts';

export const add = defineCommand({
  name: 'add',
  summary: 'Add a specialist',
  details: `${offerSyntax}\nServices, areas, workshops and companies must exist: add them first.`,
  arguments: { name: line('the name that customers see', 'NAME', 200) },
  options: { ...specialistOptions(optionsToAdd('specialists')), mode: optionFor(fields.specialists.serviceMode) },
  writes: true,
  examples: [
    'add "Helen Fairbrother" --trade Plumber --service "Plumbing=£60-£180/60min" --area Leicester --area "Oadby=£5" --hours "Mon-Fri 08:00-17:00" --photo helen.jpg',
  ],
  async run(context, { name, photo, immediate, ...values }) {
    const prepared = photo === undefined ? null : await readPhoto(photo);
    const { result, changes } = await write(context, async (db, log) => {
      const fields = fieldsFrom('specialists', values);
      const serviceMode = fields.serviceMode ?? defaultMode(fields);
      const found = await addRecord(db, log, 'specialists', { ...fields, serviceMode, name });
      await saveExtras(db, log, found, async () => {
        if (prepared) await publishPhoto(db, await photoFiles(context), found.id, prepared);
        await setImmediateServices(db, found.id, immediate);
      });
      return found;
    });
    const sentence = addedSentence('specialists', result);
    return changedResult(context, sentence, changes, {
      data: asData('specialists', result),
      text: missingDetails(result.record),
    });
  },
});

export const edit = defineCommand({
  name: 'edit',
  summary: 'Change what customers see of a specialist',
  details: `${offerSyntax}\nWhat you leave out stays as it is. The price follows the prices of the services, unless it was set separately.`,
  arguments: { key },
  options: {
    name: optional(line('a new name', 'NAME', 200)),
    ...specialistOptions(optionsToEdit('specialists')),
    withoutPhoto: flag('remove the photo'),
    ...optionsToRemove('specialists'),
    removeImmediate: names('a kind of immediate service that the specialist cannot be called for any more'),
  },
  writes: true,
  examples: [
    'edit 7 --service "Plumbing: Taps and mixers=£60-£95/45min" --remove-service Couriers',
    'edit "Helen Fairbrother" --hours "Mon-Sat 08:00-17:00" --area "Wigston=£5"',
  ],
  async run(context, { key, name, photo, withoutPhoto, immediate, removeImmediate, ...values }) {
    const prepared = photo === undefined ? null : await readPhoto(photo);
    const { result, changes } = await write(context, async (db, log) => {
      const found = await editRecord(db, log, 'specialists', key, async ({ id, record }) => {
        const { immediateServices } = await specialistState(db, id);
        const problems = [
          ...removalProblems('specialists', record, values),
          ...missingNames(immediateServices, removeImmediate, 'immediate services'),
        ];
        if (problems.length > 0) throw new Refusal('INVALID', problems);
        return { ...fieldsFrom('specialists', values, record), name };
      });
      const state = await saveExtras(db, log, found, async ({ immediateServices }) => {
        if (prepared) await publishPhoto(db, await photoFiles(context), found.id, prepared);
        else if (withoutPhoto) await setPhoto(db, found.id, null);
        const kinds = changedList(immediateServices, immediate, removeImmediate);
        if (kinds) await setImmediateServices(db, found.id, kinds);
      });
      return { ...found, ...state };
    });
    const { before, after } = result;
    if (!context.isDryRun && before.photo !== null && before.photo !== after.photo)
      await (await openFileStore(context)).remove('public', [before.photo]);
    const sentence = changedSentence(`the specialist ${result.record.name}`, changes);
    return changedResult(context, sentence, changes, {
      data: asData('specialists', result),
      text: missingDetails(result.record),
    });
  },
});
