import type { z } from 'zod';
import { INSURANCE_STATUSES } from '#shared/application-choices.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { specialistResource, workshopResource } from '../../store/availability/resources.ts';
import type { Tables } from '../../store/database/tables.ts';
import { type ServiceMode, serviceModes } from '../applications/application-options.ts';
import { choice, type Field, flag, line, minutes, price, text } from './field.ts';
import * as schemas from './field-schemas.ts';
import { hours, links, offers, servedAreas, texts } from './owned-fields.ts';
import type { ListName } from './references.ts';

const name = line('name', TEXT_LIMITS.name);

const modeIds = serviceModes.map(({ id }) => id);

/** The fields of each list, in the order of files. */
export const fields = {
  services: {
    name,
    description: line('description', TEXT_LIMITS.serviceDescription, {
      option: {
        name: 'description',
        summary: 'a sentence or two for customers',
        placeholder: 'TEXT',
        maxLength: TEXT_LIMITS.serviceDescription,
      },
    }),
    icon: line('icon_class', TEXT_LIMITS.name, {
      initial: 'fa-wrench',
      option: {
        name: 'icon',
        summary: 'the class of its icon in the icon font, for example fa-key',
        placeholder: 'CLASS',
        maxLength: 60,
      },
    }),
  },
  areas: { name },
  companies: { name },
  workshops: {
    name,
    address: line('address', 400, {
      option: {
        name: 'address',
        summary: 'the whole address, with the postcode',
        placeholder: 'TEXT',
        maxLength: 400,
      },
    }),
    services: {
      ...texts({
        name: 'service',
        summary: 'a service that is done there',
        removal: 'a service that is not done there any more',
      }),
      rows: links('services', {
        table: 'workshop_services',
        rows: 'workshopServices',
        owner: 'workshop_id',
        reference: 'service_id',
      }),
    },
    hours: hours(workshopResource),
  },
  specialists: {
    name: { ...name, schema: schemas.personName, wire: 'specialist_name' },
    trade: line('trade', TEXT_LIMITS.name, {
      wire: 'service_type',
      option: { name: 'trade', summary: 'what the specialist is, for example Plumber', placeholder: 'TRADE' },
    }),
    bio: text('bio', TEXT_LIMITS.bio, {
      isLong: true,
      option: { name: 'bio', summary: 'a few sentences about the specialist' },
    }),
    yearsOfExperience: text('years_of_experience', 40, {
      option: { name: 'years', summary: 'years of experience, for example “10+”' },
    }),
    basePricePence: price('base_price_pence', {
      wire: 'base_price',
      option: { name: 'price', summary: 'lowest and highest price; if left out, those of the services' },
    }),
    highPricePence: price('price_high_pence', { wire: 'price_high' }),
    durationMinutes: minutes('estimated_duration_minutes', {
      cellName: 'duration',
      wire: 'estimated_duration',
      option: { name: 'duration', summary: 'how long a job usually takes' },
    }),
    certified: flag('certified', {
      option: { name: 'certified', summary: 'whether certificates have been checked' },
    }),
    liabilityInsurance: choice('liability_insurance', Object.values(INSURANCE_STATUSES), {
      initial: 'Not sure',
      wire: 'liabilityInsurance',
      option: { name: 'insurance', summary: 'liability insurance' },
    }),
    serviceMode: choice<'service_mode', ServiceMode>('service_mode', modeIds, {
      wire: 'serviceMode',
      option: { name: 'mode', summary: 'where the specialist works' },
    }),
    willingToTravel: text('willing_to_travel', 60, {
      wire: 'willingToTravel',
      option: { name: 'travels', summary: 'how far the specialist travels, for example “15 miles”' },
    }),
    services: offers({
      name: 'service',
      summary: 'a service that the specialist offers, with price and duration; replaces an offer with the same name',
      removal: 'a service, or an offer by its own name, that is not offered any more',
    }),
    areas: servedAreas({
      name: 'area',
      summary: 'an area that the specialist travels to, with the travel fee; replaces the current fee',
      removal: 'an area that the specialist does not travel to any more',
    }),
    workshops: {
      ...texts({
        name: 'workshop',
        summary: 'a workshop where the specialist works',
        removal: 'a workshop where the specialist does not work any more',
      }),
      rows: links('workshops', {
        table: 'specialist_workshops',
        rows: 'specialistWorkshops',
        owner: 'specialist_id',
        reference: 'workshop_id',
      }),
    },
    companies: {
      ...texts({
        name: 'company',
        summary: 'a company that the specialist is certified by',
        removal: 'a company that does not certify the specialist any more',
      }),
      rows: links('companies', {
        table: 'specialist_companies',
        rows: 'specialistCompanies',
        owner: 'specialist_id',
        reference: 'company_id',
      }),
    },
    hours: hours(specialistResource),
  },
} satisfies { [List in ListName]: Record<string, Field<unknown, unknown, keyof Tables[List]>> };

type Fields = typeof fields;

/** The fields of a list with their names. */
export function fieldsOf(list: ListName): [field: string, definition: Field][] {
  return Object.entries<Field>(fields[list]);
}

/** A record of a file. Missing fields stay unchanged; new records get their initial values. */
export type RecordInputs = {
  [List in ListName]: { id?: number | undefined; name: string } & {
    [Name in keyof Fields[List]]?: Fields[List][Name] extends { schema: z.ZodType<infer Given> }
      ? Given | undefined
      : never;
  };
};

/**
 * A record with everything that belongs to it. References are names; hours are written as
 * `formatHours` writes them.
 */
export type CompleteRecords = {
  [List in ListName]: { name: string } & {
    [Name in keyof Fields[List]]: Fields[List][Name] extends Field<infer Value, unknown> ? Value : never;
  };
};

/** The columns of a list's fields in the records' own rows. */
export type FieldColumn<List extends ListName> = Fields[List][keyof Fields[List]] extends {
  column?: infer Column extends string;
}
  ? Column
  : never;
