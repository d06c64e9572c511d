import { londonDay } from '#shared/london/clock.ts';
import { addDays } from '#shared/london/days.ts';
import { PHOTO } from '../town/fill.ts';
import { sessionOf } from '../town/people.ts';
import { HEAVY } from '../town/size.ts';
import { type Call, read } from './call.ts';

const nth = (list: readonly string[], index: number) => list[index % list.length] ?? '';
const service = (index: number) => (index % 12) + 1;
const directory = (name: string, query: (index: number) => string) =>
  read('Directory', `specialists.php ${name}`, (index) => `/php/specialists.php?${query(index)}`);

const PLACES: readonly [name: string, query: (index: number) => string][] = [
  ['anywhere', () => ''],
  ['at home', () => '&isHomeService=1'],
  ['at a workshop', (index) => `&locationId=${service(index)}`],
  ['with a specialist', (index) => `&specialistId=${service(index)}&isHomeService=1`],
];

const customer = (index: number) => sessionOf(2 + index);
const heavy = () => sessionOf(HEAVY.accountId);

/** Scripts that change nothing. */
export const reads: readonly Call[] = [
  directory('first page', () => 'page=1&per_page=8'),
  directory('later pages', (index) => `page=${2 + index}&per_page=8`),
  directory('50 on a page', (index) => `page=${1 + (index % 2)}&per_page=50`),
  directory('by name', (index) => `search=${nth(['Ada', 'Birchby', 'olga', 'ash', 'worth'], index)}`),
  directory('by trade', (index) => `search=${nth(['plumb', 'electric', 'brake', 'e'], index)}`),
  directory('by two words', (index) => `search=${nth(['plumber repairs', 'ada carpenter', 'no such'], index)}`),
  directory('by specialization', (index) => `specialization=${nth(['Brakes', 'Plumber', 'Tailor'], index)}`),
  directory('by area', (index) => `location=${nth(['Leicester', 'Oakham Park', 'Mill', 'Nowhere'], index)}`),
  directory('by service', (index) => `serviceType=${nth(['Plumbing', 'Towing', 'Tailoring'], index)}`),
  directory('by mode', (index) => `businessType=${nth(['travel', 'workshop'], index)}`),
  directory('by all filters', () => 'search=repair&location=Leicester&serviceType=Plumbing&businessType=both'),
  read(
    'Directory',
    'getSpecialistsByService.php',
    (index) => `/php/getSpecialistsByService.php?serviceId=${service(index)}`,
  ),
  read('Directory', 'uploads/specialists/...', () => `/php/uploads/${PHOTO}`),
  ...PLACES.flatMap(([name, query]) => [
    read(
      'Availability',
      `getAvailableDates.php ${name}`,
      (index) => `/php/getAvailableDates.php?serviceId=${service(index)}${query(index)}`,
    ),
    read(
      'Availability',
      `getAvailableTimeSlots.php ${name}`,
      (index, { now }) =>
        `/php/getAvailableTimeSlots.php?serviceId=${service(index)}${query(index)}&date=${addDays(londonDay(now), index % 60)}`,
    ),
  ]),
  read(
    'Availability',
    'appointment-actions.php getTimeSlots',
    (index, { now }) =>
      `/php/appointment-actions.php?action=getTimeSlots&serviceId=${service(index)}&date=${addDays(londonDay(now), index % 30)}`,
    customer,
  ),
  read('Lists', 'services.php', () => '/php/services.php'),
  read('Lists', 'immediate-services.php', () => '/php/immediate-services.php'),
  read('Lists', 'getWorkshopLocations.php', (index) => `/php/getWorkshopLocations.php?serviceId=${service(index)}`),
  read('Lists', 'formOptions.php', () => '/php/formOptions.php'),
  read('Dashboard', 'getUserData.php', () => '/php/getUserData.php', customer),
  read('Dashboard', 'getNotifications.php', () => '/php/getNotifications.php', customer),
  read('Dashboard of a heavy customer', 'getUserData.php', () => '/php/getUserData.php', heavy),
  read('Dashboard of a heavy customer', 'getNotifications.php', () => '/php/getNotifications.php', heavy),
];
