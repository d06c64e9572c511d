import { craftSpecialists } from './specialists/crafts.ts';
import { electricalSpecialists } from './specialists/electrics.ts';
import { homeSpecialists } from './specialists/homes.ts';
import { vehicleSpecialists } from './specialists/vehicles.ts';
import type { DemoSpecialist } from './types.ts';
import { workshops } from './workshops.ts';

/**
 * Takes one of each group in turn, so that the first page of the directory is varied.
 */
function mixed(groups: DemoSpecialist[][]): DemoSpecialist[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, index) => groups.flatMap((group) => group[index] ?? [])).flat();
}

/** In the order of their ids, from 1. */
export const demoSpecialists = mixed([homeSpecialists, vehicleSpecialists, craftSpecialists, electricalSpecialists]);

export function specialistId(name: string): number {
  return demoSpecialists.findIndex((specialist) => specialist.name === name) + 1;
}

export function workshopId(name: string): number {
  return workshops.findIndex((workshop) => workshop.name === name) + 1;
}

export const areaNames = [
  ...new Set(demoSpecialists.flatMap(({ areas }) => areas.map((area) => (typeof area === 'string' ? area : area[0])))),
];

export const companyNames = [...new Set(demoSpecialists.flatMap(({ companies = [] }) => companies))];

export const idIn = (names: string[], name: string) => names.indexOf(name) + 1;
