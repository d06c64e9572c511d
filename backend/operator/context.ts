import type { ChangeContext } from '../domain/appointments/customer-changes.ts';
import { exclusively, type Queries, type Store } from '../store/database/database.ts';
import type { FileStore } from '../store/files/file-store.ts';
import { openFiles } from '../store/files/open-files.ts';
import { type Change, changeOf, type Snapshot, type Subject } from './log/change.ts';
import type { Settings } from './settings.ts';

export interface CommandContext {
  store: Store;
  settings: Settings;
  now: Date;
  /** Who runs the command, for the log. */
  operator: string;
  /** For example `appointments confirm`. */
  command: string;
  /** Shows what would change, and writes nothing. */
  isDryRun: boolean;
}

/** What the domain needs to change an appointment. */
export function changeContext({ store, settings, now }: CommandContext): ChangeContext {
  return { store, publicUrl: settings.publicUrl, now, confirmAfter: null, releaseUnverifiedAfter: null };
}

/** The files that belong to the database. */
export function openFileStore({ store, settings, now }: CommandContext): Promise<FileStore> {
  return openFiles(store, { dataDir: settings.dataDir, clock: () => now });
}

/** Where photos are written; null in a dry run. */
export async function photoFiles(context: CommandContext): Promise<FileStore | null> {
  return context.isDryRun ? null : openFileStore(context);
}

/** Collects what a transaction changes; every entry becomes a row of the log. */
export interface ChangeLog {
  /**
   * `before` is null for a new subject, `after` for a deleted one. Equal snapshots aren't recorded.
   * Several calls about the same subject become one entry.
   */
  record(subject: Subject, before: Snapshot | null, after: Snapshot | null): void;
}

/** A number that no other use of `exclusively` has. */
const operatorLock = 7_302_026;

class DryRun<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super('dry run');
    this.outcome = outcome;
  }
}

/**
 * Runs `work` and logs its changes, all in one transaction. Only one operator writes at a time, so
 * that what was read can't change before the write. A dry run is rolled back.
 */
export async function write<T>(
  context: CommandContext,
  work: (db: Queries, log: ChangeLog) => Promise<T>,
): Promise<{ result: T; changes: Change[] }> {
  const { store, now, operator, command, isDryRun } = context;
  try {
    return await exclusively(store, operatorLock, async (db) => {
      const changes: Change[] = [];
      const result = await work(db, {
        record: (subject, before, after) => {
          const change = changeOf(subject, before, after);
          const earlier = changes.find(
            (other) => other.subject.kind === subject.kind && other.subject.id === subject.id,
          );
          if (change && earlier) Object.assign(earlier.fields, change.fields);
          else if (change) changes.push(change);
        },
      });
      for (const { subject, fields } of changes)
        await db
          .insertInto('operator_log')
          .values({
            at: now.toISOString(),
            operator,
            command,
            subject_kind: subject.kind,
            subject_id: String(subject.id),
            changes: JSON.stringify(fields),
          })
          .execute();
      if (isDryRun) throw new DryRun({ result, changes });
      return { result, changes };
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    throw error;
  }
}
