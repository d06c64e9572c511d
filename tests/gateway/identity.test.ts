import { InMemoryCache, setLogVerbosity } from '@apollo/client';
import { createClient, type Exchange, gql, makeResult } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import {
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  introspectionFromSchema,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  Network,
  type NormalizationSelection,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filter, map, pipe } from 'wonka';
import ours from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
import { keys } from '../clients/generated/keys.ts';
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts';
import { graphSchema } from '../support/graph-schema.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { wholeGraph } from '../support/whole-graph.ts';
import { post, readAnswer } from './harness.ts';

const dataDir = await temporaryFolder();

/** An operation with the gateway's answer to it. */
interface Recorded {
  readonly name: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly data: Record<string, unknown>;
}

const PLUMBING = 'service-3';

let gateway: GatewayProcess;
let session: Record<string, string>;
const recorded: Recorded[] = [];

const ask = async (query: string, variables: object = {}) =>
  readAnswer(await post(gateway, { query, variables }, session));

// Development messages about values that replace each other, which is intended.
setLogVerbosity('silent');

beforeAll(async () => {
  gateway = await startGatewayProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { session { userId authToken } } }';
  const { data } = await ask(logIn, { input: { email: 'joan.pryce@example.com', password: 'Mend-it-2026!' } });
  const { userId, authToken } = data.logIn.session;
  session = { 'x-user-id': userId, 'x-auth-token': authToken };
  await recordAll();
});
afterAll(async () => {
  gateway?.signal('SIGTERM');
  await gateway?.ended;
});

async function recordAll(): Promise<void> {
  const location = { customerLocation: 'HOME_SERVICE' };
  const cursor = 'pageInfo { endCursor }';
  const first = await ask(
    `query ($location: LocationInput!) {
      service(id: "${PLUMBING}") { availableDates(location: $location) }
      specialists { items { id reviews(first: 1) { ${cursor} } } }
      me { id repairs(first: 1) { nodes { id } } notifications(first: 1) { ${cursor} }
        pendingReviews(first: 1) { ${cursor} } submittedReviews(first: 1) { ${cursor} }
        appointments(status: PENDING) { nodes { id wasRescheduled } } }
    }`,
    { location },
  );
  const [date] = first.data.service.availableDates;
  const [specialist] = first.data.specialists.items;
  const pending = first.data.me.appointments.nodes.find((one: { wasRescheduled: boolean }) => !one.wasRescheduled);
  const [repair] = first.data.me.repairs.nodes;
  const after = (list: { pageInfo: { endCursor: string } }) => ({ after: list.pageInfo.endCursor });
  const { me } = first.data;
  const dates = await ask(`{ me { appointment(id: "${pending.id}") { rescheduleDates } } }`);
  const [rescheduleDate] = dates.data.me.appointment.rescheduleDates;

  const values = { serviceId: PLUMBING, date, location, filter: {}, page: 1, perPage: 8, email: 'ada@example.com' };
  const named: Record<string, object> = {
    SpecialistProfile: { id: specialist.id },
    SpecialistPage: { id: specialist.id },
    SpecialistServices: { id: specialist.id },
    CompareSpecialists: { specialistIds: [specialist.id] },
    NextAvailableDate: { specialistId: specialist.id },
    AvailableDates: { specialistId: specialist.id },
    TimeSlots: { specialistId: null },
    AppointmentSpecialist: { id: pending.id },
    RefundIfCancelled: { id: pending.id },
    RescheduleDates: { id: pending.id },
    RepairDetails: { id: repair.id },
    OpenAppointment: { id: pending.id },
    MoreSpecialistReviews: { id: specialist.id, ...after(specialist.reviews) },
    MoreNotifications: after(me.notifications),
    MorePendingReviews: after(me.pendingReviews),
    MoreSubmittedReviews: after(me.submittedReviews),
    RescheduleTimeSlots: { id: pending.id, date: rescheduleDate },
  };
  for (const query of Object.values(ours)) {
    const name = /^query (\w+)/.exec(query)?.[1];
    if (name !== undefined) await record(name, query, { ...values, ...named[name] });
  }
  const home = '{ customerLocation: HOME_SERVICE }';
  const generated = wholeGraph({
    schema: graphSchema,
    literals: {
      'Query.specialist.id': `"${specialist.id}"`,
      'Query.node.id': `"${PLUMBING}"`,
      'Query.service.id': `"${PLUMBING}"`,
      'Query.emailAvailability.email': '"ada@example.com"',
      'Specialist.searchedService.search': '"tap"',
      'Service.availableDates.location': home,
      'Service.timeSlots.location': home,
      'Service.specialists.first': '1',
      'Service.timeSlots.date': `"${date}"`,
      'Customer.appointment.id': `"${pending.id}"`,
      'Customer.repair.id': `"${repair.id}"`,
    },
    // An operation can select few of them, and the web client's operations do.
    without: new Set([
      'Appointment.rescheduleDates',
      'Appointment.rescheduleTimeSlots',
      'Service.searchSuggestions',
      'Specialist.nextAvailableDate',
      'Query.serverTime',
    ]),
  });
  for (const [name, query] of generated) await record(name, query, {});
  const nodes: [id: string, fields: string][] = [
    [specialist.id, '... on Specialist { name reviewCount }'],
    [specialist.id.replace('specialist', 'service'), '... on Service { name }'],
    [pending.id, '... on Appointment { reference status }'],
    [repair.id, '... on Repair { reference status }'],
    [me.id, '... on Customer { firstName }'],
  ];
  for (const [id, fields] of nodes) await record(`node ${id}`, `{ node(id: "${id}") { __typename id ${fields} } }`, {});
}

