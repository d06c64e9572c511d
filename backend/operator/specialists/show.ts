import { type Found, findRecord, readCatalogue } from '../catalogue/catalogue.ts';
import { inOrder, labelledFields } from '../catalogue/catalogue-inputs.ts';
import { defineCommand } from '../command-line/command.ts';
import { formatMoment } from '../output/format.ts';
import { recordResult } from '../output/result.ts';
import { type SpecialistState, specialistState } from './specialist-editing.ts';
import { key, missingDetails } from './specialist-fields.ts';

/** What people read first. */
const firstLabels = [
  ...['Id', 'Name', 'Suspended', 'Trade', 'Bio', 'Photo', 'Price', 'Duration', 'Hours', 'Services', 'Immediate'],
  ...['Areas', 'Workshops', 'Companies', 'Mode', 'Travels'],
];

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
    inOrder(firstLabels, {
      Id: id,
      Name: record.name,
      Suspended: suspension,
      Photo: state.photo,
      Immediate: state.immediateServices.join('\n'),
      ...labelledFields('specialists', record),
    }),
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
