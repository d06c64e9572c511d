import { describe, expect, it } from 'vitest';
import {
  checkConstants,
  checkRequirements,
  checkTexts,
  constantHomes,
  DOCUMENT,
} from '../../tools/checks/requirements.mjs';

const row = (id: string, text = 'Something must hold.') => `- <a id="${id}"></a>**${id}** ${text}`;
const ROWS = ['BOOK-01', 'BOOK-02', 'BOOK-03', 'C-100'].map((id) => row(id));

/** Checks a project with these rows and this file. */
const check = (text: string, path = 'tests/client/booking.test.ts', rows = ROWS) =>
  checkRequirements(
    new Map([
      [DOCUMENT, ['# Requirements', '', ...rows].join('\n')],
      [path, text],
    ]),
  );
const problems = (text: string) => check(text, 'client/src/booking.ts').problems;

describe('the check of requirement IDs', () => {
  it.each([
    ['an ID', 'shows the slots (BOOK-02)'],
    ['a list', 'BOOK-01, BOOK-03; C-100: and why'],
    ['a range', 'BOOK-01..03'],
    ['a range with both ends in full', 'BOOK-01..BOOK-03'],
    ['a link', '[BOOK-02](../docs/requirements.md#BOOK-02).'],
    ['an ID before a number that belongs to the sentence', 'C-100, 24 hours after BOOK-01'],
    ['a text that only looks like an ID', "SHA-256 MW-48213 (MW-48213) MX-5 'M-12-24H0' KETTLE*DRUM-81 (UTF-8)"],
    ['a special character of a password', 'Foreign1§'],
  ])('accepts %s', (_case, text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['an ID without a row', 'BOOK-04', ['BOOK-04 has no row in docs/requirements.md']],
    ['an ID without its zero', 'BOOK-2', ['BOOK-2 has no row in docs/requirements.md']],
    ['an ID of an unknown area', 'is quick (SPEED-01)', ['SPEED-01 has no row in docs/requirements.md']],
    ['a range that ends too late', 'BOOK-02..04', ['BOOK-04 has no row in docs/requirements.md']],
    ['a range that starts too early', 'BOOK-00..01', ['BOOK-00 has no row in docs/requirements.md']],
    ['a reversed range', 'BOOK-03..01', ['BOOK-03..01 is not a range']],
    ['an abbreviated list', '(BOOK-01, 03)', ['BOOK-01, 03 is abbreviated; write each ID in full, or a range with ..']],
    ['a range with a hyphen', '(BOOK-01-03)', ['BOOK-01-03 is abbreviated; write each ID in full, or a range with ..']],
    ['a document', 'see doc 1', ["'doc 1' refers to nothing here; cite a requirement ID"]],
    ['a document at the start', 'Doc 2 says so', ["'Doc 2' refers to nothing here; cite a requirement ID"]],
    ['a document in full', 'document 1', ["'document 1' refers to nothing here; cite a requirement ID"]],
    ['a section', 'see §5', ["'§5' refers to nothing here; cite a requirement ID"]],
  ])('refuses %s', (_case, text, messages) => {
    expect(problems(`// a first line\n${text}`)).toEqual(
      messages.map((message) => `client/src/booking.ts:2: ${message}`),
    );
  });

  it('refuses a row that is duplicate, or has a wrong anchor or no text', () => {
    const rows = [row('BOOK-01'), row('BOOK-01'), row('BOOK-02').replace('BOOK-02', 'BOOK-03'), row('BOOK-04', '')];
    expect(check('', 'README.md', rows).problems).toEqual([
      `${DOCUMENT}:4: BOOK-01 is already on line 3`,
      `${DOCUMENT}:5: BOOK-02 has the anchor of BOOK-03`,
      `${DOCUMENT}:6: is not a row such as - <a id="BOOK-26"></a>**BOOK-26** The text`,
    ]);
  });

  it('refuses a row that cites a missing row', () => {
    expect(check('', 'README.md', [row('BOOK-01', 'As decided (BOOK-07).')]).problems).toEqual([
      `${DOCUMENT}:3: BOOK-07 has no row in docs/requirements.md`,
    ]);
  });

  it('refuses a project without the document', () => {
    expect(checkRequirements(new Map()).problems).toEqual([`${DOCUMENT}:1: is missing or empty`]);
  });

  it('lists the rows that no test cites', () => {
    expect(check('it holds (BOOK-01..02)').untested).toEqual(['BOOK-03', 'C-100']);
    expect(check('it holds (BOOK-01..03, C-100)').untested).toEqual([]);
    expect(check('BOOK-01..03', 'client/src/booking.ts').untested).toHaveLength(4);
  });
});

