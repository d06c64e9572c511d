// A codegen plugin: the reference of the graph, made from the descriptions in schema/ and the error
// codes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kind, print } from 'graphql';
import { root } from './root.mjs';
import { readSchemaFiles } from './schema-files.mjs';

const ROOTS = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' };
const KINDS = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
};

export const plugin = async () => {
  const codes = JSON.parse(await readFile(join(root, 'gateway/graphql/error-codes.json'), 'utf8'));
  const files = await readSchemaFiles(join(root, 'schema'));
  const types = files.flatMap(({ document }) => document.definitions).filter(({ kind }) => kind in KINDS);
  const kinds = new Map(types.map(({ kind, name }) => [name.value, kind]));
  const writer = new Writer(kinds);
  const nouns = files.map(({ noun, document }) => [
    heading(noun),
    document.definitions.flatMap((node) => writer.definition(node)),
  ]);
  const contents = nouns.filter(([, parts]) => parts.length > 0);
  return `${[
    '# The graph',
    '<!-- Written by `npm run codegen` out of schema/ and gateway/graphql/error-codes.json. -->',
    'All operations go to `/graphql`: [how to call it](mobile.md). The build tools of clients can use [one SDL file](schema.graphql).',
    'A type that ends in `!` is never null. The column **Null** says the same: for results, whether null is `possible`; for inputs, whether a value is `required` or `optional`.',
    contents.map(([title]) => `[${title}](#${anchor(title)})`).join(' · '),
    '## Errors',
    'What a user can fix is data: `userErrors`, with the codes of [UserErrorCode](#enum-usererrorcode). What the system or the client got wrong is an entry of `errors`, with a `message` that can be shown, `extensions.requestId`, and one of these codes in `extensions.code`:',
    table(
      ['Code', 'HTTP status', 'Meaning', 'What to do'],
      codes.map(({ code, status, meaning, remedy }) => [`\`${code}\``, String(status), meaning, remedy]),
    ),
    ...contents.flatMap(([title, parts]) => [`## ${title}`, ...parts]),
  ].join('\n\n')}\n`;
};

class Writer {
  #kinds;

  constructor(kinds) {
    this.#kinds = kinds;
  }

  /** @returns {string[]} paragraphs */
  definition(node) {
    const { name, kind, fields = [], values = [] } = node;
    if (name.value in ROOTS) return fields.flatMap((field) => this.#rootField(ROOTS[name.value], field));
    if (kind === Kind.OBJECT_TYPE_EXTENSION)
      return [`### more of ${this.#linked(name.value)}`, ...this.#fields(fields)];
    if (!KINDS[kind]) return [];
    const title = `### ${KINDS[kind]} ${name.value}`;
    if (kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      return [title, ...this.#words(node), ...this.#inputs('Field', fields)];
    const rows = values.map((value) => [`\`${value.name.value}\``, words(value)]);
    return [
      title,
      ...this.#words(node),
      ...(rows.length > 0 ? [table(['Value', 'Meaning'], rows)] : this.#fields(fields)),
    ];
  }

  #rootField(operation, field) {
    return [
      `### ${operation} ${field.name.value}`,
      ...this.#words(field),
      `Answers ${plain(this.#type(field.type))}.`,
      ...this.#inputs('Argument', field.arguments),
    ];
  }

  #fields(fields) {
    if (fields.length === 0) return [];
    const rows = fields.map((field) => [
      `\`${field.name.value}\``,
      this.#type(field.type),
      nullable(field, 'never', 'possible'),
      words(field),
    ]);
    const withArguments = fields.filter((field) => field.arguments?.length > 0);
    return [
      table(['Field', 'Type', 'Null', 'Meaning'], rows),
      ...withArguments.flatMap((field) => this.#inputs(`Argument of \`${field.name.value}\``, field.arguments)),
    ];
  }

  #inputs(title, nodes = []) {
    if (nodes.length === 0) return [];
    const rows = nodes.map((node) => [
      `\`${node.name.value}\``,
      this.#type(node.type),
      node.defaultValue ? `\`${print(node.defaultValue)}\` when left out` : nullable(node, 'required', 'optional'),
      words(node),
    ]);
    return [table([title, 'Type', 'Null', 'Meaning'], rows)];
  }

  /** The description. The legacy calls and the cache lifetime get lines of their own. */
  #words(node) {
    return [...words(node).split(/ ?(?=Legacy calls?: )/), kept(node)].filter(Boolean);
  }

  #type(type) {
    if (type.kind === Kind.NON_NULL_TYPE) return `${this.#type(type.type)}\`!\``;
    if (type.kind === Kind.LIST_TYPE) return `\`[\`${this.#type(type.type)}\`]\``;
    return this.#linked(type.name.value);
  }

  #linked(name) {
    const kind = KINDS[this.#kinds.get(name)];
    return kind ? `[${name}](#${kind}-${name.toLowerCase()})` : `\`${name}\``;
  }
}

const heading = (noun) => noun.charAt(0).toUpperCase() + noun.slice(1).replaceAll('-', ' ');
const anchor = (title) => title.toLowerCase().replaceAll(' ', '-');
const nullable = ({ type }, never, possible) => (type.kind === Kind.NON_NULL_TYPE ? never : possible);

function words({ description, directives = [] }) {
  const deprecated = directives.find(({ name }) => name.value === 'deprecated');
  const reason = deprecated?.arguments?.[0]?.value.value;
  return [reason && `**Deprecated**: ${reason}`, description?.value.replaceAll(/\s*\n\s*/g, ' ')]
    .filter(Boolean)
    .join(' ');
}

/** How long a shared cache may keep it, if it may. */
function kept({ directives = [] }) {
  const hint = directives.find(({ name }) => name.value === 'cacheControl');
  const argument = (name) => hint?.arguments.find((candidate) => candidate.name.value === name)?.value.value;
  if (argument('scope') !== 'PUBLIC') return '';
  return `Public: by GET it may be kept for ${argument('maxAge')} seconds.`;
}

/** Merges adjacent pieces of code, and escapes bars, which would end the cell. */
const plain = (cell) => cell.replaceAll('``', '').replaceAll('|', '\\|');

function table(columns, rows) {
  const line = (cells) => `| ${cells.map((cell) => plain(cell)).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
