import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { CALLS, causeOf, MUTATION_NAMES, MUTATIONS, needsSession } from '../examples/all.ts';
import type { Call, MutationName } from '../examples/example.ts';
import { graphSchema } from '../support/graph-schema.ts';
import { type GraphAnswer, post, readAnswer, SESSION, type TestGateway } from './harness.ts';
import { COMPLETE_PHOTO } from './photo-fixtures.ts';

/** Whether a mutation needs a session: whether one of its calls does. */
export const isPersonal = (name: MutationName): boolean =>
  CALLS.some((call) => causeOf(call) === name && needsSession(call));

/** Whether its input is only returned, and never validated or sent on. */
export const isEchoed = (name: MutationName): boolean =>
  Object.keys(inputTypeOf(name)?.getFields() ?? {}).join() === 'clientMutationId';

/** Fields of a payload that are refetched, which costs calls. */
const REFETCHED = /^(Customer|Appointment|Vehicle|Notification|SubmittedReview)$/;

const payloadOf = (name: MutationName) => {
  const type = getNamedType(graphSchema.getMutationType()?.getFields()[name]?.type);
  if (!isObjectType(type)) throw new Error(`${name} is not a mutation`);
  return type;
};

function selectionOf(type: GraphQLObjectType): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    return isObjectType(inner) && !REFETCHED.test(inner.name) ? [`${field.name} ${selectionOf(inner)}`] : [];
  });
  return `{ ${parts.join(' ')} }`;
}

/** The type of a mutation's input; null when it has none. */
export function inputTypeOf(name: MutationName): GraphQLInputObjectType | null {
  const type = getNamedType(graphSchema.getMutationType()?.getFields()[name]?.args[0]?.type);
  return isInputObjectType(type) ? type : null;
}

export type Path = readonly (string | number)[];

/** A leaf value of an input. */
export interface Leaf {
  readonly path: Path;
  readonly type: string;
  readonly isRequired: boolean;
}

/** The paths of all leaf values of an input type. */
export function leavesOf(type: GraphQLInputType | null, value: unknown, path: Path = [], isRequired = true): Leaf[] {
  if (type === null) return [];
  const named = getNamedType(type);
  if (Array.isArray(value)) return value.flatMap((part, index) => leavesOf(named, part, [...path, index], true));
  if (!isInputObjectType(named)) return [{ path, type: named.name, isRequired }];
  return Object.values(named.getFields()).flatMap((field) => {
    const inner: unknown = Object(value)[field.name];
    if (inner === undefined) return [];
    return leavesOf(
      field.type,
      inner,
      [...path, field.name],
      isNonNullType(field.type) && field.defaultValue === undefined,
    );
  });
}

/** The valid input with empty texts, which GraphQL accepts and the rules don't. */
export function blankInput(name: MutationName): Record<string, unknown> {
  const fields = inputTypeOf(name)?.getFields() ?? {};
  const isText = (key: string) => /^(String|ID)$/.test(getNamedType(fields[key]?.type)?.name ?? '');
  const blank = ([key, value]: [string, unknown]) => [key, isText(key) && typeof value === 'string' ? '' : value];
  return Object.fromEntries(Object.entries(MUTATIONS[name].input()).map(blank));
}

export function documentOf(name: MutationName): string {
  const input = inputTypeOf(name);
  const field = input ? `${name}(input: $input)` : name;
  return `mutation Test${input ? `($input: ${input.name}!)` : ''} { ${field} ${selectionOf(payloadOf(name))} }`;
}

const COMPLETE_FILE = new Blob([new Uint8Array(COMPLETE_PHOTO)], { type: 'image/png' });

/** Sends a mutation with this input and file, with a customer's credentials when it needs one. */
export async function perform(
  gateway: Pick<TestGateway, 'url' | 'graph'>,
  name: MutationName,
  input: unknown = MUTATIONS[name].input(),
  headers: Readonly<Record<string, string>> = isPersonal(name) ? SESSION : {},
  file: Blob = COMPLETE_FILE,
): Promise<GraphAnswer> {
  const places = leavesOf(inputTypeOf(name), MUTATIONS[name].input())
    .filter(({ type }) => type === 'Upload')
    .map(({ path }) => path.join('.'));
  const query = documentOf(name);
  if (places.length === 0) return gateway.graph(query, { input }, { ...headers });
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { input } }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [`variables.input.${place}`]]))),
  );
  for (const index of places.keys()) {
    form.set(String(index), file, `${index}.png`);
  }
  return readAnswer(await post(gateway, form, headers));
}

/** The operation that makes a call, and where its result is in the response. */
interface ContractOperation {
  readonly ask: (gateway: TestGateway) => Promise<GraphAnswer>;
  readonly at: readonly string[];
}

/** A valid operation that makes a call of the contract. */
export function operationOf(call: Call): ContractOperation {
  const by = causeOf(call);
  if (typeof by === 'string') return { ask: (gateway) => perform(gateway, by), at: [by] };
  const [query, at] = by;
  return { ask: (gateway) => gateway.asCustomer(query), at: at.split('.') };
}

/** The mutations that can be refused. */
export const REFUSABLE = MUTATION_NAMES.filter((name) => 'userErrors' in payloadOf(name).getFields());
