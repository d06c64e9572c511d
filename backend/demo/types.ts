import type { Insertable } from 'kysely';
import type { Tables } from '../store/database/tables.ts';

export type ServiceName =
  | 'Vehicle Repair'
  | 'Brake Repair'
  | 'Plumbing'
  | 'Electrical Repair'
  | 'Electrical Diagnostics'
  | 'HVAC Repair'
  | 'Carpentry'
  | 'Cleaning Service'
  | 'Couriers'
  | 'Landscaping'
  | 'Towing'
  | 'Tailoring';

/** Pounds, from and up to. */
type Price = [low: number, high?: number];

/** The specialist's own name for the work, and what it is. */
type DemoOffer = [service: ServiceName, name: string, price?: Price | null, minutes?: number | null, about?: string];

/** Columns that the seed sets, or has a value for when they are left out. */
type SeededColumn = 'id' | 'photo' | 'certified' | 'liability_insurance' | 'base_price_pence' | 'price_high_pence';

type SpecialistRow = Insertable<Tables['specialists']>;

/**
 * A specialist's row, with what is stored in other tables. What is left out is missing, as it is
 * for real people who have not filled in everything.
 */
export interface DemoSpecialist extends Omit<SpecialistRow, SeededColumn> {
  certified?: SpecialistRow['certified'];
  /** 'Yes' when left out. */
  liability_insurance?: SpecialistRow['liability_insurance'];
  price?: Price;
  /** The fee for the journey to each area served, in pounds; null says nothing about one. */
  areas: Record<string, number | null>;
  workshops?: string[];
  companies?: string[];
  offers: [DemoOffer, ...DemoOffer[]];
  /** Weekdays, 1 is Monday. */
  days: number[];
  /** First and last hour at which a job can begin. */
  hours: [first: number, last: number];
}

/** Newest first. Some have stars and no text. */
type DemoReview = [stars: number, text?: string];

/** By the specialist's name. */
export type DemoReviews = Record<string, DemoReview[]>;
