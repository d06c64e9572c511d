import { describe, expect, it } from 'vitest';
import { bestFirst, closest, type Searchable, SearchIndex } from '#shared/search.ts';

/** Specialists by their names, with their trade, offers and areas. */
const specialists: Record<string, readonly [trade: string, offers: string, areas?: string]> = {
  'Siobhán O’Neill': ['Plumber', 'Plumbing. Taps and mixers. Burst pipes', 'Leicester'],
  'Zoë Brontë-Jones': ['Electrician', 'Electrical Repair. Fuse board repair', 'Nottingham'],
  'Łukasz Groß': ['Heating Engineer', 'HVAC Repair. Boiler service. Landlord gas safety', 'Market Harborough'],
  'Ann Plumb': ['Gardener', 'Landscaping. Hedge cutting. Lawn-mower repair', 'Oadby'],
  'Søren Bæk': ['Joiner', 'Carpentry. Staircase repairs. Fitted shelves', 'Leicester'],
  'Ravi Taylor': ['Tailor', 'Tailoring. Suit alterations. Curtains & blinds', 'Wigston'],
  'Mo Khan': ['Vehicle Technician', 'Vehicle Repair. Tyres and exhausts. MOT repairs', 'Derby'],
  'Ed Carr': ['Cleaner', 'Cleaning Service. Carpets. Windows and gutters', 'Leicester'],
  'Joy Bell': ['Appliance Engineer', 'Electrical Repair. Washing machine repair. E-bike batteries', 'Hinckley'],
  'Lee Frost': ['Locksmith', 'Locks. Doors and windows', 'Leicester LE1 6XH'],
  'Kit Moor': ['Painter', 'Painting. Plastering. Tiling', 'Leicester LE16 7XA'],
};

const names = Object.keys(specialists);
const index = new SearchIndex(
  Object.entries(specialists).map(
    ([name, texts]): Searchable => ({ names: [name], fields: texts.map((text) => [text]) }),
  ),
);
/** The first names of those found, best first. */
const find = (search: string, fields?: number[]) =>
  bestFirst(index.find(search, fields && { fields }))
    .map(({ item }) => names[item]?.split(' ')[0])
    .join(' ');

describe('a search finds what is meant, best first', () => {
  it.each([
    // Plurals, and trades by their people
    ['plumber', 'Siobhán'],
    ['plumbers', 'Siobhán'],
    ['plumbing', 'Siobhán'],
    ['electricians', 'Zoë Joy'],
    ['electrics', 'Zoë Joy'],
    ['boilers', 'Łukasz'],
    ['heating engineers', 'Łukasz'],
    ['gardeners', 'Ann'],
    ['gardening', 'Ann'],
    ['landscaper', 'Ann'],
    ['joinery', 'Søren'],
    ['carpenters', 'Søren'],
    ['shelf', 'Søren'],
    ['staircases', 'Søren'],
    ['cleaners', 'Ed'],
    ['window cleaning', 'Ed'],
    ['painters', 'Kit'],
    ['plasterer', 'Kit'],
    ['tiler', 'Kit'],
    ['locks', 'Lee'],
    ['tailoring', 'Ravi'],
    ['battery', 'Joy'],
    // Other words for the same
    ['tire', 'Mo'],
    ['car', 'Mo Ed Søren'],
    ['washer', 'Joy'],
    ['fusebox', 'Zoë'],
    ['no hot water', 'Łukasz'],
    ['aircon', 'Łukasz'],
    ['seamstress', 'Ravi'],
    // Accents, apostrophes, hyphens and signs
    ['siobhan', 'Siobhán'],
    ['SIOBHÁN', 'Siobhán'],
    ['zoe bronte jones', 'Zoë'],
    ['lukasz gross', 'Łukasz'],
    ['soren baek', 'Søren'],
    ["O'Neill", 'Siobhán'],
    ['o’neill', 'Siobhán'],
    ['o´neill', 'Siobhán'],
    ['oneill', 'Siobhán'],
    ['o neill', 'Siobhán'],
    ['ebike', 'Joy'],
    ['e bike', 'Joy'],
    ['e‑bikes', 'Joy'],
    ['lawn mowers', 'Ann'],
    ['curtains and blinds', 'Ravi'],
    ['si\u200bobhan', 'Siobhán'],
    // Several words, in any order, and words that say nothing
    ['leicester plumber', 'Siobhán'],
    ['a plumber near Leicester', 'Siobhán'],
    ['plumber derby', ''],
    // Postcodes
    ['LE1 6XH', 'Lee'],
    ['le16xh', 'Lee'],
    ['LE1', 'Lee'],
    ['le16', 'Kit'],
    ['LE16 7X', 'Kit'],
    ['le167x', 'Kit'],
    ['LE1 1AA', 'Lee'],
    // As it is typed
    ['plum', 'Ann Siobhán'],
    ['har', 'Łukasz'],
    ['neill', 'Siobhán'],
    // One slip
    ['plumer', 'Siobhán'],
    ['plubmers', 'Siobhán'],
    ['electrisian', 'Zoë Joy'],
    ['gardner', 'Ann'],
    ['tlers', ''],
    ['tilng', 'Kit'],
    ['lock', 'Lee'],
    ['tiles', 'Kit'],
    ['tires', 'Mo'],
    ['M.O.T.', 'Mo'],
    ['boler', 'Łukasz'],
    ['birst', 'Siobhán'],
    ['tailor', 'Ravi'],
    ['taps', 'Siobhán'],
    ['tabs', ''],
    ['tailer', 'Ravi'],
    // Parts of words, from three letters
    ['rpe', 'Søren Ed'],
    ['xh', ''],
    ['c', 'Ed Ann Søren Ravi'],
    // Signs between initials
    ['m/o/t', 'Mo'],
    ['a/c', 'Łukasz'],
    // Words that say nothing
    ['my boiler has no service', 'Łukasz'],
    ['plumber plumber '.repeat(10), 'Siobhán'],
    ['near me', find('')],
    ['the', find('')],
    // Nothing
    ['the %', find('')],
    ['%', ''],
    ['’', ''],
    ['astronaut', ''],
  ])('%s', (search, found) => {
    expect(find(search)).toBe(found);
  });

  it('finds all with a blank search, in their order', () => {
    for (const blank of ['', ' \u200b', null])
      expect(index.find(blank).map(({ item }) => item)).toEqual([...names.keys()]);
  });

  it('searches some fields only', () => {
    expect([find('plumb', [0]), find('plumb', [1, 2]), find('plumb')]).toEqual(['Ann', 'Siobhán', 'Ann Siobhán']);
  });
});

