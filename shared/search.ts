import { INVISIBLE } from './plain-text.ts';

type Text = string | null | undefined;

export interface Searchable {
  /** Names of people, the first field: `Mr Plumb` is no plumber. */
  names?: readonly Text[];
  /** The texts of each other field, the most important field first. */
  fields: readonly (readonly Text[])[];
  /** References and number plates, which people write with or without spaces and hyphens. */
  codes?: readonly Text[];
}

export interface Match {
  /** The item's position in the list. */
  item: number;
  /** Lower is better. */
  rank: number;
}

interface SearchOptions {
  /** The positions of the fields to search; all of them if left out. */
  fields?: readonly number[];
  /** Which items to search; all of them if left out. */
  includes?: (item: number) => boolean;
}

/** How a word matches, as its share of the rank: one match of a kind outweighs all better ones. */
const RELATED = 100;
const BEGINNING = 10_000;
const PART = 1_000_000;
const SLIP = 100_000_000;
const NONE = Number.POSITIVE_INFINITY;

/** Best first. */
export function bestFirst<T extends { rank: number }>(matches: readonly T[]): T[] {
  return matches.toSorted((a, b) => a.rank - b.rank);
}

/** For a list with an order of its own: typing slips count only where nothing else matches. */
export function closest(matches: Match[]): Match[] {
  const exact = matches.filter(({ rank }) => rank < SLIP);
  return exact.length > 0 ? exact : matches;
}

/** Letters that Unicode doesn't decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

const APOSTROPHES = /(?<=[\p{L}\p{M}])['’‘‛ʼʻʹ`´′＇](?=\p{L})/gu;

/** What parts the letters of `M.O.T.` and `a/c`. */
const INITIALS = /(?<=(?<![\p{L}\p{N}])\p{L})[./](?=\p{L}(?![\p{L}\p{N}]))/gu;

/** The words of a text in plain small letters and digits: `o’neill` is `oneill`. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(INVISIBLE, '')
      // First, because the acute accent decomposes into a space and a mark.
      .replace(APOSTROPHES, '')
      .replace(INITIALS, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(UNDECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const FILLERS = new Set(
  (
    'a am an and are at because but by can cannot cant for from has have help i im in is ive me my near need ' +
    'needs no not of on or our please some someone that the there this to want was with you your'
  ).split(' '),
);

const isTelling = (word: string) => !FILLERS.has(word);

/** Of a longer search, the first words count. */
const MAX_WORDS = 8;
const MAX_SUGGESTED = 6;

/** As a part, a shorter word is in almost every text. */
const SHORTEST_PART = 3;

/** Written apart or together: `e bike`, `AB 12 CDE`. */
const MAX_JOINED = 3;

/** Blank, or only words such as `near me`. A text such as `%` is not: it matches nothing. */
function matchesAll(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 ? !words.some(isTelling) : text.replace(INVISIBLE, '').trim() === '';
}

function singularOf(word: string): string {
  if (word.length <= 3 || /[sui]s$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ss|sh|ch|x|z)es$|s$/, '');
}

/** Endings of the words of a trade, with the fewest letters that stay: `gardener`, `gardening`. */
const ENDINGS: readonly (readonly [RegExp, number])[] = [
  [/ing$/, 3],
  [/er$/, 3],
  [/ier$/, 4],
  [/ed$/, 3],
  [/(?<=r)y$/, 4],
  [/ry$/, 4],
  [/ery$/, 4],
  [/ation$/, 4],
  [/ion$/, 4],
  [/(?<=t)or$/, 4],
  [/al$/, 4],
  [/(?<=ic)(ian|ity)$/, 4],
  [/smith$/, 3],
];

/** What no rule on endings relates, each in singular. Words written apart are joined. */
const SYNONYMS = [
  'tyre tire puncture',
  'tap faucet',
  'car vehicle auto automobile',
  'bike bicycle cycle',
  'electrician sparky',
  'carpenter joiner chippy',
  'painter decorator',
  'tailor seamstress sewing',
  'courier delivery parcel',
  'removal move',
  'toilet loo wc lavatory',
  'oven cooker stove',
  'fridge refrigerator',
  'television tv telly',
  'computer laptop pc',
  'vacuum hoover',
  'sofa couch settee',
  'mower lawnmower',
  'dishwasher dishwashingmachine',
  'washingmachine washer',
  'fusebox fuseboard consumerunit',
  'hvac heating',
  'hvac airconditioning aircon ac',
  'boiler hotwater',
  'diagnostic diagnosis diagnose',
  'dryer drier dry',
  'shelf shelve',
  'aluminium aluminum',
  'colour color',
  'mould mold',
];

const synonymsOf = new Map<string, string[]>();
for (const group of SYNONYMS)
  for (const word of group.split(' ')) synonymsOf.set(word, [...(synonymsOf.get(word) ?? []), `=${group}`]);

