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
