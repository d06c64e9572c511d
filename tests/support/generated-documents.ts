import {
  type GraphQLCompositeType,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** A request as a client sends it. */
export interface GeneratedRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

/** Repeatable random numbers (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }
}

interface Variable {
  readonly definition: string;
  readonly name: string;
  /** Absent if the request leaves it out. */
  readonly value?: unknown;
}

/** Values for arguments and fields of inputs, by name. */
export type Arguments = Readonly<Record<string, readonly unknown[]>>;

/**
 * A request that is like no client's: fragments inside and beside each other, conditions with
 * literals and variables, aliases, variables with defaults, null and missing, several operations.
 * Some are invalid.
 */
export function generateRequest(schema: GraphQLSchema, random: Random, values: Arguments = {}): GeneratedRequest {
  const document = new Generator(schema, random, values);
  const operations = Array.from({ length: random.chance(15) ? 2 : 1 }, (_, index) => document.operation(index));
  const chosen = random.pick(operations);
  const isNamed = operations.length > 1 ? random.chance(90) : random.chance(30);
  return {
    query: [...operations.map(({ text }) => text), ...document.fragments].join('\n'),
    variables: Object.fromEntries(
      chosen.variables.flatMap((variable) => ('value' in variable ? [[variable.name, variable.value]] : [])),
    ),
    ...(isNamed && { operationName: chosen.name }),
  };
}

const MAX_DEPTH = 3;

class Generator {
  readonly fragments: string[] = [];
  readonly #schema: GraphQLSchema;
  readonly #random: Random;
  readonly #values: Arguments;
  /** Fragments that are complete, so that none contains itself. */
  readonly #complete: { readonly name: string; readonly type: GraphQLCompositeType; readonly uses: Variable[] }[] = [];
  /** The arguments of each response key, because fields with the same key must have the same. */
  readonly #arguments = new Map<string, { readonly text: string; readonly uses: Variable[] }>();
  /** The variables that the operation or fragment being written uses. */
  #uses: Variable[] = [];
  #variables = 0;

  constructor(schema: GraphQLSchema, random: Random, values: Arguments) {
    this.#schema = schema;
    this.#random = random;
    this.#values = values;
  }

