import type { FileVault } from '~/lib/file-vault.ts';
import { createDraftStore, type DraftStore } from '~/lib/flow/draft-store.ts';
import {
  type ApplicationDraft,
  type ApplicationFiles,
  emptyDraft,
  type KeptDraft,
  keptDraftSchema,
} from './application-draft.ts';
import { applicationFlow } from './application-flow.ts';

/** How long after its last change an application is kept on the device; the page says so. */
export const KEPT_DAYS = 7;
export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

export interface ApplicationStore extends DraftStore<ApplicationDraft> {
  /** False until the files of an earlier visit are back; before that nobody can say which step is open. */
  isRestored(): boolean;
}

interface ApplicationStoreOptions {
  /** Texts that outlive the tab. */
  kept: { read(): unknown; write(draft: KeptDraft): void; remove(): void };
  files: FileVault<ApplicationFiles>;
  newId(): string;
  now(): number;
}

export function createApplicationStore({ kept, files: vault, newId, now }: ApplicationStoreOptions): ApplicationStore {
  let restored = false;
  const store = createDraftStore({
    flow: applicationFlow,
    begin: () => ({ ...emptyDraft, draftId: newId() }),
    restore() {
      const read = keptDraftSchema.safeParse(kept.read());
      if (read.success && read.data.savedAt !== null && now() - read.data.savedAt < KEPT_MS) {
        return { ...emptyDraft, ...read.data };
      }
      kept.remove();
      return null;
    },
    // Nothing is put on the device of somebody who only looks. The schema leaves out what must not be kept: files, consents, verification.
    keep: (draft) => (draft.savedAt === null ? kept.remove() : kept.write(keptDraftSchema.parse(draft))),
  });

  const { draftId } = store.get();
  void vault.load(draftId).then((found) => {
    restored = true;
    const { draftId: current, profilePicture, certificates } = store.get();
    if (!found || current !== draftId) return store.change({});
    // What was added meanwhile stands.
    const files = {
      profilePicture: profilePicture ?? found.profilePicture,
      certificates: certificates.length > 0 ? certificates : found.certificates,
    };
    store.change(files);
    // They last as long as the words they belong to.
    void vault.save(draftId, files);
  });

  return {
    ...store,
    isRestored: () => restored,
    change(change) {
      const before = store.get();
      store.change((draft) => {
        const next = typeof change === 'function' ? change(draft) : change;
        return { ...next, ...namesOf(next), savedAt: now() };
      });
      const { draftId: id, profilePicture, certificates } = store.get();
      if (profilePicture === before.profilePicture && certificates === before.certificates) return;
      void vault.save(id, { profilePicture, certificates });
    },
    clear() {
      void vault.drop(store.get().draftId);
      store.clear();
    },
  };
}

function namesOf({ profilePicture, certificates }: Partial<ApplicationFiles>): Partial<KeptDraft> {
  return {
    ...(profilePicture !== undefined && { pictureName: profilePicture?.name ?? null }),
    ...(certificates && { certificateNames: certificates.map(({ name }) => name) }),
  };
}
