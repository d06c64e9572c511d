import { useCell } from '~/lib/use-cell.ts';
import type { Draft, DraftDefinition, DraftState } from './draft-definition.ts';
import { draftOwner } from './draft-owner.ts';
import { draftKey } from './draft-storage.ts';
import { PersistentDraft } from './persistent-draft.ts';

/**
 * Declares the draft of a form. `open` gives the current owner's; `id` tells apart those of one
 * form, for example by appointment.
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

/** The state of a draft; in prerendered HTML nothing is filled in. */
export function useDraft<Value extends object>(draft: Draft<Value>): DraftState<Value> {
  return useCell(draft, draft.initial);
}
