import {
  type ASTVisitor,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValidationContext,
  type ValidationRule,
  type ValueNode,
} from 'graphql';
import type { DocumentLimits } from '../limits.ts';
import { isOncePerOperation } from './rate-limits.ts';
import { typeDefs } from './type-defs.ts';

interface Measure {
  depth: number;
  aliases: number;
  directives: number;
  rootFields: number;
  oncePerOperation: number;
  calls: number;
  /** The calls of fields that share them. */
  shared: ReadonlyMap<string, SharedCalls>;
  responseFields: number;
}

interface SharedCalls {
  readonly calls: number;
  readonly atMost: number;
}

const ROOT_TYPES = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

const EMPTY: Measure = {
  depth: 0,
  aliases: 0,
  directives: 0,
  rootFields: 0,
  oncePerOperation: 0,
  calls: 0,
  shared: new Map(),
  responseFields: 0,
};

/** Refuses documents that are larger than any page needs. Fragments count at every spread. */
export function documentLimits(limits: DocumentLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const measure = measureOperation(operation, context.getDocument());
      const excess =
        (measure.depth > limits.maxDepth && `is more than ${limits.maxDepth} levels deep`) ||
        (measure.rootFields > limits.maxRootFields && `has more than ${limits.maxRootFields} root fields`) ||
        (measure.aliases > limits.maxAliases && `has more than ${limits.maxAliases} aliases`) ||
        (measure.directives > limits.maxDirectives && `has more than ${limits.maxDirectives} directives`) ||
        (measure.calls > limits.maxCalls &&
          `can cause ${measure.calls} legacy calls, which is more than ${limits.maxCalls}`) ||
        (measure.responseFields > limits.maxResponseFields &&
          `can answer more than ${limits.maxResponseFields} fields; ask for fewer items`) ||
        (measure.oncePerOperation > 1 && 'has more than one field that is limited to one per operation');
      if (excess) context.reportError(new GraphQLError(`The operation ${excess}.`));
      return false;
    },
  });
}

/** So few are made without asking, and fail one by one. */
const FEW_CALLS = 10;

const needed = new WeakMap<OperationDefinitionNode, number>();

/**
 * The legacy calls that must be possible before an operation is executed, because so many would be
 * made in vain if the rest were refused; 0 for an operation with few.
 */
export function callsNeeded(operation: OperationDefinitionNode, document: DocumentNode): number {
  const known = needed.get(operation);
  if (known !== undefined) return known;
  const { calls } = measureOperation(operation, document);
  const many = calls > FEW_CALLS ? calls : 0;
  needed.set(operation, many);
  return many;
}

function measureOperation(operation: OperationDefinitionNode, document: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const root = ROOT_TYPES[operation.operation];
  const { shared, ...rest } = new Measurer(fragments).measure(operation.selectionSet, root);
  const directives = rest.directives + (operation.directives?.length ?? 0);
  const sharedCalls = [...shared.values()].reduce((sum, { calls, atMost }) => sum + Math.min(calls, atMost), 0);
  return { ...rest, shared, directives, calls: rest.calls + sharedCalls };
}

/** Both together, the second as often as a list has items. */
function addShared(one: Measure['shared'], other: Measure['shared'], times: number): Measure['shared'] {
  if (other.size === 0) return one;
  const sum = new Map(one);
  for (const [field, { calls, atMost }] of other)
    sum.set(field, { calls: (sum.get(field)?.calls ?? 0) + times * calls, atMost });
  return sum;
}

