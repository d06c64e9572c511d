import { formatAreasCell, formatOffersCell } from '../domain/catalogue/cells.ts';
import type { Planned } from '../domain/catalogue/import-plan.ts';
import type { CompleteRecords, ListName, Offer, ServedArea } from '../domain/catalogue/records.ts';
import type { Snapshot, Subject, SubjectKind } from './change.ts';

/** The kind of a list's records, in the log and in texts. */
export const kinds: { [List in ListName]: SubjectKind } = {
  services: 'service',
  areas: 'area',
  companies: 'company',
  workshops: 'workshop',
  specialists: 'specialist',
};

export function subjectOf({ list, id, after }: Planned): Subject {
  return { kind: kinds[list], id: id ?? 0, name: after.name };
}

function formatItem(item: string | Offer | ServedArea): string {
  if (typeof item === 'string') return item;
  return 'service' in item ? formatOffersCell([item]) : formatAreasCell([item]);
}

/** A record for the log and for people, with offers and areas as in a CSV cell. */
export function snapshotOf(record: CompleteRecords[ListName]): Snapshot {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, Array.isArray(value) ? value.map(formatItem) : value]),
  );
}