const ranked = (search: string, items: Searchable[]) =>
  bestFirst(new SearchIndex(items).find(search)).map(({ item }) => item);

describe('the ranking', () => {
  it('is by how the word matches, the whole word first and slips last', () => {
    const ways = ['paimt', 'repaint', 'paintbrush', 'painter', 'paints'];
    expect(
      ranked(
        'paint',
        ways.map((text) => ({ fields: [[text]] })),
      ),
    ).toEqual([4, 3, 2, 1, 0]);
  });

  it('is then by the field, and then as listed', () => {
    const items = [['', 'a', 'baker'], ['', 'baker'], ['baker'], ['baker']];
    expect(
      ranked(
        'baker',
        items.map((texts) => ({ fields: texts.map((text) => [text]) })),
      ),
    ).toEqual([2, 3, 1, 0]);
  });

  it('counts all words: one slip comes after everything without', () => {
    const items = ['brick layng', 'brickwork relaying', 'brick laying'];
    expect(
      ranked(
        'brick laying',
        items.map((text) => ({ fields: [[text]] })),
      ),
    ).toEqual([2, 1, 0]);
  });

  it('keeps slips only where nothing else matches, in a list with an order of its own', () => {
    const slipsOf = (...texts: string[]) =>
      closest(new SearchIndex(texts.map((text) => ({ fields: [[text]] }))).find('derby')).map(({ item }) => item);
    expect([slipsOf('Denby', 'Derby'), slipsOf('Denby', 'Darby')]).toEqual([[1], [0, 1]]);
  });
});

it.each([
  ['MW-48213', true],
  ['mw48213', true],
  ['48213', true],
  ['821', true],
  ['48213 fiesta', true],
  ['ab12cde', true],
  ['AB1 2CDE', true],
  ['b12', true],
  ['MW-48214', false],
])('finds codes with or without spaces and hyphens, and parts of them: %s', (search, isFound) => {
  const job = { fields: [['Brake Repair']], codes: ['MW-48213', 'Ford Fiesta AB12 CDE'] };
  expect(new SearchIndex([job]).find(search)).toHaveLength(isFound ? 1 : 0);
});

it.each([
  ['plummmer', ['plumber']],
  ['Plumber xyzzy', ['Plumber']],
  ['plumber Derby', ['plumber', 'Derby']],
  ['a gardener from Lestcester', ['gardener', 'leicester']],
  ['tiled plumber', ['plumber', 'tiled']],
  ['plumxer electricianx', ['plumber', 'electrician']],
  ['burstt mixers Derby', ['burst mixers']],
  ['paimter Derby', ['Derby', 'painter']],
  ['plumber; DROP TABLE', ['plumber']],
  ['my boiler is broken', ['boiler']],
  ['reparing', ['repair']],
  ['lap tyr plumber', ['plumber']],
  ['washing machine xyzzy', ['washing machine']],
  ['airca plumber', ['plumber']],
  ['hedge cleeting', ['hedge']],
  ['tv plumber', ['plumber']],
  [`${'1 '.repeat(100)}boiler`, ['boiler']],
  ['xyzzy', []],
  ['%', []],
])('suggests for “%s” only what finds something', (search, suggestions) => {
  expect(index.suggest(search)).toEqual(suggestions);
  for (const suggestion of suggestions) expect(find(suggestion)).not.toBe('');
});