/** Measures each fragment once, so that nested fragments cost no more than their length. */
class Measurer {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Measure>();

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#fragments = fragments;
  }

  /** `type` is the name of the type that the fields are selected on. */
  measure(set: SelectionSetNode, type: string): Measure {
    const total = { ...EMPTY };
    for (const selection of set.selections) {
      const part = this.#selection(selection, type);
      total.depth = Math.max(total.depth, part.depth);
      total.aliases += part.aliases;
      total.directives += part.directives + (selection.directives?.length ?? 0);
      total.rootFields += part.rootFields;
      total.oncePerOperation += part.oncePerOperation;
      total.calls += part.calls;
      total.shared = addShared(total.shared, part.shared, 1);
      total.responseFields += part.responseFields;
    }
    return total;
  }

  #selection(selection: SelectionSetNode['selections'][number], type: string): Measure {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return this.measure(selection.selectionSet, selection.typeCondition?.name.value ?? type);
    const name = selection.name.value;
    // graphql-js limits introspection, which is deeper than any product query.
    const isIntrospection = name === '__schema' || name === '__type';
    const { calls, atMost, items, returns } = costOf(type, selection);
    const inner = selection.selectionSet && !isIntrospection ? this.measure(selection.selectionSet, returns) : EMPTY;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (selection.alias ? 1 : 0),
      directives: inner.directives,
      rootFields: 1,
      oncePerOperation: isOncePerOperation(name) ? 1 : 0,
      calls: (atMost === null ? calls : 0) + items * inner.calls,
      shared: addShared(
        atMost === null ? EMPTY.shared : new Map([[`${type}.${name}`, { calls, atMost }]]),
        inner.shared,
        items,
      ),
      // A list of scalars has its items only.
      responseFields: items * Math.max(1, inner.responseFields),
    };
  }

  #fragment(name: string): Measure {
    const measured = this.#measured.get(name);
    if (measured) return measured;
    const fragment = this.#fragments.get(name);
    // A fragment inside itself counts as empty: graphql-js refuses it.
    this.#measured.set(name, EMPTY);
    const measure = fragment ? this.measure(fragment.selectionSet, fragment.typeCondition.name.value) : EMPTY;
    this.#measured.set(name, measure);
    return measure;
  }
}

interface FieldCost {
  /** Legacy calls each time the field is resolved. */
  readonly calls: number;
  /** The most of them in one operation; null if each counts. */
  readonly atMost: number | null;
  /** The most items that it returns. */
  readonly items: number;
  readonly returns: string;
}

/** What `@cost` declares of a field in the schema. */
interface DeclaredCost extends FieldCost {
  readonly sizedBy: string | null;
  readonly defaultSize: number | null;
}

const UNKNOWN: DeclaredCost = { calls: 0, atMost: null, items: 1, returns: '', sizedBy: null, defaultSize: null };

const COSTS = readCosts(typeDefs);

/** What a field of a type can cost, with the arguments that a document gives it. */
function costOf(type: string, { name, arguments: args = [] }: FieldNode): FieldCost {
  const { sizedBy, defaultSize, ...cost } = COSTS.get(`${type}.${name.value}`) ?? UNKNOWN;
  const argument = args.find((one) => one.name.value === sizedBy);
  const size = argument ? integerOf(argument.value) : defaultSize;
  // A variable may have any value, so it counts as the most.
  return size === null ? cost : { ...cost, items: Math.min(cost.items, Math.max(1, size)) };
}

function readCosts(schema: DocumentNode): ReadonlyMap<string, DeclaredCost> {
  const costs = new Map<string, DeclaredCost>();
  for (const definition of schema.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    for (const field of definition.fields ?? []) costs.set(`${definition.name.value}.${field.name.value}`, read(field));
  }
  return costs;
}

function read({ type, directives = [], arguments: args = [] }: FieldDefinitionNode): DeclaredCost {
  const directive = directives.find(({ name }) => name.value === 'cost');
  const returns = nameOf(type);
  if (!directive) return { ...UNKNOWN, returns };
  const sizedBy = argumentOf(directive, 'sizedBy');
  const name = sizedBy?.kind === Kind.STRING ? sizedBy.value : null;
  return {
    calls: integerOf(argumentOf(directive, 'calls')) ?? UNKNOWN.calls,
    atMost: integerOf(argumentOf(directive, 'atMost')),
    items: integerOf(argumentOf(directive, 'items')) ?? UNKNOWN.items,
    returns,
    sizedBy: name,
    defaultSize: integerOf(args.find((argument) => argument.name.value === name)?.defaultValue),
  };
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

function argumentOf({ arguments: args = [] }: ConstDirectiveNode, name: string): ValueNode | undefined {
  return args.find((argument) => argument.name.value === name)?.value;
}

function integerOf(value: ValueNode | undefined): number | null {
  return value?.kind === Kind.INT ? Number(value.value) : null;
}
