import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type FieldNode,
  Kind,
  type TypeNode,
  type ValueNode,
} from 'graphql';
import { typeDefs } from './type-defs.ts';

interface FieldCost {
  /** Legacy calls each time the field is resolved. */
  readonly calls: number;
  /** The most of them in one operation; null if each counts. */
  readonly atMost: number | null;
  /** The most items that it returns. */
  readonly items: number;
  /** The name of the type that it returns, or of a list's items. */
  readonly returns: string;
}

/** What `@cost` declares of a field in the schema. */
interface DeclaredCost extends FieldCost {
  /** The argument with the number of items. */
  readonly sizedBy: string | null;
  readonly defaultSize: number | null;
}

const UNKNOWN: DeclaredCost = { calls: 0, atMost: null, items: 1, returns: '', sizedBy: null, defaultSize: null };

const COSTS = readCosts(typeDefs);

/** What a field of a type can cost, with the arguments that a document gives it. */
export function costOf(type: string, { name, arguments: args = [] }: FieldNode): FieldCost {
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
