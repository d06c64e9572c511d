import type { ChangeContext } from '../../domain/appointments/customer-appointment.ts';
import type { PasswordHasher } from '../../domain/passwords/password-hasher.ts';
import type { Directory } from '../../domain/specialists/directory.ts';
import type { Delivery } from '../../mail/delivery.ts';
import type { Store } from '../../store/database/database.ts';
import type { FileStore } from '../../store/files/file-store.ts';

/** What a script needs to do its work. */
export interface ScriptContext {
  store: Store;
  files: FileStore;
  directory: Directory;
  delivery: Delivery;
  passwords: PasswordHasher;
  /** Where the product's pages are, without a slash at the end; for links in emails. */
  publicUrl: string;
  clock: () => Date;
  /**
   * In the demo, after how many milliseconds a booking is confirmed; null: an operator has to
   * confirm.
   */
  confirmAfter: number | null;
  isDemo: boolean;
  /** As in `BackendOptions`. */
  releaseUnverifiedAfter: number | null;
}

/** What the domain needs to change an appointment, at this moment. */
export function changeContext(context: ScriptContext): ChangeContext {
  const { store, publicUrl, clock, confirmAfter, releaseUnverifiedAfter } = context;
  return { store, publicUrl, now: clock(), confirmAfter, releaseUnverifiedAfter };
}
