import type { Insertable } from 'kysely';
import type { Tables } from '../store/database/tables.ts';
import type { ServiceName } from './types.ts';

interface DemoWorkshop extends Omit<Insertable<Tables['workshops']>, 'id'> {
  services: ServiceName[];
  /** Weekdays, 1 is Monday. */
  days: number[];
  hours: [first: number, last: number];
}

const weekdays = [1, 2, 3, 4, 5];
const withSaturday = [...weekdays, 6];

export const workshops: DemoWorkshop[] = [
  {
    name: 'Frog Island Motors',
    address: '14 Canal Wharf, Frog Island, Leicester LE3 5XA',
    services: ['Vehicle Repair', 'Brake Repair', 'Electrical Diagnostics', 'Towing'],
    days: withSaturday,
    hours: [8, 17],
  },
  {
    name: 'Aylestone Road Garage',
    address: '212b Aylestone Road, Leicester LE2 7XQ',
    services: ['Vehicle Repair', 'Brake Repair'],
    days: weekdays,
    hours: [8, 16],
  },
  {
    name: 'Trent Lane Vehicle Centre',
    address: 'Unit 6, Trent Lane Trading Estate, Nottingham NG2 4XJ',
    services: ['Vehicle Repair', 'Brake Repair', 'Electrical Diagnostics', 'Towing'],
    days: withSaturday,
    hours: [8, 17],
  },
  {
    name: 'Rylands Auto Works',
    address: '3 Meadow Lane, Beeston, Nottingham NG9 1XP',
    services: ['Vehicle Repair', 'Brake Repair', 'Electrical Diagnostics'],
    days: weekdays,
    hours: [8, 16],
  },
  {
    name: 'Canal Bank Garage',
    address: '27 Canal Bank, Loughborough LE11 1XB',
    services: ['Vehicle Repair', 'Brake Repair', 'Towing'],
    days: withSaturday,
    hours: [8, 15],
  },
  {
    name: 'Nutts Lane Autocare',
    address: 'Unit 2, Nutts Lane Yard, Hinckley LE10 3XG',
    services: ['Vehicle Repair', 'Brake Repair'],
    days: weekdays,
    hours: [9, 16],
  },
  {
    name: "The Makers' Yard",
    address: 'Studio 9, 58 Rutland Passage, Leicester LE1 1XD',
    services: ['Carpentry', 'Tailoring', 'Electrical Repair'],
    days: [2, 3, 4, 5, 6],
    hours: [10, 17],
  },
  {
    name: 'Sneinton Market Workshops',
    address: 'Avenue C, Unit 14, Sneinton Market, Nottingham NG1 1XW',
    services: ['Tailoring', 'Carpentry', 'Electrical Repair'],
    days: [2, 3, 4, 5, 6],
    hours: [9, 16],
  },
  {
    name: 'Derby Road Repair Bench',
    address: '301 Derby Road, Lenton, Nottingham NG7 2XE',
    services: ['Electrical Repair', 'Electrical Diagnostics'],
    days: weekdays,
    hours: [9, 17],
  },
  {
    name: 'Saxby Road Garden Machinery',
    address: '40 Saxby Road, Melton Mowbray LE13 1XS',
    services: ['Landscaping', 'Vehicle Repair'],
    days: withSaturday,
    hours: [8, 14],
  },
  {
    name: 'The Harborough Stitch Room',
    address: '7 Church Square, Market Harborough LE16 7XA',
    services: ['Tailoring'],
    days: [2, 3, 4, 5, 6],
    hours: [10, 16],
  },
  {
    name: 'Pride Park Depot',
    address: 'Bay 11, Pullman Road, Derby DE24 8XN',
    services: ['Couriers', 'Towing', 'HVAC Repair'],
    days: [1, 2, 3, 4, 5, 6, 7],
    hours: [8, 17],
  },
  {
    name: 'Blaby Road Heating & Plumbing',
    address: '118 Blaby Road, Wigston LE18 4XF',
    services: ['Plumbing', 'HVAC Repair'],
    days: weekdays,
    hours: [8, 15],
  },
  {
    name: 'Arnold Home Repair Hub',
    address: '66 Front Street, Arnold, Nottingham NG5 7XL',
    services: ['Plumbing', 'Electrical Repair', 'Carpentry', 'HVAC Repair', 'Landscaping'],
    days: withSaturday,
    hours: [9, 16],
  },
];
