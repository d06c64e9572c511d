import { type Resource, specialistResource, workshopResource } from '../../store/availability/resources.ts';
import type { CatalogueRows } from '../../store/catalogue/catalogue.ts';
import { groupBy } from '../../store/database/group-by.ts';
import { formatHours } from '../availability/working-hours.ts';
import type { CompleteRecords, ListName, Offer } from './records.ts';

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

export type CurrentRecords = { [List in ListName]: Map<number, CompleteRecords[List]> };

type NameOf = (list: ListName, id: number) => string;
type HoursOf = (resource: Resource) => string;

function hoursLookup({ hours, timeSlots }: CatalogueRows): HoursOf {
  const hoursByResource = groupBy(hours, ({ resource }) => resource);
  return (resource) =>
    formatHours(
      hoursByResource(resource).map(({ weekday, slot_id }) => ({ weekday, timeSlotId: slot_id })),
      timeSlots,
    );
}

function currentWorkshops(rows: CatalogueRows, nameOf: NameOf, hoursOf: HoursOf): CurrentRecords['workshops'] {
  const services = groupBy(rows.workshopServices, ({ workshop_id }) => workshop_id);
  return new Map(
    rows.workshops.map(({ id, name, address }) => [
      id,
      {
        name,
        address,
        services: services(id).map(({ service_id }) => nameOf('services', service_id)),
        hours: hoursOf(workshopResource(id)),
      },
    ]),
  );
}

function offerOf(row: CatalogueRows['offers'][number], nameOf: NameOf): Offer {
  return {
    service: nameOf('services', row.service_id),
    name: row.name,
    description: row.custom_description,
    basePricePence: row.base_price_pence,
    highPricePence: row.price_high_pence,
    durationMinutes: row.estimated_duration_minutes,
  };
}

function currentSpecialists(rows: CatalogueRows, nameOf: NameOf, hoursOf: HoursOf): CurrentRecords['specialists'] {
  const bySpecialist = <Row extends { specialist_id: number }>(list: readonly Row[]) =>
    groupBy(list, ({ specialist_id }) => specialist_id);
  const offers = bySpecialist(rows.offers);
  const areas = bySpecialist(rows.servedAreas);
  const workshops = bySpecialist(rows.specialistWorkshops);
  const companies = bySpecialist(rows.specialistCompanies);
  return new Map(
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
        services: offers(row.id).map((offer) => offerOf(offer, nameOf)),
        areas: areas(row.id).map(({ area_id, travel_fee_pence }) => ({
          area: nameOf('areas', area_id),
          travelFeePence: travel_fee_pence,
        })),
        workshops: workshops(row.id).map(({ workshop_id }) => nameOf('workshops', workshop_id)),
        companies: companies(row.id).map(({ company_id }) => nameOf('companies', company_id)),
        hours: hoursOf(specialistResource(row.id)),
      },
    ]),
  );
}

/** The database's records by id. They refer to others by name, as in `names`. */
export function currentRecords(rows: CatalogueRows, names: Names): CurrentRecords {
  const hoursOf = hoursLookup(rows);
  const nameOf: NameOf = (list, id) => names[list].get(id) ?? '';
  return {
    services: new Map(
      rows.services.map(({ id, name, description, icon_class }) => [id, { name, description, icon: icon_class }]),
    ),
    areas: new Map(rows.areas.map(({ id, name }) => [id, { name }])),
    companies: new Map(rows.companies.map(({ id, name }) => [id, { name }])),
    workshops: currentWorkshops(rows, nameOf, hoursOf),
    specialists: currentSpecialists(rows, nameOf, hoursOf),
  };
}
