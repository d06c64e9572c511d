import { describe, expect, it } from 'vitest';
import {
  addedTravelText,
  coverageOf,
  distantTravelText,
  includedTravelText,
  namesDistrict,
  priceWithTravel,
  travelFeeOf,
} from '../../shared/travel-fee.ts';

const area = (name: string, pounds: number | null) => ({
  name,
  travelFee: pounds === null ? null : { pence: pounds * 100 },
});

/** A specialist who travels all over the East Midlands, with another fee for each area. */
const areas = Object.entries({
  Leicester: 0,
  Nottingham: 1,
  Derby: 2,
  Beeston: 3,
  'West Bridgford': 4,
  Arnold: 5,
  Loughborough: 6,
  Oadby: 7,
  Wigston: 8,
  Hinckley: 9,
  'Market Harborough': 10,
  'Melton Mowbray': 11,
  'Ashby-de-la-Zouch': 12,
  'St Ann’s': 13,
  'Leicester Forest East': 14,
  'Long Eaton (NG10)': 15,
  LE67: 16,
  'Newark-on-Trent': 17,
  Leicestershire: 18,
}).map(([name, pounds]) => area(name, pounds));

/** Addresses as people write them, and their area; null if they name none. Add a line for yours. */
const ADDRESSES: readonly [address: string, area: string | null][] = [
  ['12 High Road, Beeston, Nottingham NG9 2JP', 'Beeston'],
  ['12 High Road Beeston Nottingham NG9 2JP', 'Beeston'],
  ['12 High Road, Beeston NG9 2JP', 'Beeston'],
  ['12 high road beeston', 'Beeston'],
  ['12 HIGH ROAD, BEESTON, NOTTINGHAM, NG9 2JP', 'Beeston'],
  ['12 High Road\nBeeston\nNottingham\nNG9 2JP\nUnited Kingdom', 'Beeston'],
  ['12 High Road, NG9 2JP, Beeston, UK', 'Beeston'],
  ['12 High Road, Nottingham, Beeston NG9 2JP', 'Beeston'],
  ['High Road Beeston, Nottingham', 'Beeston'],
  ['Beeston, Nottingham', 'Beeston'],
  ['40 Loughborough Road, Leicester LE4 5LJ', 'Leicester'],
  ['40 Loughborough Road Leicester LE4 5LJ', 'Leicester'],
  ['40 Loughborough Rd., Leicester, LE4 5LJ, UK', 'Leicester'],
  ['Flat 2, 40 Loughborough Road, Leicester', 'Leicester'],
  ['5 Derby Road, Loughborough LE11 5AD', 'Loughborough'],
  ['5 Derby Road Beeston NG9 2TA', 'Beeston'],
  ['212 Derby Road, Nottingham NG7 1NQ', 'Nottingham'],
  ['88 Nottingham Road, Arnold, Nottingham NG5 6LF', 'Arnold'],
  ['88 Nottingham Road, Arnold, Notts', 'Arnold'],
  ['3 Melton Road, West Bridgford, Nottingham NG2 7NF', 'West Bridgford'],
  ['3 Melton Road West Bridgford Nottingham', 'West Bridgford'],
  ['17 Leicester Street, Derby DE22 3GH', 'Derby'],
  ['17 Leicester Road, Oadby, Leicester LE2 4DF', 'Oadby'],
  ['17 Leicester Road Oadby Leicestershire', 'Oadby'],
  ['6 London Road, Leicester LE2 0QD', 'Leicester'],
  ['6 London Road, Oadby', 'Oadby'],
  ['Beeston Lodge, 4 Mill Lane, Loughborough LE11 3AA', 'Loughborough'],
  ['Beeston Lodge 4 Mill Lane Loughborough', 'Loughborough'],
  ['Leicester House, Station Road, Hinckley LE10 1AP', 'Hinckley'],
  ['The Nottingham Building Co, 9 Castle Street, Hinckley', 'Hinckley'],
  ['University of Nottingham, Sutton Bonington, Loughborough LE12 5RD', 'Loughborough'],
  ['University of Leicester, University Road, Leicester LE1 7RH', 'Leicester'],
  ['1 Hinckley Road, Leicester Forest East, Leicester LE3 3PF', 'Leicester Forest East'],
  ['Long Row, Nottingham city centre, NG1 2DH', 'Nottingham'],
  ['14 Westgate, Leicester', 'Leicester'],
  ['14 Westgate Leicester', 'Leicester'],
  ['21 Abbey St, Leicester', 'Leicester'],
  ['10 Robin Hood Chase, St Ann’s, Nottingham NG3 4EY', 'St Ann’s'],
  ["10 Robin Hood Chase St. Ann's Nottingham", 'St Ann’s'],
  ['8 Market Street, Ashby de la Zouch LE65 1AF', 'Ashby-de-la-Zouch'],
  ['8 Market Street, Ashby-De-La-Zouch, Leics', 'Ashby-de-la-Zouch'],
  ['8 Market Street, Ashby', 'Ashby-de-la-Zouch'],
  ['2 Church Square, Market Harborough, Leics. LE16 7NB', 'Market Harborough'],
  ['2 Sherrard Street, Melton Mowbray, Leicestershire, LE13 1XJ', 'Melton Mowbray'],
  ['30 Castle Gate, Newark on Trent NG24 1BG', 'Newark-on-Trent'],
  ['30 Castle Gate, Newark, Notts', 'Newark-on-Trent'],
  ['9 Blaby Road, South Wigston, Leicester LE18 4PA', 'Wigston'],
  ['7 Tamworth Road, Sawley, Nottingham NG10 3AB', 'Long Eaton (NG10)'],
  ['7 Tamworth Road, Long Eaton, Nottingham', 'Long Eaton (NG10)'],
  ['3 Ashby Road, Coalville LE67 3LA', 'LE67'],
  ['3 Ashby Road, Coalville LE67', 'LE67'],
  ['1 Bramcote Lane, Wollaton, Nottingham NG8 2ND', 'Nottingham'],
  ['Unit 3, Nottingham Business Park, Nottingham NG8 6PX', 'Nottingham'],
  ['Meadow Barn, Main Street, Tilton, Leicestershire', 'Leicestershire'],
  ['Leicester, 12 High Street LE1 6XH', 'Leicester'],
  ['12 High Road, Beeston (off Derby Road), Nottingham NG9 2JP', 'Beeston'],
  ['Beeston (near the tram), Nottingham NG9', 'Beeston'],
  ['Beeston Rylands, Nottingham', 'Beeston'],
  ['4 Main Road, Beeston Rylands, Nottingham NG9 1LZ', 'Beeston'],
  ['Wigston Magna, Leicester', 'Wigston'],
  ['W Bridgford Nottingham', 'West Bridgford'],
  ['Beeston Road, Nottingham', 'Nottingham'],
  ['Beeston Lodge, Nottingham', 'Nottingham'],
  ['12 High Street, Nott’m', 'Nottingham'],
  ['Nottm', 'Nottingham'],
  ['12 High Street, Leic.', 'Leicester'],
  ["12 High Street, L'boro", 'Loughborough'],
  ['12 Main Street, Countesthorpe LE8 5QX', 'Leicestershire'],
  ['12 Town Street, Beeston, Leeds LS11 8PN', null],
  ['12 Town Street, Beeston, Leeds', null],
  ['12 Town Street, Beeston LS11 8PN', null],
  ['Arnold, East Yorkshire', null],
  ['constructor', null],
  ['12 High Street, Birmingham B1 1AA', null],
  ['12 Derbyshire Lane, Hucknall', null],
  ['40 Loughborough', null],
  ['Long Bennington', null],
  ['', null],
];

