import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasUnusableCharacters, normaliseLine, normaliseText } from '#shared/plain-text.ts';
import { hasWebAddress, isUnsafeName } from '#shared/web-address.ts';
import { formatHours, readHours } from '../../backend/domain/availability/working-hours.ts';
import { type ListName, listNames } from '../../backend/domain/catalogue/references.ts';
import { readCatalogueFile, writeJson } from '../../backend/operator/catalogue/catalogue-file.ts';
import { exportCatalogue, writeCsv } from '../../backend/operator/catalogue/export.ts';
import { type Plan, planImport } from '../../backend/operator/catalogue/import-plan.ts';
import { specialistResource, workshopResource } from '../../backend/store/availability/resources.ts';
import type { CatalogueRows } from '../../backend/store/catalogue/catalogue.ts';

const timeSlots = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  starts_at: `${String(index + 8).padStart(2, '0')}:00`,
}));

/** Characters that mean something in a cell, a CSV file or a spreadsheet, and others. */
const character = fc.oneof(
  fc.constantFrom(...`;:=|\\/"',-+@£()[]{} \n\tnN`),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const text = (tidy: (raw: string) => string, longest: number) =>
  fc
    .array(character, { minLength: 1, maxLength: 12 })
    .map((characters) => tidy(characters.join('')))
    .filter((tidied) => tidied !== '' && tidied.length <= longest && !hasUnusableCharacters(tidied));
const line = text(normaliseLine, 40).filter((typed) => !hasWebAddress(typed));
const personName = line.filter((name) => !isUnsafeName(name));
const lines = text(normaliseText, 40);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const flag = fc.constantFrom(0 as const, 1 as const);
const mode = fc.constantFrom('both' as const, 'workshop' as const, 'travel' as const);
const price = fc.oneof(
  fc.record({ base_price_pence: maybe(fc.nat(99_999_999)), price_high_pence: fc.constant(null) }),
  fc
    .tuple(fc.nat(99_999), fc.nat(99_999))
    .map(([low, more]) => ({ base_price_pence: low, price_high_pence: low + more })),
);
const minutes = maybe(fc.integer({ min: 1, max: 100_000 }));

const records = <T extends { name: string }>(arbitrary: fc.Arbitrary<T>, most: number) =>
  fc
    .uniqueArray(arbitrary, { maxLength: most, selector: ({ name }) => name.toLowerCase() })
    .map((list) => list.map((record, index) => ({ id: index + 1, ...record })));

const hours = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 10 })), {
  maxLength: 30,
  selector: ([weekday, slot]) => `${weekday} ${slot}`,
});

const some = <T>(list: T[]) => fc.subarray(list);

