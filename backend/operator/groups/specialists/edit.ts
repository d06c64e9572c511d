import { priceAfterChange } from '../../../domain/catalogue/price-range.ts';
import type { CompleteRecords } from '../../../domain/catalogue/records.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { publishPhoto } from '../../../domain/specialists/specialist-photo.ts';
import { setImmediateServices, setPhoto, specialistState } from '../../../store/specialists/specialist-editing.ts';
import { asData, editRecord } from '../../catalogue.ts';
import { changedAreas, changedNames, changedOffers, missingNames, names, offerSyntax } from '../../catalogue-inputs.ts';
import { changedResult, changedSentence } from '../../changed-result.ts';
import { defineCommand } from '../../command.ts';
import { openFileStore, photoFiles, write } from '../../context.ts';
import { flag, line, optional } from '../../inputs.ts';
import { readPhoto } from '../../read-photo.ts';
import { missingDetails, specialistOptions } from '../../specialist-fields.ts';
import { saveExtras } from './extras.ts';
import { key } from './key.ts';

const removals = {
  removeService: names('a service, or an offer by its own name, that is not offered any more'),
  removeArea: names('an area that the specialist does not travel to any more'),
  removeWorkshop: names('a workshop where the specialist does not work any more'),
  removeCompany: names('a company that does not certify the specialist any more'),
  removeImmediate: names('a kind of immediate service that the specialist cannot be called for any more'),
};

type Removals = { [Name in keyof typeof removals]: string[] };

function checkRemovals(record: CompleteRecords['specialists'], immediate: readonly string[], input: Removals): void {
  const offered = record.services.flatMap(({ service, name }) => [service, name]);
  const served = record.areas.map(({ area }) => area);
  const problems = [
    ...missingNames([...new Set(offered)], input.removeService, 'services'),
    ...missingNames(served, input.removeArea, 'areas'),
    ...missingNames(record.workshops, input.removeWorkshop, 'workshops'),
    ...missingNames(record.companies, input.removeCompany, 'companies'),
    ...missingNames(immediate, input.removeImmediate, 'immediate services'),
  ];
  if (problems.length > 0) throw new Refusal('INVALID', problems);
}

export const edit = defineCommand({
  name: 'edit',
  summary: 'Change what customers see of a specialist',
  details: `${offerSyntax}\nWhat you leave out stays as it is. The price follows the prices of the services, unless it was set separately.`,
  arguments: { key },
  options: {
    name: optional(line('a new name', 'NAME', 200)),
    ...specialistOptions,
    withoutPhoto: flag('remove the photo'),
    ...removals,
  },
  writes: true,
  examples: [
    'edit 7 --service "Plumbing: Taps and mixers=£60-£95/45min" --remove-service Couriers',
    'edit "Helen Fairbrother" --hours "Mon-Sat 08:00-17:00" --area "Wigston=£5"',
  ],
  async run(context, { key, name, photo, withoutPhoto, immediate, ...input }) {
    const prepared = photo === undefined ? null : await readPhoto(photo);
    const { result, changes } = await write(context, async (db, log) => {
      const found = await editRecord(db, log, 'specialists', key, async ({ id, record }) => {
        checkRemovals(record, (await specialistState(db, id)).immediateServices, input);
        const services = changedOffers(record.services, input.service, input.removeService);
        return {
          name,
          trade: input.trade,
          bio: input.bio,
          services,
          ...(input.price ?? priceAfterChange(record, services)),
          durationMinutes: input.duration,
          hours: input.hours,
          areas: changedAreas(record.areas, input.area, input.removeArea),
          workshops: changedNames(record.workshops, input.workshop, input.removeWorkshop),
          companies: changedNames(record.companies, input.company, input.removeCompany),
          serviceMode: input.mode,
          willingToTravel: input.travels,
          yearsOfExperience: input.years,
          certified: input.certified,
          liabilityInsurance: input.insurance,
        };
      });
      const state = await saveExtras(db, log, found, async ({ immediateServices }) => {
        if (prepared) await publishPhoto(db, await photoFiles(context), found.id, prepared);
        else if (withoutPhoto) await setPhoto(db, found.id, null);
        const kinds = changedNames(immediateServices, immediate, input.removeImmediate);
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