/** The singular, what it may be without its ending, and its synonyms. Related words share one. */
function formsOf(word: string): readonly string[] {
  const singular = singularOf(word);
  const forms = new Set([singular]);
  for (const [ending, fewest] of ENDINGS) {
    const stem = singular.replace(ending, '');
    if (stem === singular || stem.length < fewest || !/[aeiouy]/.test(stem)) continue;
    forms.add(stem).add(`${stem}e`);
    // `fitter` is of `fit`, but `carrier` not of `car`.
    if (stem.length > 3 && stem.at(-1) === stem.at(-2) && !singular.endsWith('ier')) forms.add(stem.slice(0, -1));
  }
  for (const form of [...forms]) {
    for (const group of synonymsOf.get(form) ?? []) forms.add(group);
  }
  return [...forms];
}

/** Whether one letter is missing, added or wrong, or two neighbours are swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [left, right] = [a.slice(start), b.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

const isLetters = (word: string) => !/\P{L}/u.test(word);

/** `LE1` is neither a beginning nor a part of `LE16`. */
const splitsNumber = (word: string, end: number) => /\d/.test(word[end - 1] ?? '') && /\d/.test(word[end] ?? '');

/** Of a text, of a person's name, or a whole code. */
type WordKind = '' | '@' | '#';

/** A word of the items, or two neighbours joined. */
interface IndexedWord {
  text: string;
  kind: WordKind;
  singular: string;
  forms: readonly string[];
  /** The length of the first of two joined words; 0 for one word. */
  joinedAt: number;
}

/** The positions in the vocabulary of the words of each field. */
type IndexedItem = readonly (readonly number[])[];

/** A word of the search, or neighbours joined. */
interface SearchedWord extends Pick<IndexedWord, 'text' | 'singular' | 'forms'> {
  isJoined: boolean;
  mayBeSlip: boolean;
  /** The first half of a postcode. */
  district: string | null;
}

function searchedWord(text: string, isJoined: boolean): SearchedWord {
  const [, district = null] = /^([a-z]{1,2}\d[a-z\d]?)\d[a-z]{2}$/.exec(text) ?? [];
  const forms = formsOf(text);
  // Of a word of five letters, four may be typed. `tires` is near to much, but known.
  const isKnown = text.length < 6 && forms.some((form) => form.startsWith('='));
  const mayBeSlip = !isJoined && text.length >= 4 && isLetters(text) && !isKnown;
  return { text, singular: singularOf(text), forms, isJoined, mayBeSlip, district };
}

/** How an indexed word matches a searched one. */
function matchOf(searched: SearchedWord, word: IndexedWord): number {
  const { text, singular, forms } = searched;
  if (word.text === text || word.singular === singular) return 0;
  const isPart = text.length >= SHORTEST_PART && word.text.includes(text);
  if (word.kind === '#') return word.text.startsWith(text) ? BEGINNING : isPart ? PART : NONE;
  if (word.text === searched.district || forms.some((form) => word.forms.includes(form))) return RELATED;
  if (word.text.startsWith(text) && !splitsNumber(word.text, text.length)) {
    // What is joined must be typed well into its second word: `aircon`, `LE16X`.
    const least = word.joinedAt === 0 ? 0 : word.joinedAt + (isLetters(text) ? 3 : 2);
    if (text.length >= least) return BEGINNING;
  }
  if (searched.isJoined || word.joinedAt > 0 || !isLetters(text)) return NONE;
  if (isPart) return PART;
  const isSlipOf = (typed: string, meant: string) => meant.length >= 5 && isOneSlip(typed, meant);
  const isSlip = searched.mayBeSlip && (isSlipOf(text, word.text) || isSlipOf(singular, word.singular));
  return isSlip && isLetters(word.text) ? SLIP : NONE;
}

/** How each word of the index matches; null if none does. */
function matchesOf(searched: SearchedWord, vocabulary: readonly IndexedWord[]): Float64Array | null {
  const matches = Float64Array.from(vocabulary, (word) => matchOf(searched, word));
  const best = matches.reduce((least, match) => Math.min(least, match), NONE);
  if (best === SLIP) {
    // What is meant is as good as known, and finds its related words.
    const meant = new Set(vocabulary.flatMap(({ forms }, id) => (matches[id] === SLIP ? forms : [])));
    for (const [id, { forms }] of vocabulary.entries())
      if (matches[id] === NONE && forms.some((form) => meant.has(form))) matches[id] = SLIP + RELATED;
  }
  return best === NONE ? null : matches;
}

/** How far a word may be from what is meant: too many words are near to a short one. */
const farthest = (typed: string, meant: string) =>
  typed.length >= 8 && meant.length >= 7 ? 2 : Math.min(typed.length, meant.length) >= 5 ? 1 : 0;