  operation(index: number) {
    this.#uses = [];
    const root = this.#schema.getQueryType();
    if (!root) throw new Error('The schema has no queries.');
    const selection = this.#selection(root, 0);
    const variables = [...new Map(this.#uses.map((variable) => [variable.name, variable])).values()];
    const definitions = variables.map(({ definition }) => definition).join(', ');
    const name = `Operation${index}`;
    return { name, variables, text: `query ${name}${definitions && `(${definitions})`} ${selection}` };
  }

  #selection(type: GraphQLCompositeType, depth: number): string {
    const parts = Array.from({ length: 1 + this.#random.below(4) }, () => this.#part(type, depth));
    // Repeated, because the first may be left out by its condition.
    if (this.#random.chance(20)) parts.push(this.#random.pick(parts).replace(/^([^ {]+|\w+: \w+)( @[^{]*)?$/, '$1'));
    return `{ ${parts.join(' ')} }`;
  }

  #part(type: GraphQLCompositeType, depth: number): string {
    const kind = this.#random.below(10);
    if (kind === 0) return `__typename${this.#condition()}`;
    if (kind === 1 && depth < MAX_DEPTH) return this.#inline(type, depth);
    if (kind <= 3) return this.#spread(type, depth);
    return this.#field(type, depth);
  }

  #inline(type: GraphQLCompositeType, depth: number): string {
    const on = this.#random.chance(70) ? this.#overlapping(type) : null;
    return `...${on ? ` on ${on.name}` : ''}${this.#condition()} ${this.#selection(on ?? type, depth + 1)}`;
  }

  #spread(type: GraphQLCompositeType, depth: number): string {
    const fitting = this.#complete.filter((fragment) => this.#overlap(type, fragment.type));
    let fragment = fitting.length > 0 && this.#random.chance(70) ? this.#random.pick(fitting) : null;
    if (!fragment) {
      if (depth >= MAX_DEPTH) return '__typename';
      const outside = this.#uses;
      this.#uses = [];
      const on = this.#overlapping(type);
      const selection = this.#selection(on, depth + 1);
      fragment = { name: `Fragment${this.fragments.length}`, type: on, uses: this.#uses };
      this.fragments.push(`fragment ${fragment.name} on ${on.name} ${selection}`);
      this.#complete.push(fragment);
      this.#uses = outside;
    }
    this.#uses.push(...fragment.uses);
    return `...${fragment.name}${this.#condition()}`;
  }

  #field(type: GraphQLCompositeType, depth: number): string {
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    const fitting = fields.filter((field) => depth < MAX_DEPTH || !isCompositeType(getNamedType(field.type)));
    if (fitting.length === 0) return '__typename';
    const field = this.#random.pick(fitting);
    const alias = this.#random.chance(20) ? `${this.#random.pick(['a', 'b'])}_${field.name}: ` : '';
    const key = `${type.name}.${alias}${field.name}`;
    let written = this.#arguments.get(key);
    if (!written) {
      const outside = this.#uses;
      this.#uses = [];
      const given = field.args.filter((argument) => isRequiredArgument(argument) || this.#random.chance(40));
      const texts = given.map(({ name, type: argument }) => `${name}: ${this.#argument(name, argument)}`);
      written = { text: texts.length > 0 ? `(${texts.join(', ')})` : '', uses: this.#uses };
      this.#arguments.set(key, written);
      this.#uses = outside;
    }
    this.#uses.push(...written.uses);
    const inner = getNamedType(field.type);
    const selection = isCompositeType(inner) ? ` ${this.#selection(inner, depth + 1)}` : '';
    return `${alias}${field.name}${written.text}${this.#condition()}${selection}`;
  }

  #condition(): string {
    const count = this.#random.chance(20) ? 1 + this.#random.below(2) : 0;
    const names = this.#random.chance(50) ? ['skip', 'include'] : ['include', 'skip'];
    const condition = () =>
      this.#random.chance(50) ? String(this.#random.chance(50)) : `$${this.#booleanVariable().name}`;
    return names
      .slice(0, count)
      .map((name) => ` @${name}(if: ${condition()})`)
      .join('');
  }

  #booleanVariable(): Variable {
    const value = this.#random.chance(50);
    const type = this.#random.pick(['Boolean!', `Boolean! = ${!value}`, `Boolean = ${!value}`]);
    if (type === 'Boolean!' || this.#random.chance(50)) return this.#variable(type, { value });
    return this.#variable(type, type.includes('!') || this.#random.chance(80) ? {} : { value: null });
  }

  #variable(type: string, given: object): Variable {
    const name = `v${this.#variables++}`;
    const variable = { name, definition: `$${name}: ${type}`, ...given };
    this.#uses.push(variable);
    return variable;
  }

  #argument(name: string, type: GraphQLInputType): string {
    const [value, byDefault] = [this.#value(name, type), this.#value(name, type)];
    if (this.#random.chance(50)) return literal(value, type);
    const isNonNull = isNonNullType(type);
    const isRequired = isNonNull || (value !== null && byDefault !== null && this.#random.chance(30));
    const ending = this.#random.chance(50) ? ` = ${literal(byDefault, type)}` : '';
    const isMissing = this.#random.chance(isRequired && !ending ? 5 : 40);
    const given = !isRequired && this.#random.chance(20) ? { value: null } : { value };
    return `$${this.#variable(`${type}${isRequired && !isNonNull ? '!' : ''}${ending}`, isMissing ? {} : given).name}`;
  }

  #value(name: string, type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.#value(name, type.ofType) ?? this.#value(name, type);
    if (this.#random.chance(10)) return null;
    if (isListType(type)) {
      const { ofType } = type;
      return Array.from({ length: this.#random.below(3) }, () => this.#value(name, ofType));
    }
    const known = this.#values[name];
    if (known) return this.#random.pick(known);
    if (isEnumType(type)) return this.#random.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      const given = type.isOneOf
        ? [this.#random.pick(fields)]
        : fields.filter((field) => isRequiredInputField(field) || this.#random.chance(30));
      const entry = (field: (typeof fields)[number]): [string, unknown] => {
        const isNeeded = type.isOneOf && !isNonNullType(field.type);
        const value = this.#value(field.name, isNeeded ? new GraphQLNonNull(field.type) : field.type);
        return [field.name, value];
      };
      return Object.fromEntries(given.map(entry));
    }
    if (type.name === 'Int' || type.name === 'Float') return this.#random.below(9);
    if (type.name === 'Boolean') return this.#random.chance(50);
    return String(this.#random.below(9));
  }

  #overlap(one: GraphQLCompositeType, other: GraphQLCompositeType): boolean {
    const possible = (type: GraphQLCompositeType) =>
      isObjectType(type) ? [type] : this.#schema.getPossibleTypes(type);
    return possible(one).some((type) => possible(other).includes(type));
  }

  #overlapping(type: GraphQLCompositeType): GraphQLCompositeType {
    if (this.#random.chance(40)) return type;
    const types = Object.values(this.#schema.getTypeMap()).filter(isCompositeType);
    return this.#random.pick(types.filter((other) => !other.name.startsWith('__') && this.#overlap(type, other)));
  }
}

/** As GraphQL text; enum values are written without quotes. */
function literal(value: unknown, type: GraphQLInputType): string {
  if (value === null) return 'null';
  if (isNonNullType(type)) return literal(value, type.ofType);
  if (Array.isArray(value) && isListType(type))
    return `[${value.map((item) => literal(item, type.ofType)).join(', ')}]`;
  if (isEnumType(type)) return String(value);
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    const entries = Object.entries(value as object).flatMap(([name, inner]) => {
      const field = fields[name];
      return field ? [`${name}: ${literal(inner, field.type)}`] : [];
    });
    return `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}
