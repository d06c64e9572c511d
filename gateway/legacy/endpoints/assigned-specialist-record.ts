import { field } from '../wire/field.ts';
import { record } from '../wire/record.ts';
import { address, id, isNotAssigned, personName } from '../wire/scalars.ts';

/** The name of a specialist or location; null for 'Not assigned'. */
export const assignedName = personName.transform((name) => (name !== null && isNotAssigned(name) ? null : name));

export interface AssignedSpecialistRecord {
  readonly id: string | null;
  readonly name: string | null;
  readonly photo: string | null;
}

const parts = record(
  { id, specialist_id: id, name: assignedName, specialist_name: assignedName, photo: address },
  (wire): AssignedSpecialistRecord => ({
    id: wire.id ?? wire.specialist_id,
    name: wire.name ?? wire.specialist_name,
    photo: wire.photo,
  }),
);

/** ENT-23..25: a specialist as a name or a record; all null when it is neither. */
export const assignedSpecialistRecord = field('a specialist', (value): AssignedSpecialistRecord => {
  const read = typeof value === 'object' && value !== null ? parts.safeParse(value) : null;
  return read?.success ? read.data : { id: null, name: assignedName.safeParse(value).data ?? null, photo: null };
});