async function record(name: string, query: string, variables: Record<string, unknown>): Promise<void> {
  const { data, errors } = await ask(query, variables);
  expect(errors, name).toBeUndefined();
  // Relay has a name of its own for the root.
  const { __typename, ...fields } = data;
  recorded.push({ name, query, variables, data: fields });
}

/** One client's cache. A read is null where the client would fetch again. */
interface ClientCache {
  write(operation: Recorded): void;
  read(operation: Recorded): unknown;
}

/**
 * Writes the answers one after the other, in this order and in the opposite one, so that each comes
 * after each other. After each write, what was just written must be readable, and everything that
 * is readable must be as the gateway sent it.
 */
function differencesIn(createClientCache: () => ClientCache): string[] {
  return [recorded, recorded.toReversed()].flatMap((sequence) => {
    const cache = createClientCache();
    return sequence.flatMap((written, index) => {
      cache.write(written);
      return sequence.slice(0, index + 1).flatMap((operation) => {
        const found = cache.read(operation);
        if (found === null) return operation === written ? [`${written.name} can't be read`] : [];
        const path = differ(found, operation.data);
        return path ? [`${operation.name} after ${written.name}: ${path}`] : [];
      });
    });
  });
}

/** The path of the first difference; false if there is none. */
function differ(actual: unknown, expected: unknown, path = ''): string | false {
  if (typeof expected !== 'object' || expected === null || typeof actual !== 'object' || actual === null) {
    return Object.is(actual, expected) ? false : path || '(all)';
  }
  for (const [key, value] of Object.entries(expected)) {
    const found = differ(Reflect.get(actual, key), value, `${path}.${key}`);
    if (found) return found;
  }
  return false;
}

