import type { Migration } from 'kysely';

/** The catalogue is the same everywhere: part of the schema, not demo data (SHELL-28, IMM-08). */
const catalogue: [name: string, icon: string, description: string][] = [
  [
    'Vehicle Repair',
    'fa-car',
    'Servicing, MOT work and repairs for cars and vans, from a flat battery to a new timing chain.',
  ],
  [
    'Brake Repair',
    'fa-compact-disc',
    'Pads, discs, calipers, brake fluid and handbrakes, checked for free before any work is agreed.',
  ],
  ['Plumbing', 'fa-faucet', 'Leaks, blocked drains, taps, toilets, radiators and bathroom fittings put right.'],
  [
    'Electrical Repair',
    'fa-plug',
    'Sockets, lighting, fuse boards and appliances repaired and made safe by qualified electricians.',
  ],
  [
    'Electrical Diagnostics',
    'fa-gauge',
    'Fault finding for homes and vehicles: tripping circuits, warning lights and drained batteries traced to the cause.',
  ],
  ['HVAC Repair', 'fa-fan', 'Boilers, heat pumps, air conditioning and ventilation serviced and repaired.'],
  ['Carpentry', 'fa-hammer', 'Doors, floors, stairs, fitted furniture and furniture repairs in wood.'],
  ['Cleaning Service', 'fa-broom', 'Homes, offices, carpets and end-of-tenancy cleans, with materials brought along.'],
  ['Couriers', 'fa-box', 'Same-day parcels, furniture and parts collected and delivered across the East Midlands.'],
  ['Landscaping', 'fa-seedling', 'Lawns, hedges, patios, fencing and garden clearance, once or through the year.'],
  ['Towing', 'fa-truck-pickup', 'Breakdown recovery and vehicle transport to a garage or to your home.'],
  ['Tailoring', 'fa-scissors', 'Alterations, repairs and made-to-measure clothing, curtains and upholstery covers.'],
];

/** The built-in list, in its documented spelling (IMM-08, C-85). */
const urgent = ["Car Won't Start", 'Flat Tire', 'Engine Problem', 'Accident Assistance', 'Lockout Service', 'Other'];

const firstHour = 8;
const lastHour = 17;

export const services: Migration = {
  async up(db) {
    await db
      .insertInto('services')
      .values(
        catalogue.map(([name, icon_class, description], index) => ({ id: index + 1, name, icon_class, description })),
      )
      .execute();
    await db
      .insertInto('immediate_services')
      .values(urgent.map((name, index) => ({ id: index + 1, name })))
      .execute();
    const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);
    await db
      .insertInto('time_slots')
      .values(hours.map((hour, index) => ({ id: index + 1, starts_at: `${String(hour).padStart(2, '0')}:00` })))
      .execute();
  },
};
