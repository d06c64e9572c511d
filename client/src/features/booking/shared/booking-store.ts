import type { Photo } from '~/features/photos/photo.ts';
import { type Cell, createCell } from '~/lib/cell.ts';
import type { FileVault } from '~/lib/file-vault.ts';
import { createDraftStore, type DraftStore } from '~/lib/flow/draft-store.ts';
import type { Flow } from '~/lib/flow/flow.ts';
import { todayInLondon } from '~/lib/london-dates.ts';
import type { BookingAnswers } from './booking-answers.ts';
import type { BookingStep } from './booking-steps.ts';
import { idle, type Submission } from './submit/submission.ts';

export interface BookingStore<Draft extends BookingAnswers> extends DraftStore<Draft> {
  /** False until the pictures of an earlier page are back; before that nobody can say which step is open. */
  isRestored(): boolean;
  /** What became of the last press. Like the draft it outlives the page. */
  readonly submission: Cell<Submission<Draft>>;
}

export interface BookingStoreOptions<Draft extends BookingAnswers> {
  flow: Flow<BookingStep, Draft>;
  /** Texts that live as long as the tab; null when there are none that can be read, and are of whoever books. */
  kept: { read(): Partial<Draft> | null; write(draft: Draft): void };
  photos: FileVault<readonly Photo[]>;
  newId(): string;
  now(): number;
}

export function createBookingStore<Draft extends BookingAnswers>(
  options: BookingStoreOptions<Draft>,
): BookingStore<Draft> {
  const { flow, kept, photos, newId, now } = options;
  const submission = createCell<Submission<Draft>>(idle);
  let restored = false;
  const store = createDraftStore<BookingStep, Draft>({
    flow,
    begin: () => ({ ...flow.empty, runId: newId() }),
    restore() {
      const read = kept.read();
      return read && withoutPast({ ...flow.empty, ...read }, todayInLondon(new Date(now())));
    },
    keep: (draft) => kept.write(draft),
  });

  const { runId } = store.get();
  void photos.load(runId).then((found) => {
    restored = true;
    store.change((draft) =>
      draft.runId === runId && draft.photos.length === 0 ? { ...draft, photos: found ?? [] } : {},
    );
  });

  return {
    ...store,
    submission,
    isRestored: () => restored,
    change(change) {
      const before = store.get();
      store.change((draft) => ({ ...(typeof change === 'function' ? change(draft) : change), savedAt: now() }));
      const after = store.get();
      if (after.photos !== before.photos) void photos.save(after.runId, after.photos, now());
    },
    clear() {
      void photos.drop(store.get().runId);
      store.clear();
      submission.set(idle);
    },
  };
}

/** A tab can stay open overnight; a day that has gone by cannot be booked. */
function withoutPast<Draft extends BookingAnswers>(draft: Draft, today: string): Draft {
  return draft.date !== null && draft.date < today ? { ...draft, date: null, time: null } : draft;
}
