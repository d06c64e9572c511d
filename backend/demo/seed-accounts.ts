import { DAY_MS } from '#shared/time.ts';
import type { Queries } from '../store/database/database.ts';
import { insertAll } from '../store/database/insert.ts';
import { demoAddress, demoCustomer, demoVehicles, neighbours, unverifiedCustomer } from './customers.ts';

/** The accounts' ids, in this order. */
export const joan = 1;
const sam = 2;
export const firstNeighbour = 3;

/** Drama numbers, counted up. */
export function neighboursPhone(index: number): string {
  return `7700 9002${String(index).padStart(2, '0')}`;
}

/** Joan and Sam can try to log in; the neighbours have no password. */
export async function seedAccounts(db: Queries, passwordHash: string, now: Date): Promise<void> {
  const account = (id: number, { email, firstName, lastName, phone }: typeof unverifiedCustomer, daysAgo: number) => ({
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    password_hash: id < firstNeighbour ? passwordHash : null,
    verified: email === unverifiedCustomer.email ? (0 as const) : (1 as const),
    demo: 1 as const,
    created_at: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
  });
  await insertAll(db, 'accounts', [
    account(joan, demoCustomer, 90),
    account(sam, unverifiedCustomer, 14),
    ...neighbours.map(([firstName, lastName], index) => {
      const email = `${firstName}.${lastName}@example.org`.toLowerCase();
      return account(firstNeighbour + index, { email, firstName, lastName, phone: neighboursPhone(index) }, 60);
    }),
  ]);
  await insertAll(
    db,
    'vehicles',
    demoVehicles.map(({ make, model, year, color, plate, primary }) => ({
      account_id: joan,
      make,
      model,
      year,
      color,
      license_plate: plate,
      vin: null,
      is_primary: primary ? (1 as const) : (0 as const),
    })),
  );
  await insertAll(db, 'addresses', [{ account_id: joan, ...demoAddress }]);
}
