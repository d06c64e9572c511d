// Fails for requirement IDs without a row in docs/requirements.md, for constants that it states
// otherwise than the code, and for rules' numbers written into texts. Notes rows without a test.
import { tsImport } from 'tsx/esm/api';
import { runWhenStarted, textFiles } from './check.mjs';

/** The document that defines the requirement IDs. */
export const DOCUMENT = 'docs/requirements.md';

const ROW = /^- <a id="(?<anchor>[^"]*)"><\/a>\*\*(?<id>[A-Z]+-\d{2,3})\*\* \S/;
/** `BOOK-26`, `BOOK-41..43` or `BOOK-41..BOOK-43`. */
const CITATION = /(?<![\w-])(?<area>[A-Z]+)-(?<first>\d{1,3})(?!\w|-\d)(?:\.\.(?:\k<area>-)?(?<last>\d{1,3})(?!\w))?/g;
/** `PHP-03, 04` and similar, whose second part a search wouldn't find. */
const ABBREVIATED = /(?<![\w-])(?<area>[A-Z]+)-\d{2,3}(?:(?:, ?|\/| and )\d{2,3}(?=[,.;:)/])|-\d{2,3}\b)/g;
const OLD_REFERENCE = /\bdoc(?:ument)?s? [12]\b|§ ?\d/i;

/**
 * Checks the requirement IDs of the project.
 *
 * @param {ReadonlyMap<string, string>} files path relative to the project, with slashes -> text;
 * includes the document
 * @returns {{ problems: string[], untested: string[] }}
 */
export function checkRequirements(files) {
  const { rows, problems } = readDocument(files.get(DOCUMENT) ?? '');
  // With broken rows, citations can't be checked.
  if (problems.length > 0) return { problems, untested: [] };

  const areas = new Set([...rows.keys()].map((id) => id.slice(0, id.indexOf('-'))));
  const tested = new Set();
  for (const [path, text] of files) {
    for (const [index, line] of text.split('\n').entries()) {
      const { ids, lineProblems } = readLine(line, areas, rows);
      problems.push(...lineProblems.map((problem) => `${path}:${index + 1}: ${problem}`));
      if (path.startsWith('tests/')) for (const id of ids) tested.add(id);
    }
  }
  return { problems, untested: [...rows.keys()].filter((id) => !tested.has(id)) };
}

/** The rows of the document by ID, with their lines. */
function readDocument(text) {
  const rows = new Map();
  const problems = text === '' ? [`${DOCUMENT}:1: is missing or empty`] : [];
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('- ')) continue;
    const at = `${DOCUMENT}:${index + 1}`;
    const { anchor, id } = ROW.exec(line)?.groups ?? {};
    if (!id) problems.push(`${at}: is not a row such as - <a id="BOOK-26"></a>**BOOK-26** The text`);
    else if (anchor !== id) problems.push(`${at}: ${id} has the anchor of ${anchor}`);
    else if (rows.has(id)) problems.push(`${at}: ${id} is already on line ${rows.get(id)}`);
    else rows.set(id, index + 1);
  }
  return { rows, problems };
}

/** The IDs that a line cites, with ranges expanded, and the problems with them. */
function readLine(line, areas, rows) {
  const lineProblems = [];
  const ids = [];
  for (const { 0: text, groups, index } of line.matchAll(CITATION)) {
    if (!areas.has(groups.area)) {
      // Booking references look the same. In brackets it is an ID.
      if (/^\([A-Z]{2,}-\d{2,3}[,.;:)]/.test(line.slice(index - 1))) lineProblems.push(unknown(text));
      continue;
    }
    const cited = expandRange(groups);
    if (cited.length === 0) lineProblems.push(`${text} is not a range`);
    lineProblems.push(...cited.filter((id) => !rows.has(id)).map(unknown));
    ids.push(...cited);
  }
  for (const { 0: text, groups } of line.matchAll(ABBREVIATED)) {
    if (areas.has(groups.area)) lineProblems.push(`${text} is abbreviated; write each ID in full, or a range with ..`);
  }
  const oldReference = OLD_REFERENCE.exec(line);
  if (oldReference) lineProblems.push(`'${oldReference[0]}' refers to nothing here; cite a requirement ID`);
  return { ids, lineProblems };
}

const unknown = (id) => `${id} has no row in ${DOCUMENT}`;

function expandRange({ area, first, last }) {
  if (last === undefined) return [`${area}-${first}`];
  const length = Number(last) - Number(first) + 1;
  if (length < 2) return [];
  return Array.from({ length }, (_, step) => `${area}-${String(Number(first) + step).padStart(2, '0')}`);
}