describe('every operation, alone and after every other', () => {
  it("is answered the same through Apollo Client's default cache", () => {
    const documents = new Map(recorded.map(({ query }) => [query, parse(query)]));
    const wrong = differencesIn(() => {
      const cache = new InMemoryCache();
      const withDocument = ({ query, variables }: Recorded) => ({
        query: documents.get(query) ?? parse(query),
        variables,
      });
      return {
        write: (operation) => void cache.writeQuery({ ...withDocument(operation), data: operation.data }),
        read: (operation) => cache.readQuery(withDocument(operation)),
      };
    });
    expect(wrong).toEqual([]);
  });

  it("is answered the same through urql's Graphcache", () => {
    const texts = new Map(recorded.map((operation) => [operation, gql(operation.query)]));
    const warnings: string[] = [];
    // So that it knows which types a fragment on an interface or union is about.
    const schema = introspectionFromSchema(graphSchema);
    const wrong = differencesIn(() => {
      let answer: Recorded['data'];
      const network: Exchange = () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind !== 'teardown'),
          map((operation) => makeResult(operation, { data: answer })),
        );
      const cache = cacheExchange({
        keys,
        schema,
        logger: (severity, message) => warnings.push(`${severity}: ${message}`),
      });
      const client = createClient({
        url: 'http://gateway.invalid',
        preferGetMethod: false,
        exchanges: [cache, network],
      });
      const read = (operation: Recorded, requestPolicy: 'cache-only' | 'network-only') =>
        client.readQuery(texts.get(operation) ?? operation.query, operation.variables, { requestPolicy })?.data ?? null;
      return {
        write(operation) {
          answer = operation.data;
          read(operation, 'network-only');
        },
        read: (operation) => read(operation, 'cache-only'),
      };
    });
    expect([...wrong, ...warnings]).toEqual([]);
  });

  it("is answered the same through Relay's default store, where an id is unique in the whole graph", () => {
    const requests = new Map(recorded.map((operation) => [operation, relayRequest(operation)]));
    const wrong = differencesIn(() => {
      const environment = new Environment({
        network: Network.create(() => Observable.create(() => undefined)),
        store: new Store(new RecordSource()),
      });
      const descriptorOf = (operation: Recorded) =>
        createOperationDescriptor(requests.get(operation) ?? relayRequest(operation), {});
      return {
        write: (operation) => environment.commitPayload(descriptorOf(operation), operation.data),
        read(operation) {
          const { data, isMissingData } = environment.lookup(descriptorOf(operation).fragment);
          return isMissingData ? null : data;
        },
      };
    });
    expect(wrong).toEqual([]);
  });
});

/** What Relay's compiler makes of an operation, with the values of its variables. */
function relayRequest({ name, query, variables }: Recorded): ConcreteRequest {
  const { definitions } = parse(query);
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const [operation] = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error(`${name} has no operation`);
  const selections = relaySelections(operation.selectionSet, 'Query', { fragments, variables });
  return {
    kind: 'Request',
    fragment: { kind: 'Fragment', name, type: 'Query', metadata: null, argumentDefinitions: [], selections },
    operation: { kind: 'Operation', name, argumentDefinitions: [], selections },
    params: { cacheID: name, id: null, metadata: {}, name, operationKind: 'query', text: query },
  } as ConcreteRequest;
}

interface RelayDocument {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Record<string, unknown>;
}

function relaySelections(set: SelectionSetNode, parent: string, document: RelayDocument): NormalizationSelection[] {
  return set.selections.flatMap((node): NormalizationSelection[] => {
    if (node.kind !== Kind.FIELD) {
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? document.fragments.get(node.name.value) : node;
      if (!fragment) throw new Error('A fragment is missing.');
      const type = fragment.typeCondition?.name.value ?? parent;
      const selections = relaySelections(fragment.selectionSet, type, document);
      return type === parent ? selections : [{ kind: 'InlineFragment', type, selections, abstractKey: null }];
    }
    const field = {
      alias: node.alias?.value ?? null,
      name: node.name.value,
      args: (node.arguments ?? []).map((argument) => ({
        kind: 'Literal' as const,
        name: argument.name.value,
        value: valueFromASTUntyped(argument.value, document.variables),
      })),
      storageKey: null,
    };
    if (!node.selectionSet) return [{ kind: 'ScalarField', ...field }];
    const type = fieldType(parent, node.name.value);
    const inner = getNamedType(type);
    return [
      {
        kind: 'LinkedField',
        ...field,
        concreteType: isObjectType(inner) ? inner.name : null,
        plural: isListType(getNullableType(type)),
        selections: relaySelections(node.selectionSet, inner.name, document),
      },
    ];
  });
}

function fieldType(parent: string, name: string): GraphQLOutputType {
  const type = graphSchema.getType(parent);
  const field = isCompositeType(type) && 'getFields' in type ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`${parent}.${name} is missing`);
  return field.type;
}
