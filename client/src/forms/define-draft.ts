import type * as z from 'zod/mini';
import { DRAFT_HOURS } from '#shared/terms.ts';
import { HOUR_MS } from '#shared/time.ts';
import type { Draft, DraftDefinition } from './draft.ts';
import { draftOwner } from './draft-owner.ts';
import { draftKey } from './draft-storage.ts';
import { PersistentDraft } from './persistent-draft.ts';

type Optional = 'version' | 'maxAgeMs' | 'files';

/** By default a draft has version 1, is stored for a day and has no files. */
type Common<Value extends object> = Pick<DraftDefinition<Value>, 'name' | 'owner' | 'reduce' | 'repair'> &
  Partial<Pick<DraftDefinition<Value>, Optional>>;

/** Every part is stored, so the schema gives the empty form too (`lib/schema-fields.ts`). */
type FullyStored<Value extends object> = Common<Value> & { schema: z.ZodMiniType<Value> };

type PartlyStored<Value extends object> = Common<Value> & Pick<DraftDefinition<Value>, 'schema' | 'empty'>;

/**
 * Defines the draft of a form. `open` returns the draft of the current owner; `id` distinguishes
 * several drafts of one form, for example by appointment.
 */
export function defineDraft<Value extends object>(options: FullyStored<Value> | PartlyStored<Value>) {
  const empty = 'empty' in options ? options.empty : options.schema.parse({});
  const definition = { version: 1, maxAgeMs: DRAFT_HOURS * HOUR_MS, files: [], ...options, empty };
  const opened = new Map<string, Draft<Value>>();
  return {
    open(id = ''): Draft<Value> {
      const owner = definition.owner === 'customer' ? draftOwner.get() : null;
      const key = draftKey(owner, id ? `${definition.name}/${id}` : definition.name);
      const draft = opened.get(key) ?? new PersistentDraft(definition, key, () => opened.delete(key));
      opened.set(key, draft);
      return draft;
    },
  };
}
