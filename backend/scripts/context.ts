import type { Folders } from '../domain/image-files.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { Store } from '../store/database.ts';

/** What a script needs to do its work. */
export interface ScriptContext {
  store: Store;
  folders: Folders;
  delivery: Delivery;
  /** Where the product's pages are, without a slash at the end; for links in mails. */
  publicUrl: string;
  clock: () => Date;
}
