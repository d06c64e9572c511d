import {
  formatAreasCell,
  formatMinutesCell,
  formatNamesCell,
  formatOffersCell,
  formatPriceCell,
  InvalidCell,
  readAreas,
  readMinutes,
  readNames,
  readOffers,
  readPrice,
} from './cells.ts';
import { type CompleteRecords, insuranceStatuses, type ListName, serviceModeIds } from './records.ts';

/** A column of a list's CSV file. `read` returns the fields of a record as in JSON. */
export interface Column<Complete> {
  name: string;
  /** The fields of the record that it holds. */
  fields: readonly string[];
  read(cell: string): Record<string, unknown>;
  write(record: Complete): string;
}

/** Texts that are the same in both formats. */
function text<Field extends string>(name: Field): Column<Record<Field, string | null>> {
  return { name, fields: [name], read: (cell) => ({ [name]: cell }), write: (record) => record[name] ?? '' };
}

/** A choice that can't be empty. An empty cell leaves the value unchanged. */
function choice<Field extends string>(name: Field, choices: readonly string[]): Column<Record<Field, string>> {
  const choicesByKey = new Map(choices.map((choice) => [choice.toLowerCase(), choice]));
  return {
    name,
    fields: [name],
    read: (cell) => (cell.trim() === '' ? {} : { [name]: choicesByKey.get(cell.trim().toLowerCase()) ?? cell.trim() }),
    write: (record) => record[name],
  };
}

function names<Field extends string>(name: Field): Column<Record<Field, string[]>> {
  return {
    name,
    fields: [name],
    read: (cell) => ({ [name]: readNames(cell) }),
    write: (record) => formatNamesCell(record[name]),
  };
}

const yes = ['yes', 'y', 'true', '1'];
const no = ['no', 'n', 'false', '0'];

const certified: Column<{ certified: boolean }> = {
  name: 'certified',
  fields: ['certified'],
  read(cell) {
    const answer = cell.trim().toLowerCase();
    if (answer === '') return {};
    if (![...yes, ...no].includes(answer)) throw new InvalidCell('must be Yes or No');
    return { certified: yes.includes(answer) };
  },
  write: (record) => (record.certified ? 'Yes' : 'No'),
};

const price: Column<{ basePricePence: number | null; highPricePence: number | null }> = {
  name: 'price',
  fields: ['basePricePence', 'highPricePence'],
  read: (cell) => ({ ...readPrice(cell) }),
  write: formatPriceCell,
};

const duration: Column<{ durationMinutes: number | null }> = {
  name: 'duration',
  fields: ['durationMinutes'],
  read: (cell) => ({ durationMinutes: readMinutes(cell) }),
  write: ({ durationMinutes }) => formatMinutesCell(durationMinutes),
};

/** In the order of the CSV file. */
export const columns: { [List in ListName]: readonly Column<CompleteRecords[List]>[] } = {
  services: [text('name'), text('description'), text('icon')],
  areas: [text('name')],
  companies: [text('name')],
  workshops: [text('name'), text('address'), names('services'), text('hours')],
  specialists: [
    text('name'),
    text('trade'),
    text('bio'),
    text('yearsOfExperience'),
    price,
    duration,
    certified,
    choice('liabilityInsurance', insuranceStatuses),
    choice('serviceMode', serviceModeIds),
    text('willingToTravel'),
    {
      name: 'services',
      fields: ['services'],
      read: (cell) => ({ services: readOffers(cell) }),
      write: ({ services }) => formatOffersCell(services),
    },
    {
      name: 'areas',
      fields: ['areas'],
      read: (cell) => ({ areas: readAreas(cell) }),
      write: ({ areas }) => formatAreasCell(areas),
    },
    names('workshops'),
    names('companies'),
    text('hours'),
  ],
};