/** Districts and postcodes without a town, and which of these areas hold them. */
const DISTRICTS: readonly [place: string, areas: string[]][] = [
  ['LE2', ['Leicester', 'Oadby', 'Leicestershire']],
  ['le2 3pl', ['Leicester', 'Oadby', 'Leicestershire']],
  ['12 High Street, LE18 4PA', ['Wigston', 'Leicestershire']],
  ['LE16', ['Market Harborough', 'Leicestershire']],
  ['NG2', ['Nottingham', 'West Bridgford']],
  ['DE22 3GH', ['Derby']],
  ['LE67', ['LE67', 'Leicestershire']],
  ['LE21', ['Leicester', 'Leicestershire']],
  ['M1 1AA', []],
];

describe('a postcode or district alone', () => {
  it.each(DISTRICTS)('%j is in %j', (place, names) => {
    const holding = areas.filter((each) => travelFeeOf([each], place).area !== null);
    expect(holding.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['LE2', true],
    ['27 Wheatsheaf Road, Leicester LE2 3PL', true],
    ['ng9', true],
    ['Leicester', false],
    ['A52', false],
    ['Town Street, Leeds LS11 8PN', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => expect(namesDistrict(text)).toBe(expected));
});

describe('travelFeeOf (MONEY-04, C-28)', () => {
  it.each(ADDRESSES)('%j is in %s', (address, name) => {
    const pence = areas.find((each) => each.name === name)?.travelFee?.pence;
    expect(travelFeeOf(areas, address)).toEqual({
      area: name,
      fee: pence === undefined ? { low: 0, high: 1800 } : { low: pence, high: pence },
    });
  });

  it.each([
    [
      'an area whose fee is unknown',
      [area('Leicester', 0), area('Derby', null)],
      '1 Main Street, Derby',
      'Derby',
      null,
    ],
    ['areas without fees', [area('Derby', null)], '1 Main Street, Ripley', null, null],
    ['no areas', [], '1 Main Street, Derby', null, null],
    [
      'a district before a post town that is no city',
      [area('Loughborough', 8), area('LE12', 10)],
      '8 Derby Road, Quorn, Loughborough LE12 8AB',
      'LE12',
      1000,
    ],
    [
      'a district before the post town',
      [area('Nottingham', 0), area('NG9', 5)],
      '1 Main St, Toton, Nottingham NG9 6EP',
      'NG9',
      500,
    ],
    ['one of several places', [area('Oadby & Wigston', 4)], '1 Main Street, Wigston', 'Oadby & Wigston', 400],
    ['a post town in its county', [area('Rutland', 9), area('Oakham', 3)], '1 High St, Oakham, Rutland', 'Oakham', 300],
    ['a longer name', [area('Eaton', 1)], '1 Main Street, Long Eaton', null, 100],
  ])('finds %s', (_case, given, address, name, pence) => {
    expect(travelFeeOf(given, address)).toEqual({
      area: name,
      fee: pence === null ? null : { low: pence, high: pence },
    });
  });
});

it.each(['Beeston ', '-', '.', ')', ' UK', '1 High Road, '])('An address of 100 kB of %j is in no area', (text) => {
  expect(travelFeeOf(areas, `${text.repeat(100_000 / text.length)}x`).area).toBeNull();
});

describe('The name of an area as its specialist writes it', () => {
  it.each([
    ['LE1-LE5', '1 Main Street LE3 1AA'],
    ['LE1 to LE5', '1 Main Street LE3 1AA'],
    ['DE21–24', '1 Main Street DE24 8AA'],
    ['LE1/2/3', '1 Main Street LE2 0AA'],
    ['LE1, 2 & 3', '1 Main Street LE3 0AA'],
    ['LE', '1 Main Street, Quorn LE12 8AB'],
    ['NG postcodes', '1 Main Street, Toton NG9 6EP'],
    ['City of Leicester', '1 Main Street, Leicester'],
    ['Greater Leicester', '1 Main Street, Leicester'],
    ['Central Leicester', '1 Main Street, Leicester'],
    ['South Leicester', '1 Main Street, Leicester'],
    ['All of Leicester', '1 Main Street, Leicester'],
    ['Leicester city centre', '1 Main Street, Leicester'],
    ['Leicester & surrounding areas', '1 Main Street, Leicester'],
    ['Leicester + 10 miles', '1 Main Street, Leicester'],
    ['Within 10 miles of Derby', '1 Main Street, Derby'],
    ['Derby + Nottingham', '1 Main Street, Nottingham'],
    ['Derby; Nottingham', '1 Main Street, Nottingham'],
    ['Derby - Nottingham', '1 Main Street, Nottingham'],
    ['Nottingham: Beeston, Arnold', '1 Main Street, Arnold'],
    ['All of Nottinghamshire', '1 Main Street, Hucknall, Notts'],
    ['North West Leicestershire', '1 Main Street, Coalville, Leics'],
    ['Leicestershire', '12 Main Street, Leicester LE1 6XH'],
    ['Nottinghamshire', '12 Main Street, Nottingham NG1 6XH'],
    ['The Park', '12 Main Street, The Park, Nottingham'],
    ['Kibworth', 'Kibworth Beauchamp, Leicester'],
  ])('%s has %s', (name, address) => {
    expect(travelFeeOf([area('Ripley', 9), area(name, 5)], address).area).toBe(name);
  });

  it.each([
    ['LE1 + 10 miles', '1 Main Street LE10 1AA'],
    ['Ashby-de-la-Zouch', 'Ashby Magna, Leicester'],
    ['LE1-LE5', '1 Main Street LE6 1AA'],
    ['LE', '1 Main Street NG1 1AA'],
    ['West Bridgford', '1 Main Street, Bridgford'],
    ['Leicestershire', '12 Main Street, Oakham LE15 6AA'],
    ['Nottinghamshire', '12 Main Street, Grantham NG31 6AA'],
  ])('%s does not have %s', (name, address) => {
    expect(travelFeeOf([area('Ripley', 9), area(name, 5)], address).area).toBeNull();
  });
});

const fee = (low: number | null, high = low, name: string | null = null) => ({
  area: name,
  fee: low === null || high === null ? null : { low, high },
});

describe('A price with travel', () => {
  const price = { low: 4500, high: 6000 };

  it.each([
    ['one fee', [fee(500, 500, 'Beeston')], [5000, 6500], 'Including £5 travel to Beeston'],
    ['a free area', [fee(0, 0, 'Leicester')], [4500, 6000], 'No travel fee to Leicester'],
    ['several fees', [fee(0, 0, 'Leicester'), fee(800, 800, 'Oadby')], [4500, 6800], 'Including £0 - £8 travel'],
    ['a range', [fee(0, 800)], [4500, 6800], 'Including £0 - £8 travel'],
    ['an unknown fee', [fee(null, null, 'Derby')], [4500, 6000], 'Travel fee to Derby not known yet'],
    [
      'some that are unknown',
      [fee(500), fee(null)],
      [4500, 6500],
      'Including £5 travel. Some travel fees aren’t known yet',
    ],
  ])('of %s', (_case, fees, [low, high], text) => {
    expect(priceWithTravel(fees.map((travel) => ({ price, travel })))).toEqual({ low, high });
    expect(includedTravelText(fees)).toBe(text);
  });

  it.each([
    [fee(500, 500, 'Beeston'), ' + £5 travel', 'to Beeston'],
    [fee(550), ' + £5.50 travel', ''],
    [fee(0, 0, 'Leicester'), '', 'No travel fee to Leicester'],
    [fee(0, 800), '', 'Plus a travel fee of £0 - £8'],
    [fee(null, null, 'Derby'), '', 'Travel fee to Derby not known yet'],
    [fee(null), '', 'Travel fee not known yet'],
  ])('%j beside the price: %j, %j', (travel, added, note) => {
    expect(addedTravelText(travel, true)).toEqual({ added, note });
  });

  it.each([
    [fee(0, 800), 'Travel fee depends on the distance: £0 - £8 in their areas'],
    [fee(500), 'Travel fee depends on the distance: £5 in their areas'],
    [fee(null), 'Travel fee depends on the distance'],
  ])('%j to a place that isn’t among the areas: %j', (travel, note) => {
    expect(distantTravelText(travel)).toBe(note);
  });

  it('of the work is unknown', () => {
    expect(addedTravelText(fee(500, 500, 'Beeston'), false)).toEqual({ added: '', note: 'Plus £5 travel to Beeston' });
  });
});

describe('who comes to an address', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const known = named('East Midlands', 'Leicester', 'Oadby', 'Nottingham', 'Beeston');

  it.each([
    ['12 Evington Road, Leicester LE2 1HN', 'Leicester', ['Leicester'], true],
    ['12 Evington Road, Leicester LE2 1HN', 'Leicester', ['Nottingham', 'Beeston'], false],
    ['12 Evington Road, LE2 1HN', 'Leicester', ['Leicester', 'Oadby'], true],
    ['LE2', 'Leicester', ['Nottingham'], false],
    ['1 High Street, Hinckley LE10 1AA', 'LE10', ['Leicester'], false],
    ['3 Mill Lane, Oadby, Leicester LE2 5AB', 'Oadby', ['Leicester'], true],
    ['1 Strand, London WC2N 5HR', 'WC2N', ['Leicester'], false],
    ['12 Evington Road, Leicester LE2 1HN', 'Leicester', [], null],
    ['12 Evington Road, Leicester LE2 1HN', 'Leicester', ['The whole of the East Midlands'], true],
    ['le10', 'LE10', ['Nationwide'], true],
    ['1 Strand, London WC2N 5HR', 'WC2N', ['East Midlands'], false],
  ])('%s is in %s: %j, %s', (address, place, areas, covers) => {
    const coverage = coverageOf(known, address);
    expect([coverage?.place, coverage?.covers(named(...areas))]).toEqual([place, covers]);
  });

  it.each(['', 'The blue door', '12 Mill Lane'])('isn’t known of ‘%s’', (address) => {
    expect(coverageOf(known, address)).toBeNull();
  });
});