const shortest = (text: string, forms: readonly string[]) =>
  forms.reduce((short, form) => (form.length < short.length ? form : short), text);

/** `trimming` is near to `tripping` only by their ending. */
function withoutSharedEnding(a: string, b: string): readonly [string, string] {
  const ending = ENDINGS.find(([pattern]) => pattern.test(a) && pattern.test(b))?.[0] ?? '';
  return [a.replace(ending, ''), b.replace(ending, '')];
}

/** How far a word of the index is, as written or as its shortest form; `NONE` if too far. */
function spellingDistance(typed: SearchedWord, { text, forms, kind, joinedAt }: IndexedWord): number {
  if (joinedAt > 0 || kind === '#' || text[0] !== typed.text[0] || !isLetters(text)) return NONE;
  const pairs = [
    withoutSharedEnding(typed.text, text),
    [shortest(typed.text, typed.forms), shortest(text, forms)] as const,
  ].map(([a, b]) => {
    const most = farthest(a, b);
    const letters = Math.abs(a.length - b.length) > most ? NONE : distance(a, b);
    return letters <= most ? letters : NONE;
  });
  return Math.min(...pairs);
}

/** How each word of an index matches a searched word, or neighbours joined; null if none does. */
type MatchesOf = (text: string, isJoined: boolean) => Float64Array | null;

/** The signs around a word. */
const OUTER_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** Of the short words, only those with synonyms tell anything: `tv`. */
const isWorthSuggesting = (part: string) =>
  wordsOf(part).some((word) => isTelling(word) && (word.length >= SHORTEST_PART || synonymsOf.has(word)));

/** With words that are known joined, such as `lap top`, as one part. */
function withCompounds(parts: readonly string[]): string[] {
  const compounds: string[] = [];
  for (const part of parts) {
    const last = compounds.at(-1) ?? '';
    if (last && synonymsOf.has(singularOf(wordsOf(last + part).join('')))) compounds.splice(-1, 1, `${last} ${part}`);
    else compounds.push(part);
  }
  return compounds;
}

