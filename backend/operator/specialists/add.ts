import { fields } from '../../domain/catalogue/records.ts';
import { addedSentence, addRecord, asData } from '../catalogue/catalogue.ts';
import { fieldsFrom, offerSyntax, optionFor, optionsToAdd } from '../catalogue/catalogue-inputs.ts';
import { defineCommand } from '../command-line/command.ts';
import { line } from '../command-line/inputs.ts';
import { photoFiles, write } from '../context.ts';
import { changedResult } from '../output/changed-result.ts';
import { saveExtras } from './extras.ts';
import { setImmediateServices } from './specialist-editing.ts';
import { defaultMode, missingDetails, specialistOptions } from './specialist-fields.ts';
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
