import type { Queries } from '../../store/database/database.ts';
import type { Found } from '../catalogue/catalogue.ts';
import type { ChangeLog } from '../context.ts';
import { type SpecialistState, specialistState } from './specialist-editing.ts';

/**
 * Saves what isn't part of the catalogue's record, and logs it with the record. Returns the state
 * before and after.
 */
export async function saveExtras(
  db: Queries,
  log: ChangeLog,
  { id, record }: Found<'specialists'>,
  save: (before: SpecialistState) => Promise<unknown>,
): Promise<{ before: SpecialistState; after: SpecialistState }> {
  const before = await specialistState(db, id);
  await save(before);
  const after = await specialistState(db, id);
  const extras = ({ photo, immediateServices }: SpecialistState) => ({ photo, immediateServices });
  log.record({ kind: 'specialist', id, name: record.name }, extras(before), extras(after));
  return { before, after };
}
