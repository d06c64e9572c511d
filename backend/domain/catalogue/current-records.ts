import { type Resource, specialistResource, workshopResource } from '../../store/availability/resources.ts';
import type { CatalogueRows } from '../../store/catalogue/catalogue.ts';
import { groupBy } from '../../store/database/group-by.ts';
import { formatHours } from '../availability/working-hours.ts';
import type { ListName, WholeRecords } from './records.ts';

/** The name of each record by its id. */
export type Names = { [List in ListName]: ReadonlyMap<number, string> };

export function namesOf(rows: CatalogueRows): Names {
  const byId = (records: readonly { id: number; name: string }[]) => new Map(records.map(({ id, name }) => [id, name]));
  return {
    services: byId(rows.services),
    areas: byId(rows.areas),
    companies: byId(rows.companies),
    workshops: byId(rows.workshops),
    specialists: byId(rows.specialists),
  };
}

export type CurrentRecords = { [List in ListName]: Map<number, WholeRecords[List]> };

/** What the database has, as records by id. Others are referred to by their names in `names`. */
export function currentRecords(rows: CatalogueRows, names: Names): CurrentRecords {
  const hours = groupBy(rows.hours, ({ resource }) => resource);
  const hoursOf = (resource: Resource) =>
    formatHours(
      hours(resource).map(({ weekday, slot_id }) => ({ weekday, timeSlotId: slot_id })),
      rows.timeSlots,
    );
  const bySpecialist = <Row extends { specialist_id: number }>(list: readonly Row[]) =>
    groupBy(list, ({ specialist_id }) => specialist_id);
  const workshopServices = groupBy(rows.workshopServices, ({ workshop_id }) => workshop_id);
  const offers = bySpecialist(rows.offers);
  const areas = bySpecialist(rows.servedAreas);
  const workshops = bySpecialist(rows.specialistWorkshops);
  const companies = bySpecialist(rows.specialistCompanies);
  const nameIn = (list: ListName, id: number) => names[list].get(id) ?? '';
  return {
    services: new Map(
      rows.services.map(({ id, name, description, icon_class }) => [id, { name, description, icon: icon_class }]),
    ),
    areas: new Map(rows.areas.map(({ id, name }) => [id, { name }])),
    companies: new Map(rows.companies.map(({ id, name }) => [id, { name }])),
    workshops: new Map(
      rows.workshops.map(({ id, name, address }) => [
        id,
        {
          name,
          address,
          services: workshopServices(id).map(({ service_id }) => nameIn('services', service_id)),
          hours: hoursOf(workshopResource(id)),
        },
      ]),
    ),
    specialists: new Map(
      rows.specialists.map((row) => [
        row.id,
        {
          name: row.name,
          trade: row.trade,
          bio: row.bio,
          yearsOfExperience: row.years_of_experience,
          basePricePence: row.base_price_pence,
          highPricePence: row.price_high_pence,
          durationMinutes: row.estimated_duration_minutes,
          certified: row.certified === 1,
          liabilityInsurance: row.liability_insurance,
          serviceMode: row.service_mode,
          willingToTravel: row.willing_to_travel,
          services: offers(row.id).map((offer) => ({
            service: nameIn('services', offer.service_id),
            name: offer.name,
            description: offer.custom_description,
            basePricePence: offer.base_price_pence,
            highPricePence: offer.price_high_pence,
            durationMinutes: offer.estimated_duration_minutes,
          })),
          areas: areas(row.id).map(({ area_id, travel_fee_pence }) => ({
            area: nameIn('areas', area_id),
            travelFeePence: travel_fee_pence,
          })),
          workshops: workshops(row.id).map(({ workshop_id }) => nameIn('workshops', workshop_id)),
          companies: companies(row.id).map(({ company_id }) => nameIn('companies', company_id)),
          hours: hoursOf(specialistResource(row.id)),
        },
      ]),
    ),
  };
}
