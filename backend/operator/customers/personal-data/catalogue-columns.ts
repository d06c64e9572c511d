import { type FieldColumn, fieldsOf } from '../../../domain/catalogue/records.ts';
import type { ListName } from '../../../domain/catalogue/references.ts';
import { none } from './kinds.ts';

/** Fields of the catalogue are public. */
function fieldColumns<List extends ListName>(list: List): Record<FieldColumn<List>, typeof none> {
  const columns = fieldsOf(list).flatMap(([, { column }]) => column ?? []);
  return Object.fromEntries(columns.map((column) => [column, none])) as Record<FieldColumn<List>, typeof none>;
}

/** The catalogue, which says nothing about customers. */
export const catalogueColumns = {
  services: { id: none, ...fieldColumns('services') },
  immediate_services: { id: none, name: none },
  time_slots: { id: none, starts_at: none },
  areas: { id: none, ...fieldColumns('areas') },
  companies: { id: none, ...fieldColumns('companies') },
  workshops: { id: none, ...fieldColumns('workshops') },
  workshop_services: { workshop_id: none, service_id: none },
  working_hours: { resource: none, weekday: none, slot_id: none },
  directory_version: { version: none },
  // Specialists aren't customers: what they publish is edited with `specialists edit`.
  specialists: {
    id: none,
    ...fieldColumns('specialists'),
    photo: none,
    suspended_at: none,
    suspended_reason: none,
  },
  specialist_services: {
    id: none,
    specialist_id: none,
    service_id: none,
    name: none,
    custom_description: none,
    base_price_pence: none,
    price_high_pence: none,
    estimated_duration_minutes: none,
  },
  specialist_areas: { specialist_id: none, area_id: none, travel_fee_pence: none },
  specialist_workshops: { specialist_id: none, workshop_id: none },
  specialist_companies: { specialist_id: none, company_id: none },
  specialist_immediate_services: { specialist_id: none, name: none },
} as const;