/** In any case. */
function unique(parts: readonly string[]): string[] {
  const keys = parts.map((part) => part.toLowerCase());
  return parts.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** Letters to add, remove or replace to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (let index = 1; index <= b.length; index += 1)
      next.push(
        Math.min(
          (row[index] ?? 0) + 1,
          (next[index - 1] ?? 0) + 1,
          (row[index - 1] ?? 0) + Number(b[index - 1] !== letter),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Search as people write it. All words of a search must match, in any order and in any field:
 * whatever their case, accents, apostrophes and hyphens, in singular or plural. Words such as `in`
 * and `the` don't count, and a search of no others matches all. A postcode also finds its district
 * (`LE1`).
 *
 * Results are ranked by how the words match, in this order, and then by the field, the first field
 * first; equal ones keep the order of the list:
 *
 * 1. the whole word, or its singular or plural
 * 2. another word of the same trade or thing: `plumbing` for `plumber`, `tyre` for `tire`
 * 3. the beginning of a word
 * 4. part of a word, from three letters
 * 5. a word of five or more letters with one letter missing, added, wrong or swapped with the next
 */
export class SearchIndex {
  readonly #vocabulary: IndexedWord[] = [];
  readonly #ids = new Map<string, number>();
  readonly #items: readonly IndexedItem[];

  constructor(items: readonly Searchable[]) {
    this.#items = items.map(({ names = [], fields, codes = [] }) => [
      this.#idsOf(names, '@'),
      ...fields.map((texts) => this.#idsOf(texts)),
      ...(codes.length > 0 ? [[...this.#idsOf(codes), ...this.#idsOfCodes(codes)]] : []),
    ]);
  }

  /** The items that match, in the order of the list. A blank search matches all. */
  find(search: Text, options: SearchOptions = {}): Match[] {
    return this.#find(search ?? '', options, this.#remembering());
  }

  /**
   * Up to three other searches that find something where this one finds nothing: with a word as it
   * is spelled here, or without one.
   */
  suggest(search: Text, options: SearchOptions = {}): string[] {
    const matchesOf = this.#remembering();
    const parts = (search ?? '').split(/\s+/).map((part) => part.replace(OUTER_SIGNS, ''));
    const typed = unique(withCompounds(parts)).filter(isWorthSuggesting);
    const spelled = typed.slice(0, MAX_SUGGESTED).flatMap((part) => this.#spelled(part, matchesOf) ?? []);
    const corrected = unique(spelled);
    const shorter = corrected.map((_, left) => corrected.toSpliced(-1 - left, 1));
    const found = [corrected, ...shorter].flatMap((words) => {
      const text = words.join(' ');
      const [best] = text && text !== search ? bestFirst(this.#find(text, options, matchesOf)) : [];
      const slips = words.filter((word) => !typed.includes(word)).length;
      return best ? [{ text, rank: words === corrected ? -1 : best.rank + slips * SLIP }] : [];
    });
    const texts = bestFirst(found).map(({ text }) => text);
    return found[0]?.rank === -1 ? texts.slice(0, 1) : [...new Set(texts)].slice(0, 3);
  }

  #find(search: string, { fields, includes = () => true }: SearchOptions, matchesOf: MatchesOf): Match[] {
    const words = [...new Set(wordsOf(search).filter(isTelling))].slice(0, MAX_WORDS);
    const rankOf = matchesAll(search) ? () => 0 : this.#ranking(words, matchesOf, fields);
    return this.#items.flatMap((item, index) => {
      const rank = includes(index) ? rankOf(item) : NONE;
      return rank === NONE ? [] : [{ item: index, rank }];
    });
  }

  /** A search and its suggestions compare each of their words once. */
  #remembering(): MatchesOf {
    const known = new Map<string, Float64Array | null>();
    return (text, isJoined) => {
      const key = `${isJoined}${text}`;
      const matches =
        known.get(key) ?? (known.has(key) ? null : matchesOf(searchedWord(text, isJoined), this.#vocabulary));
      known.set(key, matches);
      return matches;
    };
  }

  /** A part of a search as it is spelled here; null if nothing is like it. */
  #spelled(part: string, matchesOf: MatchesOf): string | null {
    const [word = '', ...others] = wordsOf(part);
    if (others.length > 0) return this.#find(part, {}, matchesOf).length > 0 ? part : null;
    const matches = matchesOf(word, false);
    const best = matches?.reduce((least, match) => Math.min(least, match)) ?? NONE;
    // A few letters within other words are not what was meant.
    const worst = word.length < 4 ? BEGINNING : word.length < 6 ? PART : SLIP;
    if (best < worst) return part;
    if (matches && best === SLIP) return this.#vocabulary[matches.indexOf(best)]?.text ?? null;
    if (!isLetters(word)) return null;
    const typed = searchedWord(word, false);
    const distances = this.#vocabulary.map((indexed) => spellingDistance(typed, indexed));
    const least = distances.reduce((nearest, letters) => Math.min(nearest, letters), NONE);
    return least === NONE ? null : (this.#vocabulary[distances.indexOf(least)]?.text ?? null);
  }

  /** Ranks an item: the sum of its words, written apart or together, whichever is better. */
  #ranking(words: readonly string[], matchesOf: MatchesOf, fields?: readonly number[]): (item: IndexedItem) => number {
    const units = words.flatMap((_, start) =>
      Array.from({ length: Math.min(MAX_JOINED, words.length - start) }, (__, more) => {
        const end = start + more + 1;
        return { start, end, text: words.slice(start, end).join('') };
      }),
    );
    const matched = units.flatMap(({ start, end, text }) => {
      const matches = matchesOf(text, end - start > 1);
      return matches ? [{ start, end, matches }] : [];
    });
    if (words.length === 0) return () => NONE;
    return (item) => {
      const ranks = Array.from({ length: words.length + 1 }, (_, end) => (end === 0 ? 0 : NONE));
      for (const { start, end, matches } of matched) {
        const before = ranks[start] ?? NONE;
        if (before < NONE) ranks[end] = Math.min(ranks[end] ?? NONE, before + rankIn(item, matches, fields));
      }
      return ranks[words.length] ?? NONE;
    };
  }

  #idsOf(texts: readonly Text[], kind: WordKind = ''): number[] {
    const ids = new Set<number>();
    for (const text of texts) {
      const words = wordsOf(text ?? '');
      for (const [at, word] of words.entries()) {
        ids.add(this.#idOf(word, kind));
        const next = words[at + 1];
        if (next !== undefined && !/^\d+$/.test(word + next)) ids.add(this.#idOf(word + next, kind, word.length));
      }
    }
    return [...ids];
  }

  #idsOfCodes(codes: readonly Text[]): number[] {
    return codes.flatMap((code) => {
      const bare = wordsOf(code ?? '').join('');
      return bare ? this.#idOf(bare, '#') : [];
    });
  }

  #idOf(text: string, kind: WordKind, joinedAt = 0): number {
    const key = `${kind}${joinedAt}${text}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const forms = kind === '' ? formsOf(text) : [];
    const id = this.#vocabulary.push({ text, kind, singular: singularOf(text), forms, joinedAt }) - 1;
    this.#ids.set(key, id);
    return id;
  }
}

function rankIn(item: IndexedItem, matches: Float64Array, fields?: readonly number[]): number {
  let best = NONE;
  for (const [field, ids] of item.entries()) {
    if (fields && !fields.includes(field)) continue;
    for (const id of ids) best = Math.min(best, (matches[id] ?? NONE) + field);
  }
  return best;
}
