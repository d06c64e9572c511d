import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

interface AccountTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  password_hash: string | null;
  verified: Flag;
  /** Made by the demo data; production refuses to start with any. */
  demo: Flag;
  created_at: string;
}

interface VehicleTable {
  id: Generated<number>;
  account_id: number;
  make: string;
  model: string;
  year: number;
  color: string | null;
  license_plate: string | null;
  vin: string | null;
  is_primary: Flag;
}

interface SessionTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string;
  account_id: number;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  /** Minutes without use after which the session ends. */
  idle_minutes: number;
}

/** Customers, what they own, and how they log in. */
export interface AccountTables {
  accounts: AccountTable;
  vehicles: VehicleTable;
  sessions: SessionTable;
}
