import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

interface ApplicationTable {
  id: Generated<number>;
  status: 'under review' | 'approved' | 'declined';
  first_name: string;
  last_name: string;
  /** In lower case. */
  email: string;
  phone: string;
  bio: string | null;
  years_of_experience: string;
  certified: Flag;
  liability_insurance: 'Yes' | 'No' | 'Not sure';
  willing_to_travel: string;
  service_mode: 'both' | 'workshop' | 'travel';
  /**
   * JSON: services with prices, areas, working days, companies and workshops. Read by people, never
   * queried.
   */
  offer: string;
  /** The specialist created by the approval; null before it. */
  specialist_id: number | null;
  created_at: string;
}

interface ApplicationFileTable {
  id: Generated<number>;
  application_id: number;
  purpose: 'picture' | 'certificate';
  position: number;
  /** As the applicant called it, without path and harmful characters. */
  name: string;
  /** Server-made; below the private applications folder. */
  stored_name: string;
  media_type: string;
  bytes: number;
}

interface ApplicationKeyTable {
  /** The caller's Idempotency-Key. */
  key: string;
  /** SHA-256 over all fields and files of the request. */
  fingerprint: string;
  created_at: string;
}

interface ContactMessageTable {
  id: Generated<number>;
  name: string;
  /** In lower case. */
  email: string;
  message: string;
  created_at: string;
}

/** Applications and contact messages. */
export interface ApplicationTables {
  applications: ApplicationTable;
  application_files: ApplicationFileTable;
  application_keys: ApplicationKeyTable;
  contact_messages: ContactMessageTable;
}
