// Refuses words that docs/glossary.md has retired, comment lines of more than 100 columns, and
// lengths of styles that are no tokens.
import { runWhenStarted, textFiles } from './check.mjs';

/** The document that lists the retired words. */
export const GLOSSARY = 'docs/glossary.md';
const LONGEST_COMMENT = 100;

const IMPORT = /\b(?:from|import\(?) ?['"][^'"]+['"]/g;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*|#(?![!\w]))/;
const HAS_COMMENTS = /\.(?:css|graphql|m?ts|mjs|tsx)$/;

/**
 * Reads the retired words and the exceptions from the glossary.
 *
 * @param {string} markdown
 * @returns {{ retired: Map<string, string>, exceptions: RegExp[] }} retired word -> what to write
 */
export function readGlossary(markdown) {
  const retired = new Map();
  for (const [write, instead] of tableUnder(markdown, 'Retired words')) {
    for (const word of codeIn(instead)) retired.set(word, write.replaceAll('*', ''));
  }
  const exceptions = tableUnder(markdown, 'The check').map(
    ([pattern]) => new RegExp(codeIn(pattern)[0].replaceAll('\\|', '|'), 'g'),
  );
  return { retired, exceptions };
}

/**
 * Finds retired words in names and texts, and comment lines that are too long.
 *
 * @param {ReadonlyMap<string, string>} files path -> text
 * @param {ReturnType<typeof readGlossary>} glossary
 * @returns {string[]} `file:line: sentence`
 */
export function checkWords(files, { retired, exceptions }) {
  const words = new Map([...retired.keys()].map((word) => [separate(word), word]));
  const pattern = new RegExp(`\\b(${[...words.keys()].join('|')})(?:e?s)?\\b`, 'g');
  const findIn = (text) => {
    const found = new Set([...separate(text).matchAll(pattern)].map(([, word]) => words.get(word)));
    return [...found].map((word) => `'${word}' is retired; write: ${retired.get(word)}`);
  };
  return [...files].flatMap(([path, text]) => [
    ...findIn(path).map((problem) => `${path}: ${problem}`),
    ...text.split('\n').flatMap((line, index) => {
      const checked = exceptions.reduce((rest, exception) => rest.replace(exception, ''), line.replace(IMPORT, ''));
      return [...findIn(checked), ...longComment(path, line)].map((problem) => `${path}:${index + 1}: ${problem}`);
    }),
  ]);
}

function longComment(path, line) {
  const isLong = line.length > LONGEST_COMMENT && HAS_COMMENTS.test(path) && COMMENT_LINE.test(line);
  // Biome reads a suppression from one line only.
  if (line.includes('biome-ignore ')) return [];
  return isLong ? [`the comment has ${line.length} columns; ${LONGEST_COMMENT} are allowed`] : [];
}

/** Where styles change: the widths (and heights) of windows. A requirement may name another. */
const CONDITION = /^\((?:width|height) (?:<|>=) (?:360|479|640|979|1200)px\)$/;
const CITED = /\/\*[^*]*\b[A-Z]+-\d+\b[^*]*\*\/\s*$/;

/** The beginnings of the names of tokens that the lengths of a property are made of. */
const SCALES = [
  [
    /^(?:(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin).*|top|right|bottom|left|inset.*|flex|outline-offset)$/,
    /^size/,
  ],
  [/^(?:grid-template-.*|(?:min-|max-)?(?:width|height))$/, /^(?:size|target$|(?:form|side)-width$)/],
  [/^border.*radius$/, /^radius/],
  [/^(?:border(?!.*radius).*|outline|text-decoration-thickness)$/, /^stroke/],
];

/**
 * Finds conditions on a window's size that are none of ours, and lengths in px for which there is a
 * token. Illustrations have lengths of their own.
 *
 * @param {ReadonlyMap<string, string>} files path -> text
 * @param {string} tokens the style sheet that has the tokens
 * @returns {string[]} `file:line: sentence`
 */
export function checkLengths(files, tokens) {
  const lengths = [...tokens.matchAll(/--([\w-]+): ([\d.]+px);/g)];
  return [...files].flatMap(([path, text]) => {
    const isSheet = /^client\/.*\.css$/.test(path) && !path.endsWith('/tokens.css');
    if (!isSheet && !/^client\/.*\.tsx?$/.test(path)) return [];
    const line = (index) => `${path}:${text.slice(0, index).split('\n').length}`;
    const queries = [...text.matchAll(isSheet ? /@media[^{]+/g : /'\((?:min-|max-)?(?:width|height)\b[^']*'/g)]
      .filter(({ index }) => !CITED.test(text.slice(0, index)))
      .flatMap(({ 0: query, index }) =>
        (query.match(/\((?:min-|max-)?(?:width|height)\b[^)]*\)/g) ?? [])
          .filter((condition) => !CONDITION.test(condition))
          .map((condition) => `${line(index)}: ${condition} is none of our breakpoints (CONTRIBUTING.md)`),
      );
    if (!isSheet || path.startsWith('client/src/illustrations/')) return queries;
    const literals = [...text.matchAll(/(?<![\w-])([a-z-]+):\s([^;{}]+);/g)].flatMap(
      ({ 0: declaration, 1: property, 2: value, index }) => {
        const scale = SCALES.find(([properties]) => properties.test(property))?.[1];
        const token = lengths.find(
          ([, name, length]) => scale?.test(name) && value.match(/(?<![\w.])[\d.]+px/g)?.includes(length),
        );
        return token ? [`${line(index)}: '${declaration}' has a token: var(--${token[1]})`] : [];
      },
    );
    return [...queries, ...literals];
  });
}

/** The rows of the first table below a heading, as cells. */
function tableUnder(markdown, heading) {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.slice(2, -2).split(' | '));
}

const codeIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** Names become words: `timeSlot`, `TIME_SLOT` and `time-slot` are all read as `time slot`. */
const separate = (text) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();

/** The words themselves, quoted requirements, and customers' voices in the demo. */
const SKIPPED =
  /^tests\/tools\/glossary\.test\.ts$|^docs\/(?:glossary|requirements)\.md$|^backend\/demo\/(?:customers\.ts$|specialists\/)/;

await runWhenStarted(import.meta.url, async () => {
  const all = textFiles();
  const files = new Map([...all].filter(([path]) => !SKIPPED.test(path)));
  return {
    problems: [
      ...checkWords(files, readGlossary(all.get(GLOSSARY) ?? '')),
      ...checkLengths(files, files.get('client/src/styles/tokens.css') ?? ''),
    ],
  };
});
