import type { Draft, DraftDefinition } from './draft.ts';
import { draftOwner } from './draft-owner.ts';
import { draftKey } from './draft-storage.ts';
import { PersistentDraft } from './persistent-draft.ts';

/**
 * Defines the draft of a form. `open` returns the draft of the current owner; `id` distinguishes
 * several drafts of one form, for example by appointment.
 */
export function defineDraft<Value extends object>(definition: DraftDefinition<Value>) {
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
