import { type Cell, createCell } from '~/lib/cell.ts';
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
import { KEPT_MS } from './kept-application.ts';
import { lostCertificates, namedIn, namesAfter } from './kept-files.ts';
import { idle, type Submission } from './submit/submission.ts';

export interface ApplicationStore extends DraftStore<ApplicationDraft> {
  /** False until the files of an earlier visit are back; before that nobody can say which step is open. */
  isRestored(): boolean;
  /** False once the device has refused to keep the words: they last as long as the page. */
  isKept(): boolean;
  /** What became of the last press of 'Submit Application': in memory only, but not lost with the page. */
  submission: Cell<Submission>;
}

interface ApplicationStoreOptions {
  /** Texts that outlive the tab. */
  kept: {
    read(): unknown;
    /** False when the device would not keep it. */
    write(draft: KeptDraft): boolean;
    remove(): void;
    /** Calls back when another tab has kept the application, or removed it: then with null. */
    watch(listener: (draft: KeptDraft | null) => void): void;
  };
  files: FileVault<ApplicationFiles>;
  newId(): string;
  now(): number;
}

export function createApplicationStore({ kept, files: vault, newId, now }: ApplicationStoreOptions): ApplicationStore {
  let restored = false;
  let isKept = true;
  const submission = createCell<Submission>(idle);
  const begin = () => ({ ...emptyDraft, draftId: newId() });
  const store = createDraftStore({
    flow: applicationFlow,
    begin,
    restore() {
      const read = keptDraftSchema.safeParse(kept.read());
      if (read.success && read.data.savedAt !== null && now() - read.data.savedAt < KEPT_MS) {
        return { ...emptyDraft, ...read.data };
      }
      kept.remove();
      return null;
    },
    // Nothing is put on the device of somebody who only looks. The schema leaves out what must not be kept: files, consents, verification.
    keep(draft) {
      if (draft.savedAt === null) kept.remove();
      else isKept = kept.write(keptDraftSchema.parse(draft));
    },
  });

  /** Now, but never the same twice nor earlier, by which tabs tell whose words are newer. */
  const laterThan = (before: number | null) => Math.max(now(), (before ?? 0) + 1);

  /** Brings back what the words name and is not here: of an earlier visit, or chosen in another tab. */
  const bringFiles = async () => {
    const { draftId } = store.get();
    const found = await vault.load(draftId);
    const draft = store.get();
    if (!found || draft.draftId !== draftId) return;
    const { profilePicture, certificates } = namedIn(found, draft);
    const lost = lostCertificates(draft);
    store.take({
      ...draft,
      // What was added meanwhile stands.
      profilePicture: draft.profilePicture ?? profilePicture,
      certificates: [...certificates.filter(({ name }) => lost.includes(name)), ...draft.certificates],
    });
  };

  /** Two tabs have one application between them: the newer words stand in both, or each would overwrite the other's. */
  const follow = (theirs: KeptDraft | null) => {
    const mine = store.get();
    if (theirs === null) {
      if (mine.savedAt !== null) store.take(begin());
      return;
    }
    const isSame = theirs.draftId === mine.draftId;
    if (mine.savedAt !== null && (!isSame || (theirs.savedAt ?? 0) <= mine.savedAt)) return;
    store.take(isSame ? { ...mine, ...theirs, ...namedIn(mine, theirs) } : { ...emptyDraft, ...theirs });
    void bringFiles();
  };

  const saveFiles = async ({ draftId, profilePicture, certificates, savedAt }: ApplicationDraft) => {
    await vault.save(draftId, { profilePicture, certificates }, savedAt ?? now());
    // Another tab looks for them when the words change, and they were not there yet when it heard of their names.
    if (store.get().draftId === draftId) store.change(({ savedAt: before }) => ({ savedAt: laterThan(before) }));
  };

  void bringFiles().then(() => {
    restored = true;
    store.take(store.get());
  });
  kept.watch(follow);

  return {
    ...store,
    submission,
    isRestored: () => restored,
    isKept: () => isKept,
    change(change) {
      const before = store.get();
      store.change((draft) => {
        const next = typeof change === 'function' ? change(draft) : change;
        return { ...next, ...namesAfter(draft, next), savedAt: laterThan(draft.savedAt) };
      });
      const after = store.get();
      if (after.profilePicture !== before.profilePicture || after.certificates !== before.certificates) {
        void saveFiles(after);
      }
    },
    clear() {
      void vault.drop(store.get().draftId);
      submission.set(idle);
      store.clear();
    },
  };
}
