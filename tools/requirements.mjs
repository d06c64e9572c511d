/** The one document that says what each requirement ID stands for. */
export const DOCUMENT = 'docs/requirements.md';

const ROW = /^- <a id="(?<anchor>[^"]*)"><\/a>\*\*(?<id>[A-Z]+-\d{2,3})\*\* \S/;
/** `BOOK-26`, `BOOK-41..43` or `BOOK-41..BOOK-43`. */
const CITATION = /(?<![\w-])(?<area>[A-Z]+)-(?<first>\d{1,3})(?!\w|-\d)(?:\.\.(?:\k<area>-)?(?<last>\d{1,3})(?!\w))?/g;
/** `PHP-03, 04` and similar, whose second half no search would find. */
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
  // A citation of a broken row isn't the mistake.
  if (problems.length > 0) return { problems, untested: [] };

  const areas = new Set([...rows.keys()].map((id) => id.slice(0, id.indexOf('-'))));
  const tested = new Set();
  for (const [path, text] of files) {
    for (const [index, line] of text.split('\n').entries()) {
      const { ids, complaints } = readLine(line, areas, rows);
      problems.push(...complaints.map((complaint) => `${path}:${index + 1}: ${complaint}`));
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
    else if (rows.has(id)) problems.push(`${at}: ${id} stands on line ${rows.get(id)} already`);
    else rows.set(id, index + 1);
  }
  return { rows, problems };
}

/** The IDs that a line cites, ranges written out, and what is wrong with them. */
function readLine(line, areas, rows) {
  const complaints = [];
  const ids = [];
  for (const { 0: text, groups, index } of line.matchAll(CITATION)) {
    if (!areas.has(groups.area)) {
      // Booking references look the same; in brackets it is meant as an ID.
      if (/^\([A-Z]{2,}-\d{2,3}[,.;:)]/.test(line.slice(index - 1))) complaints.push(unknown(text));
      continue;
    }
    const cited = writtenOut(groups);
    if (cited.length === 0) complaints.push(`${text} is not a range`);
    complaints.push(...cited.filter((id) => !rows.has(id)).map(unknown));
    ids.push(...cited);
  }
  for (const { 0: text, groups } of line.matchAll(ABBREVIATED)) {
    if (areas.has(groups.area)) complaints.push(`${text} is abbreviated; write each ID in full, or a range with ..`);
  }
  const old = OLD_REFERENCE.exec(line);
  if (old) complaints.push(`'${old[0]}' refers to nothing here; cite a requirement ID`);
  return { ids, complaints };
}

const unknown = (id) => `${id} has no row in ${DOCUMENT}`;

function writtenOut({ area, first, last }) {
  if (last === undefined) return [`${area}-${first}`];
  const length = Number(last) - Number(first) + 1;
  if (length < 2) return [];
  return Array.from({ length }, (_, step) => `${area}-${String(Number(first) + step).padStart(2, '0')}`);
}
