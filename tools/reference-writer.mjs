import { Kind, print } from 'graphql';
import { plain, table } from './markdown-table.mjs';

const ROOTS = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' };
const KINDS = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
};

/** Writes definitions of the graph as Markdown, with links between its types. */
export class ReferenceWriter {
  #kinds;

  /** @param {readonly import('graphql').DefinitionNode[]} definitions the whole graph */
  constructor(definitions) {
    const types = definitions.filter(({ kind }) => kind in KINDS);
    this.#kinds = new Map(types.map(({ kind, name }) => [name.value, kind]));
  }

  /** @returns {string[]} paragraphs */
  definition(node) {
    const { name, kind, fields = [], values = [] } = node;
    if (name.value in ROOTS) return fields.flatMap((field) => this.#rootField(ROOTS[name.value], field));
    if (kind === Kind.OBJECT_TYPE_EXTENSION)
      return [`### more fields of ${this.#linked(name.value)}`, ...this.#fields(fields)];
    if (!KINDS[kind]) return [];
    const title = `### ${KINDS[kind]} ${name.value}`;
    if (kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      return [title, ...this.#description(node), ...this.#inputs('Field', fields)];
    const rows = values.map((value) => [`\`${value.name.value}\``, descriptionOf(value)]);
    return [
      title,
      ...this.#description(node),
      ...(rows.length > 0 ? [table(['Value', 'Meaning'], rows)] : this.#fields(fields)),
    ];
  }

  #rootField(operation, field) {
    return [
      `### ${operation} ${field.name.value}`,
      ...this.#description(field),
      `Returns ${plain(this.#type(field.type))}.`,
      ...this.#inputs('Argument', field.arguments),
    ];
  }

  #fields(fields) {
    if (fields.length === 0) return [];
    const rows = fields.map((field) => [
      `\`${field.name.value}\``,
      this.#type(field.type),
      nullable(field, 'never', 'possible'),
      descriptionOf(field),
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
      node.defaultValue ? `\`${print(node.defaultValue)}\` by default` : nullable(node, 'required', 'optional'),
      descriptionOf(node),
    ]);
    return [table([title, 'Type', 'Null', 'Meaning'], rows)];
  }

  /** The description, with legacy calls and the cache lifetime as separate paragraphs. */
  #description(node) {
    return [...descriptionOf(node).split(/ ?(?=Legacy calls?: )/), cacheNote(node), specification(node)].filter(
      Boolean,
    );
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

const nullable = ({ type }, never, possible) => (type.kind === Kind.NON_NULL_TYPE ? never : possible);

function descriptionOf({ description, directives = [] }) {
  const deprecated = directives.find(({ name }) => name.value === 'deprecated');
  const reason = deprecated?.arguments?.[0]?.value.value;
  return [reason && `**Deprecated**: ${reason}`, description?.value.replaceAll(/\s*\n\s*/g, ' ')]
    .filter(Boolean)
    .join(' ');
}

/** How long shared caches may store it; empty if they may not. */
function cacheNote({ directives = [] }) {
  const hint = directives.find(({ name }) => name.value === 'cacheControl');
  const argument = (name) => hint?.arguments.find((candidate) => candidate.name.value === name)?.value.value;
  if (argument('scope') !== 'PUBLIC') return '';
  return `Public: GET responses may be cached for ${argument('maxAge')} seconds.`;
}

/** A link to the specification of a scalar; empty if there is none. */
function specification({ directives = [] }) {
  const url = directives.find(({ name }) => name.value === 'specifiedBy')?.arguments[0].value.value;
  return url ? `Specified by <${url}>.` : '';
}
