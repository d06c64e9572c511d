import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  appointmentRecord,
  pendingReviewRecord,
  repairRecord,
  submittedReviewRecord,
} from '../../../gateway/legacy/endpoints/customer-records.ts';
import { specialistRecord } from '../../../gateway/legacy/endpoints/specialist-record.ts';
import { vehicleRecord } from '../../../gateway/legacy/endpoints/vehicles.ts';
import { missing, record, required } from '../../../gateway/legacy/wire/record.ts';
import { id, text } from '../../../gateway/legacy/wire/scalars.ts';

const SPECIALIST = { specialist_id: 7, specialist_name: 'Priya Nair', average_rating: '4.7', services: '[]' };

/** A valid record for each schema. */
const RECORDS: Readonly<Record<string, readonly [schema: z.ZodType, record: object]>> = {
  appointment: [
    appointmentRecord,
    { id: 12, date: '2026-11-24', created_at: '2026-11-20 09:00:00', paid: '1', price: '£65' },
  ],
  repair: [
    repairRecord,
    {
      id: '4',
      cost: 120,
      parts: [{ name: 'Pad', quantity: 2, price: '9.50' }],
      labor: [{ hours: 1, rate: 40 }],
      specialist: SPECIALIST,
    },
  ],
  'pending review': [pendingReviewRecord, { review_id: 3, serviceType: 'Brakes', specialist: 'Not assigned' }],
  'submitted review': [submittedReviewRecord, { id: 3, rating: 5, review_text: 'Quick &amp; clean' }],
  vehicle: [vehicleRecord, { id: 3, make: 'Ford', model: 'Fiesta', year: 2019, licensePlate: 'FN19 KTR' }],
  specialist: [specialistRecord, SPECIALIST],
  'a record with two names of its id': [
    record({ id, uid: id, name: required(text) }, (wire, context) => ({
      id: wire.id ?? wire.uid ?? missing(context, 'id'),
    })),
    { uid: 'x', name: 'Ford' },
  ],
};

const VALUES = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'null',
  '9.8e+16',
  '&lt;b&gt;',
  '\ud800',
  '2026-02-30',
  '2026-07-01T09:00:00Z',
];
const VALUES_OF_OTHER_TYPES = [
  0,
  12,
  -1,
  1e21,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  [],
  [null],
  [{}],
  {},
  { id: {} },
  { a: 1 },
];

/** By the schema alone: compiled readers only serve synchronous calls. */
async function bySchema(schema: z.ZodType, value: unknown) {
  const { success, data, error } = await z.safeParseAsync(schema, value);
  return success ? data : error.issues;
}

function byReader(schema: z.ZodType, value: unknown) {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : error.issues;
}

function namesOfFields(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject)) throw new Error('not the schema of a record');
  return Object.keys(schema.in.shape);
}

describe('a record is read as its schema says, and as strictly', () => {
  it.each(Object.entries(RECORDS))('%s', async (_name, [schema, valid]) => {
    expect(schema.safeParse(valid).success).toBe(true);
    for (const name of namesOfFields(schema)) {
      for (const value of [...VALUES, ...VALUES_OF_OTHER_TYPES]) {
        const changed = { ...valid, [name]: value };
        expect(JSON.stringify(byReader(schema, changed)), `${name}: ${JSON.stringify(value)}`).toBe(
          JSON.stringify(await bySchema(schema, changed)),
        );
      }
    }
    for (const value of [...VALUES, ...VALUES_OF_OTHER_TYPES]) {
      expect(JSON.stringify(byReader(schema, value))).toBe(JSON.stringify(await bySchema(schema, value)));
    }
  });
});
