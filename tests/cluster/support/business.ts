import { ensureDemoData } from '../../../backend/demo/demo.ts';
import { createPasswordHasher } from '../../../backend/domain/passwords/password-hasher.ts';
import { openStore } from '../../../backend/store/database/database.ts';
import { openFiles } from '../../../backend/store/files/open-files.ts';
import { CHEAP_PASSWORD_HASH_COST } from '../../support/password-hash-cost.ts';

export interface LogIn {
  readonly email: string;
  readonly password: string;
}

/**
 * Fills an empty database with the demo town and its customers, as real ones: production refuses
 * demo accounts.
 */
export async function fillDatabase(databaseUrl: string, dataDir: string): Promise<LogIn> {
  const store = await openStore({ databaseUrl, dataDir, onConnectionLost: () => undefined });
  try {
    const files = await openFiles(store, { dataDir, clock: () => new Date() });
    const passwords = createPasswordHasher(CHEAP_PASSWORD_HASH_COST);
    const logIn = await ensureDemoData({ store, files, passwords }, new Date());
    await store.db.updateTable('accounts').set({ demo: 0 }).execute();
    if (!logIn) throw new Error('The database was not empty.');
    return logIn;
  } finally {
    await store.close();
  }
}
