import type { z } from 'zod';
import type { Resource } from '../../store/availability/resources.ts';
import type { CatalogueRows, OwnedTable } from '../../store/catalogue/catalogue.ts';
import { groupBy } from '../../store/database/rows.ts';
import { formatHours, InvalidHours, readHours } from '../availability/working-hours.ts';
import { formatAreasCell, formatNamesCell, formatOffersCell, readAreas, readNames, readOffers } from './cells.ts';
import type { Field, Option, OwnedRows } from './field.ts';
import type { Offer, ServedArea } from './field-schemas.ts';
import * as schemas from './field-schemas.ts';
import { checkPrice } from './price-range.ts';
import { type ListName, reportDuplicates } from './references.ts';

type OwnedField<Value, Given = Value> = Field<Value, Given, never>;

const sameId = (id: number) => id;

/** A list of texts, of which an option adds and another removes some. */
export const texts = (option: Option): OwnedField<string[]> => ({
  kind: 'names',
  schema: schemas.names,
  initial: [],
  cell: { read: readNames, write: formatNamesCell },
  option,
});

/** The rows of texts that are names of records in another list. */
export const links = <Rows extends 'workshopServices' | 'specialistWorkshops' | 'specialistCompanies'>(
  list: ListName,
  link: {
    table: OwnedTable;
    rows: Rows;
    owner: keyof CatalogueRows[Rows][number] & string;
    reference: keyof CatalogueRows[Rows][number] & string;
  },
): OwnedRows<string[], string[]> => ({
  table: link.table,
  ownerOf: sameId,
  read(rows, nameOf) {
    const linked: readonly Record<string, number>[] = rows[link.rows];
    const owned = groupBy(linked, (row) => row[link.owner]);
    return (id) => owned(id).map((row) => nameOf(list, row[link.reference] ?? 0));
  },
  resolve: (given, field, { references }) => references.resolveNames(list, given, field),
  rowsOf: (value, id, { idOf }) => value.map((name) => ({ [link.owner]: id, [link.reference]: idOf(list, name) })),
});

/** The areas that a specialist serves, with their travel fees. */
export const servedAreas = (option: Option): OwnedField<ServedArea[], z.infer<typeof schemas.servedAreas>> => ({
  kind: 'areas',
  schema: schemas.servedAreas,
  initial: [],
  cell: { read: readAreas, write: formatAreasCell },
  option,
  rows: {
    table: 'specialist_areas',
    ownerOf: sameId,
    read({ servedAreas: rows }, nameOf) {
      const owned = groupBy(rows, ({ specialist_id }) => specialist_id);
      return (id) =>
        owned(id).map(({ area_id, travel_fee_pence }) => ({
          area: nameOf('areas', area_id),
          travelFeePence: travel_fee_pence,
        }));
    },
    resolve: (given, field, { references }) =>
      references.resolveAll(
        'areas',
        given.map(({ area, travelFeePence }) => ({ area, travelFeePence: travelFeePence ?? null })),
        field,
        ({ area }) => area,
        (served, area) => ({ ...served, area }),
      ),
    rowsOf: (value, specialist_id, { idOf }) =>
      value.map(({ area, travelFeePence }) => ({
        specialist_id,
        area_id: idOf('areas', area),
        travel_fee_pence: travelFeePence,
      })),
  },
});

/** The services that a specialist offers. */
export const offers = (option: Option): OwnedField<Offer[], z.infer<typeof schemas.offers>> => ({
  kind: 'offers',
  schema: schemas.offers,
  initial: [],
  cell: { read: readOffers, write: formatOffersCell },
  option,
  rows: {
    table: 'specialist_services',
    ownerOf: sameId,
    read({ offers: rows }, nameOf) {
      const owned = groupBy(rows, ({ specialist_id }) => specialist_id);
      return (id) =>
        owned(id).map((row) => ({
          service: nameOf('services', row.service_id),
          name: row.name,
          description: row.custom_description,
          basePricePence: row.base_price_pence,
          highPricePence: row.price_high_pence,
          durationMinutes: row.estimated_duration_minutes,
        }));
    },
    resolve(given, field, { references, report }) {
      const resolved = given.map((offer, index): Offer => {
        const path = `${field}[${index + 1}]`;
        const service = references.resolve('services', offer.service, path);
        checkPrice(offer, `${path}.highPricePence`, report);
        return {
          service,
          name: offer.name ?? service,
          description: offer.description ?? null,
          basePricePence: offer.basePricePence ?? null,
          highPricePence: offer.highPricePence ?? null,
          durationMinutes: offer.durationMinutes ?? null,
        };
      });
      const titles = resolved.map(({ service, name }) => (service === name ? service : `${service}: ${name}`));
      reportDuplicates(titles, field, report);
      return resolved;
    },
    rowsOf: (value, specialist_id, { idOf }) =>
      value.map((offer) => ({
        specialist_id,
        service_id: idOf('services', offer.service),
        name: offer.name,
        custom_description: offer.description,
        base_price_pence: offer.basePricePence,
        price_high_pence: offer.highPricePence,
        estimated_duration_minutes: offer.durationMinutes,
      })),
  },
});

/** Working hours, as `formatHours` writes them. */
export const hours = (resourceOf: (id: number) => Resource): OwnedField<string> => ({
  kind: 'hours',
  schema: schemas.hours,
  initial: '',
  cell: { read: (cell) => cell, write: (value: string) => value },
  option: {
    name: 'hours',
    summary: 'the hours, for example “Mon-Fri 08:00-17:00; Sat 09:00-12:00”; empty for none',
    placeholder: 'HOURS',
  },
  rows: {
    table: 'working_hours',
    ownerOf: resourceOf,
    read({ hours: rows, timeSlots }) {
      const owned = groupBy(rows, ({ resource }) => resource);
      return (id) =>
        formatHours(
          owned(resourceOf(id)).map(({ weekday, slot_id }) => ({ weekday, timeSlotId: slot_id })),
          timeSlots,
        );
    },
    resolve(given, field, { timeSlots, report }) {
      try {
        return formatHours(readHours(given, timeSlots), timeSlots);
      } catch (error) {
        if (!(error instanceof InvalidHours)) throw error;
        report(field, error.message);
        return '';
      }
    },
    rowsOf: (value, id, { timeSlots }) =>
      readHours(value, timeSlots).map(({ weekday, timeSlotId }) => ({
        resource: resourceOf(id),
        weekday,
        slot_id: timeSlotId,
      })),
  },
});