const CONSTANT = /^\| `(?<name>[^`]+)` \| (?<value>[^|]+) \| `(?<home>[^`]+)` \| (?<statedIn>[^|]+) \|$/;
const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The files of the code that the table of constants names. */
export function constantHomes(files) {
  const rows = (files.get(DOCUMENT) ?? '').split('\n').map((line) => CONSTANT.exec(line)?.groups.home);
  return new Set(rows.filter(Boolean));
}

/**
 * Compares the table of constants in the document with the code, and finds the rows and files that
 * state another value.
 *
 * @param {ReadonlyMap<string, string>} files as for `checkRequirements`
 * @param {(home: string, name: string) => unknown} readConstant a constant of the code; a name with
 * dots is a property
 * @returns {string[]}
 */
export function checkConstants(files, readConstant) {
  const lines = (files.get(DOCUMENT) ?? '').split('\n');
  return lines.flatMap((line, index) => {
    const { name, value, home, statedIn } = CONSTANT.exec(line)?.groups ?? {};
    if (!name) return [];
    const constant = readConstant(home, name);
    const [stated, unit] = [/^[\d,-]+/.exec(value)?.[0] ?? '', value.replace(/^[\d,-]+ ?/, '')];
    const inCode = typeof constant === 'object' ? `${constant?.from}-${constant?.to}` : String(constant);
    if (stated.replaceAll(',', '') !== inCode) return [`${DOCUMENT}:${index + 1}: ${name} is ${inCode} in ${home}`];
    const pattern = valuePattern(stated, unit);
    return statedIn.split(', ').flatMap((place) => {
      const text = files.get(place) ?? lines.find((row) => row.includes(`**${place}**`)) ?? '';
      return pattern.test(text) ? [] : [`${DOCUMENT}:${index + 1}: ${place} doesn't say ${value} (${name})`];
    });
  });
}

/** `ten minutes`, `25 MiB`, `60 s`, `90-day`: how a value is written. */
function valuePattern(number, unit) {
  const written = [number, number.replaceAll(',', ''), WORDS[number]].filter(Boolean).join('|');
  const units = { MB: 'Mi?B', seconds: 's(?:econds?)?', '%': '%' }[unit] ?? `${unit.replace(/s$/, '')}s?`;
  return new RegExp(`(?<![\\d-])(?:${written})(?:-|\\s+)?${units}(?!\\w)`);
}

const TEXT_FILE = /^(?:client\/src|gateway|backend\/(?:domain|mail)|shared)\/.*\.tsx?$/;
const NUMBER = `(?:\\d(?:[\\d,.]*\\d)?|${WORDS.slice(2).join('|')}|fifteen|twenty|thirty)`;
const UNITS =
  'seconds|minutes|hours|(?:business |working )?days|weeks|months|years|digits|characters|photos|certificates';
const LITERAL = new RegExp(
  `\\b(?:${NUMBER} (?:${UNITS})|${NUMBER}-(?:minute|hour|day|month|digit|character)|\\d+ ?Mi?B|\\d+%)(?!\\w)`,
  'gi',
);
/** Numbers in texts that are no rule of the product, and why. */
const PROSE = [
  [/\b100% satisfaction\b/gi, 'the promise of the brand (SHELL-25)'],
  [/\babout (?:two|10) minutes\b/gi, 'how long a form takes'],
  [/\b9 or 10 digits after \+44|\byear as four digits/gi, 'formats that are not ours'],
  [/'2-digit'/g, 'an option of Intl'],
  [/\b(?:width|d)="[^"]*"/g, 'measures of a drawing'],
];
/** What customers, the founder and drawings say. */
const VOICES = /^client\/src\/(?:content\/(?:testimonials|blog-post)\.ts$|illustrations\/)|\/generated\//;

/**
 * Finds numbers with a unit that are written into texts. A rule's number comes from its constant,
 * so that changing the constant changes every text.
 *
 * @param {ReadonlyMap<string, string>} files path -> text
 * @returns {string[]}
 */
export function checkTexts(files) {
  return [...files].flatMap(([path, text]) => {
    if (!TEXT_FILE.test(path) || VOICES.test(path)) return [];
    return text.split('\n').flatMap((line, index) => {
      if (/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
      const checked = PROSE.reduce((rest, [prose]) => rest.replace(prose, ''), line.replace(/ \/\/ .*/, ''));
      return [...checked.matchAll(LITERAL)].map(
        ([literal]) => `${path}:${index + 1}: '${literal}' is written into a text; make it from a constant of shared/`,
      );
    });
  });
}

await runWhenStarted(import.meta.url, async () => {
  const files = textFiles();
  // Tests the check with bad input.
  files.delete('tests/tools/requirements.test.ts');
  const modules = new Map();
  for (const home of constantHomes(files)) modules.set(home, await tsImport(`../../${home}`, import.meta.url));
  const readConstant = (home, name) => name.split('.').reduce((value, key) => value?.[key], modules.get(home));
  const { problems, untested } = checkRequirements(files);
  return {
    problems: [...problems, ...checkConstants(files, readConstant), ...checkTexts(files)],
    notes: untested.length > 0 ? [`requirements that no test names: ${untested.join(', ')}`] : [],
  };
});
