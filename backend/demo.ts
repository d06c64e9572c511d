import { londonDay } from '#shared/london/clock.ts';
import { addDays, weekdayOf } from '#shared/london/days.ts';
import type { PasswordHasher } from './domain/passwords/password-hasher.ts';
import { findAccountByEmail } from './store/accounts/accounts.ts';
import type { Store } from './store/database/database.ts';
import { demoCustomer } from './store/demo/customers.ts';
import { seedDemo } from './store/demo/seed.ts';
import type { FileStore } from './store/files/file-store.ts';

export interface DemoLogIn {
  email: string;
  password: string;
}

/** Seeds an empty database. Returns who can log in, or null when the database isn't a demo. */
export async function ensureDemoData(
  { store, files, passwords }: { store: Store; files: FileStore; passwords: PasswordHasher },
  now: Date,
): Promise<DemoLogIn | null> {
  const { email, password } = demoCustomer;
  const today = londonDay(now);
  await seedDemo(store, {
    files,
    calendar: { now, day: (offset) => addDays(today, offset), weekday: weekdayOf },
    passwordHash: () => passwords.hash(password),
  });
  return (await findAccountByEmail(store.db, email)) ? { email, password } : null;
}