const rowsOf: fc.Arbitrary<CatalogueRows> = fc
  .record({
    services: records(fc.record({ name: line, description: line, icon_class: line }), 4),
    areas: records(fc.record({ name: line }), 4),
    companies: records(fc.record({ name: line }), 3),
    workshops: records(fc.record({ name: line, address: line }), 3),
    specialists: records(
      fc
        .tuple(
          fc.record({
            name: personName,
            trade: line,
            bio: maybe(lines),
            years_of_experience: maybe(line),
            certified: flag,
            estimated_duration_minutes: minutes,
            liability_insurance: fc.constantFrom('Yes' as const, 'No' as const, 'Not sure' as const),
            service_mode: mode,
            willing_to_travel: maybe(line),
          }),
          price,
        )
        .map(([specialist, prices]) => ({
          ...specialist,
          ...prices,
          photo: null,
          suspended_at: null,
          suspended_reason: null,
        })),
      4,
    ),
  })
  .chain(({ services, areas, companies, workshops, specialists }) => {
    const each = <Owner extends { id: number }, Row>(owners: Owner[], rows: (id: number) => fc.Arbitrary<Row[]>) =>
      fc.tuple(...owners.map(({ id }) => rows(id))).map((lists) => lists.flat());
    return fc.record({
      services: fc.constant(services),
      areas: fc.constant(areas),
      companies: fc.constant(companies),
      workshops: fc.constant(workshops),
      specialists: fc.constant(specialists),
      timeSlots: fc.constant(timeSlots),
      hours: fc
        .tuple(
          each(workshops, (id) =>
            hours.map((list) =>
              list.map(([weekday, slot_id]) => ({ resource: workshopResource(id), weekday, slot_id })),
            ),
          ),
          each(specialists, (id) =>
            hours.map((list) =>
              list.map(([weekday, slot_id]) => ({ resource: specialistResource(id), weekday, slot_id })),
            ),
          ),
        )
        .map(([ofWorkshops, ofSpecialists]) => [...ofWorkshops, ...ofSpecialists]),
      workshopServices: each(workshops, (workshop_id) =>
        some(services).map((list) => list.map(({ id }) => ({ workshop_id, service_id: id }))),
      ),
      offers: each(specialists, (specialist_id) =>
        some(services).chain((list) =>
          fc.tuple(
            ...list.map(({ id, name }) =>
              fc
                .tuple(fc.oneof(fc.constant(name), line), maybe(lines), minutes, price)
                .map(([offerName, custom_description, estimated_duration_minutes, prices]) => ({
                  id: specialist_id * 100 + id,
                  specialist_id,
                  service_id: id,
                  name: offerName,
                  custom_description,
                  estimated_duration_minutes,
                  ...prices,
                })),
            ),
          ),
        ),
      ),
      servedAreas: each(specialists, (specialist_id) =>
        some(areas).chain((list) =>
          fc.tuple(
            ...list.map(({ id }) =>
              maybe(fc.nat(9999)).map((travel_fee_pence) => ({ specialist_id, area_id: id, travel_fee_pence })),
            ),
          ),
        ),
      ),
      specialistWorkshops: each(specialists, (specialist_id) =>
        some(workshops).map((list) => list.map(({ id }) => ({ specialist_id, workshop_id: id }))),
      ),
      specialistCompanies: each(specialists, (specialist_id) =>
        some(companies).map((list) => list.map(({ id }) => ({ specialist_id, company_id: id }))),
      ),
    });
  });

const outcomeOf = ({ problems, added, changed }: Plan) => ({ problems, added, changed });
const nothing = { problems: [], added: [], changed: [] };

it('reads back from JSON and CSV exactly what it wrote, whatever the texts are (IMP-02)', () => {
  fc.assert(
    fc.property(rowsOf, fc.boolean(), (rows, withIds) => {
      const document = exportCatalogue(rows, { lists: listNames, withIds, withSuspended: true });
      const read = (content: string, fileName: string, list?: ListName) =>
        planImport(readCatalogueFile(Buffer.from(content), { fileName, list }), rows);
      const hasRecords = Object.values(document).some((records) => records.length > 0);
      if (hasRecords) expect(outcomeOf(read(writeJson(document), 'all.json'))).toEqual(nothing);
      for (const list of listNames)
        expect(outcomeOf(read(writeCsv(list, document[list] ?? []), `${list}.csv`, list))).toEqual(nothing);
    }),
    { numRuns: 100 },
  );
}, 60_000);

it('parses hours as they are formatted, and as people type them', () => {
  fc.assert(
    fc.property(hours, (list) => {
      const hours = list.map(([weekday, timeSlotId]) => ({ weekday, timeSlotId }));
      const sorted = [...hours].sort((a, b) => a.weekday - b.weekday || a.timeSlotId - b.timeSlotId);
      expect(readHours(formatHours(hours, timeSlots), timeSlots)).toEqual(sorted);
    }),
  );
  const tidy = (raw: string) => formatHours(readHours(raw, timeSlots), timeSlots);
  expect(tidy('monday – friday: 8 – 17\nSat 9.00-12.00')).toBe('Mon-Fri 08:00-17:00; Sat 09:00-12:00');
  expect(tidy('Mon, Wed 08:00-10:00 10:00-12:00')).toBe('Mon,Wed 08:00-12:00');
  expect(tidy(' ; ')).toBe('');
  for (const wrong of ['Mon', '08:00-09:00', 'Mon 08:00', 'Fri-Mon 08:00-09:00', 'Mon 25:00-26:00', 'Mo 08:00-09:00'])
    expect(() => readHours(wrong, timeSlots), wrong).toThrow(/^“/);
});
