import { formatAreasCell, formatOffersCell, formatPriceCell } from '../../../domain/catalogue/cells.ts';
import { type SpecialistState, specialistState } from '../../../store/specialists/specialist-editing.ts';
import { type Found, findRecord, readCatalogue } from '../../catalogue.ts';
import { defineCommand } from '../../command.ts';
import { formatMoment } from '../../format.ts';
import { recordResult } from '../../result.ts';
import { missingDetails } from '../../specialist-fields.ts';
import { key } from './key.ts';

function describe({ id, record }: Found<'specialists'>, state: SpecialistState) {
  const specialist = {
    id,
    ...record,
    photo: state.photo,
    immediateServices: state.immediateServices,
    suspendedAt: state.suspended_at,
    suspendedReason: state.suspended_reason,
  };
  const suspension =
    state.suspended_at === null
      ? null
      : `since ${formatMoment(state.suspended_at)}${state.suspended_reason === null ? '' : `: ${state.suspended_reason}`}`;
  return recordResult(
    { specialist },
    {
      Id: id,
      Name: record.name,
      Suspended: suspension,
      Trade: record.trade,
      Bio: record.bio,
      Photo: state.photo,
      Price: formatPriceCell(record),
      Duration: record.durationMinutes === null ? null : `${record.durationMinutes} minutes`,
      Hours: record.hours,
      Services: record.services.map((offer) => formatOffersCell([offer])).join('\n'),
      Immediate: state.immediateServices.join('\n'),
      Areas: record.areas.map((area) => formatAreasCell([area])).join('\n'),
      Workshops: record.workshops.join('\n'),
      Companies: record.companies.join('\n'),
      Mode: record.serviceMode,
      Travels: record.willingToTravel,
      Years: record.yearsOfExperience,
      Certified: record.certified ? 'yes' : 'no',
      Insurance: record.liabilityInsurance,
    },
    missingDetails(record),
  );
}

export const show = defineCommand({
  name: 'show',
  summary: 'Show everything about one specialist',
  arguments: { key },
  examples: ['show 7', 'show "Helen Fairbrother"'],
  async run({ store }, { key }) {
    const found = findRecord(await readCatalogue(store.db), 'specialists', key);
    return describe(found, await specialistState(store.db, found.id));
  },
});
