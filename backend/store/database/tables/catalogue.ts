import type { Generated } from 'kysely';
import type { Resource } from '../../availability/resources.ts';
import type { Flag } from './flag.ts';

interface ServiceTable {
  id: number;
  name: string;
  description: string;
  icon_class: string;
}

interface ImmediateServiceTable {
  id: number;
  name: string;
}

interface TimeSlotTable {
  id: number;
  /** `HH:MM`, 24-hour, Europe/London. */
  starts_at: string;
}

interface SpecialistTable {
  id: Generated<number>;
  name: string;
  trade: string;
  bio: string | null;
  /** The name of a public file, for example `specialists/7-0123456789ab.webp`. */
  photo: string | null;
  base_price_pence: number | null;
  price_high_pence: number | null;
  years_of_experience: string | null;
  certified: Flag;
  estimated_duration_minutes: number | null;
  liability_insurance: 'Yes' | 'No' | 'Not sure';
  service_mode: 'both' | 'workshop' | 'travel';
  willing_to_travel: string | null;
  /** Since when the specialist can't be found or booked; null for most. */
  suspended_at: string | null;
  suspended_reason: string | null;
}

interface SpecialistServiceTable {
  id: Generated<number>;
  specialist_id: number;
  service_id: number;
  /** The specialist's own name for the work, for example `Brake pads & discs`. */
  name: string;
  custom_description: string | null;
  base_price_pence: number | null;
  price_high_pence: number | null;
  estimated_duration_minutes: number | null;
}

interface WorkshopTable {
  id: Generated<number>;
  name: string;
  address: string;
}

interface AreaTable {
  id: Generated<number>;
  name: string;
}

interface CompanyTable {
  id: Generated<number>;
  name: string;
}

interface ReviewTable {
  id: Generated<number>;
  specialist_id: number;
  /** Stars from 1 to 5. */
  rating: number;
  review_text: string | null;
  created_at: string;
  /** The reviewed appointment; null for older reviews. */
  appointment_id: number | null;
}

interface WorkingHourTable {
  resource: Resource;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  slot_id: number;
}

interface DirectoryVersionTable {
  /** Changes with the searched data of the directory; one row. */
  version: string;
}

/** Services, specialists, workshops, and their hours. */
export interface CatalogueTables {
  services: ServiceTable;
  immediate_services: ImmediateServiceTable;
  time_slots: TimeSlotTable;
  specialists: SpecialistTable;
  specialist_services: SpecialistServiceTable;
  workshops: WorkshopTable;
  workshop_services: { workshop_id: number; service_id: number };
  specialist_workshops: { specialist_id: number; workshop_id: number };
  areas: AreaTable;
  specialist_areas: { specialist_id: number; area_id: number; travel_fee_pence: number | null };
  companies: CompanyTable;
  /** Kinds of immediate service that the specialist can be called for, by their own names. */
  specialist_immediate_services: { specialist_id: number; name: string };
  specialist_companies: { specialist_id: number; company_id: number };
  reviews: ReviewTable;
  working_hours: WorkingHourTable;
  directory_version: DirectoryVersionTable;
}