describe('the check of constants', () => {
  const constants: Record<string, unknown> = {
    HOURS: 24,
    MINUTES: 10,
    MIB: 25,
    LIMIT: 10_000,
    RANGE: { from: 5, to: 15 },
  };
  const checkTable = (rows: string[], text = '') => {
    const table = ['| Constant | Value | Home | Stated in |', '| --- | --- | --- | --- |', ...rows].join('\n');
    const files = new Map([
      [DOCUMENT, `${table}\n\n${row('BOOK-01', text)}`],
      ['docs/graph.md', text],
    ]);
    expect([...constantHomes(files)]).toEqual(['shared/terms.ts']);
    return checkConstants(files, (home, name) => (home === 'shared/terms.ts' ? constants[name] : undefined));
  };

  it.each([
    ['HOURS', '24 hours', 'within 24 hours'],
    ['HOURS', '24 hours', 'the 24-hour limit'],
    ['MINUTES', '10 minutes', 'for ten minutes'],
    ['MINUTES', '10 minutes', 'once in 10\nminutes'],
    ['MIB', '25 MB', "'25MB' is stated"],
    ['MIB', '25 MB', 'a file of 25 MiB'],
    ['LIMIT', '10,000 characters', 'at most 10,000 characters'],
    ['RANGE', '5-15 minutes', 'within 5-15 minutes'],
  ])('accepts %s as %s in “%s”', (name, value, text) => {
    expect(checkTable([`| \`${name}\` | ${value} | \`shared/terms.ts\` | docs/graph.md |`], text)).toEqual([]);
  });

  it.each([
    ['48 hours', 'BOOK-01', `${DOCUMENT}:3: HOURS is 24 in shared/terms.ts`],
    ['24 hours', 'BOOK-01', `${DOCUMENT}:3: BOOK-01 doesn't say 24 hours (HOURS)`],
    ['24 hours', 'docs/graph.md', `${DOCUMENT}:3: docs/graph.md doesn't say 24 hours (HOURS)`],
  ])('refuses %s where the code or %s differs', (value, place, problem) => {
    expect(checkTable([`| \`HOURS\` | ${value} | \`shared/terms.ts\` | ${place} |`], 'within 124 hours')).toEqual([
      problem,
    ]);
  });
});

describe('the check of numbers in texts', () => {
  const literals = (text: string, path = 'client/src/content/faq.ts') => checkTexts(new Map([[path, text]]));

  it.each([
    ["answer: 'Within 24 hours after the specialist confirms.'", '24 hours'],
    ['`It expires after ten minutes.`', 'ten minutes'],
    ['<p>We’ll review it within 2-3 business days.</p>', '3 business days'],
    ["'Repairs have a 90-day warranty.'", '90-day'],
    ["'Enter the 6-digit code.'", '6-digit'],
    ['Any image, up to 25MB.', '25MB'],
    ['<Link>20% off repairs</Link>', '20%'],
    ["'Use at most 10,000 characters'", '10,000 characters'],
  ])('refuses %s', (text, literal) => {
    const problem = `'${literal}' is written into a text; make it from a constant of shared/`;
    expect(literals(`// a first line\n${text}`)).toEqual([`client/src/content/faq.ts:2: ${problem}`]);
  });

  it.each([
    [
      'made from a constant',
      String.raw`Within \${quantity(PAYMENT_WINDOW_HOURS, 'hour')}, a \${WARRANTY_DAYS}-day warranty`,
    ],
    ['in a comment', ' * within 24 hours of booking'],
    ['after code', 'const limit = DAY; // 24 hours'],
    ['of the brand', "'100% satisfaction guarantee'"],
    ['of a drawing', '<Skeleton width="70%" />'],
    ['of Intl', "{ day: '2-digit' }"],
  ])('accepts a number %s', (_case, text) => {
    expect(literals(text)).toEqual([]);
  });

  it('leaves alone what customers say, and what is no text of the product', () => {
    expect(literals("'A call in ten minutes'", 'client/src/content/testimonials.ts')).toEqual([]);
    expect(literals("'for 10 minutes'", 'backend/demo/customers.ts')).toEqual([]);
  });
});
