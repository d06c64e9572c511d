import type { z } from 'zod';
import { readEscapedJson } from '../wire/escaped-json.ts';
import { field } from '../wire/field.ts';
import { lazy } from '../wire/inner-list.ts';
import { readList, readRecords } from '../wire/list.ts';
import { record, required } from '../wire/record.ts';
import { decodedText, id, minutes, pence, text } from '../wire/scalars.ts';

function specialistService(content: typeof text) {
  return record(
    {
      service_id: id,
      service_type: required(content),
      custom_description: content,
      base_price: pence,
      price_high: pence,
      estimated_duration: minutes,
    },
    (wire) => ({
      serviceId: wire.service_id,
      name: wire.service_type,
      description: wire.custom_description,
      basePence: wire.base_price,
      highPence: wire.price_high,
      estimatedDurationMinutes: wire.estimated_duration,
    }),
  );
}

const escapedService = specialistService(text);
const decodedService = specialistService(decodedText);

/**
 * ENT-04, ENT-05: a list, or JSON in a string whose characters may be HTML-escaped. Empty, with
 * `isUnreadable`, when it is neither.
 */
export const specialistServices = field(
  'a list of services',
  (value) => {
    const json = typeof value === 'string' && value.trim() !== '' ? readEscapedJson(value) : { value, decoded: false };
    const list = readList(json?.value);
    const isUnreadable = list === undefined && value !== null && value !== undefined && value !== '';
    const service = json?.decoded ? decodedService : escapedService;
    return { items: lazy(() => readRecords(list ?? [], service).items), isUnreadable };
  },
  'list',
);

export type SpecialistServiceRecord = z.output<typeof escapedService>;
