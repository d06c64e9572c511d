import type { Queries } from '../../../backend/store/database/database.ts';
import { insertAll, resetSequences } from '../../../backend/store/database/rows.ts';
import { runAll, series } from './series.ts';
import type { TownSize } from './size.ts';

const FIRST = 'Ada Ben Cara Dev Ella Finn Gita Hugo Iris Jack Kira Leon Mina Noah Olga Petra Quinn Rosa Sam Tara'.split(
  ' ',
);
const LAST_BEGIN = 'Ash Birch Clay Dun East Fair Green Hart Ing Kirk Lang Marsh North Oak Pem Rav Stan Thorn Wat'.split(
  ' ',
);
const LAST_END = 'by dale den field ford ham hurst ley shaw stead thwaite ton well wood worth wright'.split(' ');
const TRADES = [
  'Vehicle Technician',
  'Brake Specialist',
  'Plumber',
  'Electrician',
  'Auto Electrician',
  'Heating Engineer',
  'Carpenter',
  'Cleaner',
  'Courier',
  'Landscaper',
  'Recovery Driver',
  'Tailor',
];
const WORK = 'Repairs Servicing Installation Inspection Replacement Emergency Maintenance'.split(' ');
const TOWNS = 'Leicester Loughborough Hinckley Oadby Wigston Melton Coalville Lutterworth Oakham Corby'.split(' ');
const PARTS = 'Centre North South East West Park Green Mill Bridge Church Station Hill Meadow Castle Abbey'.split(' ');

const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';
const areaNames = TOWNS.flatMap((town) => PARTS.map((part) => `${town} ${part}`));
const SERVICES = TRADES.length;

/** Three services and two areas each; every third one only at a workshop. */
async function fillSpecialists(db: Queries, specialists: number, workshops: number): Promise<void> {
  const ids = Array.from({ length: specialists }, (_, index) => index + 1);
  const trade = (id: number) => id % SERVICES;
  await insertAll(
    db,
    'specialists',
    ids.map((id) => ({
      id,
      name: `${at(FIRST, id)} ${at(LAST_BEGIN, Math.floor(id / 20))}${at(LAST_END, Math.floor(id / 380) + id)}`,
      trade: at(TRADES, trade(id)),
      bio: 'Works carefully, explains what is to be done, and leaves the place as it was.',
      photo: null,
      base_price_pence: 3_000 + (id % 40) * 100,
      price_high_pence: 8_000 + (id % 70) * 100,
      years_of_experience: String(1 + (id % 30)),
      certified: id % 4 === 0 ? (0 as const) : (1 as const),
      estimated_duration_minutes: 60,
      liability_insurance: 'Yes' as const,
      service_mode: (['both', 'travel', 'workshop'] as const)[id % 3] ?? 'both',
      willing_to_travel: '10 miles',
      suspended_at: id % 100 === 0 ? '2026-01-05T09:00:00.000Z' : null,
      suspended_reason: null,
    })),
  );
  await insertAll(
    db,
    'specialist_services',
    ids.flatMap((id) =>
      [0, 1, 4].map((step) => ({
        specialist_id: id,
        service_id: ((trade(id) + step) % SERVICES) + 1,
        name: `${at(TRADES, trade(id) + step)} ${at(WORK, id + step)}`,
        custom_description: id % 2 === 0 ? 'Parts and materials are brought along.' : null,
        base_price_pence: 4_000 + (id % 50) * 100,
        price_high_pence: null,
        estimated_duration_minutes: 60,
      })),
    ),
  );
  await insertAll(
    db,
    'specialist_areas',
    ids.flatMap((id) =>
      [0, 1].map((step) => ({
        specialist_id: id,
        area_id: ((id + step) % areaNames.length) + 1,
        travel_fee_pence: step * 500,
      })),
    ),
  );
  const ofWorkshops = ids.filter((id) => id % 3 !== 1);
  await insertAll(
    db,
    'specialist_workshops',
    ofWorkshops.map((id) => ({ specialist_id: id, workshop_id: (id % workshops) + 1 })),
  );
  await insertAll(
    db,
    'specialist_companies',
    ids.map((id) => ({ specialist_id: id, company_id: (id % 30) + 1 })),
  );
  await insertAll(
    db,
    'specialist_immediate_services',
    ids.filter((id) => id % 5 === 0).map((id) => ({ specialist_id: id, name: 'Lockout Service' })),
  );
}

/**
 * Monday to Friday from eight to five; half of them on Saturdays, a tenth on Sundays. Workshops are
 * closed on Sundays.
 */
async function fillHours(db: Queries): Promise<void> {
  const week = series(7, 'w');
  await runAll(db, [
    `insert into working_hours (resource, weekday, slot_id)
       select 'specialist:' || s.id, w.i, t.id from specialists s cross join ${week} cross join time_slots t
        where w.i <= 5 or (w.i = 6 and s.id % 2 = 0) or (w.i = 7 and s.id % 10 = 0)`,
    `insert into working_hours (resource, weekday, slot_id)
       select 'workshop:' || s.id, w.i, t.id from workshops s cross join ${week} cross join time_slots t where w.i <= 6`,
  ]);
}

/** The specialists' services, areas and availability. */
export async function fillCatalogue(db: Queries, { specialists }: TownSize): Promise<void> {
  // A multiple of the services, so that workshops offer their specialists' services.
  const workshops = SERVICES * Math.max(1, Math.round(specialists / 20 / SERVICES));
  await insertAll(
    db,
    'areas',
    areaNames.map((name, index) => ({ id: index + 1, name })),
  );
  await insertAll(
    db,
    'companies',
    Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Guild of ${at(TRADES, index)}s ${index}` })),
  );
  await insertAll(
    db,
    'workshops',
    Array.from({ length: workshops }, (_, index) => ({
      id: index + 1,
      name: `${at(areaNames, index)} Workshop ${index + 1}`,
      address: `${index + 1} High Street, ${at(TOWNS, index)}`,
    })),
  );
  await insertAll(
    db,
    'workshop_services',
    Array.from({ length: workshops }).flatMap((_, index) =>
      [0, 1, 4].map((step) => ({ workshop_id: index + 1, service_id: ((index + step) % SERVICES) + 1 })),
    ),
  );
  await fillSpecialists(db, specialists, workshops);
  await fillHours(db);
}

/** Sets PostgreSQL's sequences after rows were inserted with ids. */
export async function resetIdSequences(db: Queries): Promise<void> {
  await resetSequences(db, ['specialists', 'workshops', 'areas', 'companies', 'accounts', 'appointments']);
}
