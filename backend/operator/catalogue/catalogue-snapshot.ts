import type { CompleteRecords } from '../../domain/catalogue/records.ts';
import type { ListName, Lists } from '../../domain/catalogue/references.ts';
import type { Snapshot, Subject, SubjectKind } from '../log/change.ts';
import { formatItem } from './catalogue-inputs.ts';
import type { Planned } from './import-plan.ts';

/** The kind of a list's records, in the log and in texts. */
export const kinds: Lists<SubjectKind> = {
  services: 'service',
  areas: 'area',
  companies: 'company',
  workshops: 'workshop',
  specialists: 'specialist',
};

export function subjectOf({ list, id, after }: Planned): Subject {
  return { kind: kinds[list], id: id ?? 0, name: after.name };
}

/** A record for the log and for people, with offers and areas as in a CSV cell. */
export function snapshotOf(record: CompleteRecords[ListName]): Snapshot {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, Array.isArray(value) ? value.map(formatItem) : value]),
  );
}
