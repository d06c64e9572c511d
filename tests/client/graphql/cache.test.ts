import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, it } from 'vitest';
import { createCache } from '~/graphql/cache.ts';
import { DashboardSummaryDocument } from '~/graphql/generated/operations/dashboard-summary.ts';
import { OpenAppointmentDocument } from '~/graphql/generated/operations/open-appointment.ts';
import operations from '../../../gateway/graphql/generated/operations.json' with { type: 'json' };
import { confirmed } from '../appointments/appointment-fixtures.ts';
import { summaryResponse } from '../dashboard/dashboard-fixtures.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

it('keeps the customer for other pages when a refetch fails', async () => {
  const graph = new FakeGraph().answer('DashboardSummary', summaryResponse());
  const client = testClient(graph.link);
  const fetchCustomer = () => client.query({ query: DashboardSummaryDocument, fetchPolicy: 'network-only' });
  await fetchCustomer();
  graph.answer('DashboardSummary', {
    data: { me: null },
    errors: [{ message: 'No.', path: ['me'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
  });
  expect((await fetchCustomer()).error).toBeTruthy();
  expect(client.readQuery({ query: DashboardSummaryDocument })?.me?.id).toBe('customer-7');
});

it('remembers that there is no such appointment, until a list has it', async () => {
  const me = { __typename: 'Customer' as const, id: 'customer-7' };
  const graph = new FakeGraph().answer('OpenAppointment', { data: { me: { ...me, appointment: null } } });
  const client = testClient(graph.link);
  const query = { query: OpenAppointmentDocument, variables: { id: 'appointment-31' } };
  await client.query(query);
  expect(client.readQuery(query)?.me?.appointment).toBeNull();
  // As a page of the list, which refers to it by its id.
  graph.answer('OpenAppointment', { data: { me: { ...me, appointment: confirmed } } });
  await client.query({ ...query, variables: { id: 'appointment-MW-48213' } });
  expect(client.readQuery(query)?.me?.appointment?.id).toBe('appointment-31');
});

it('merges or replaces on purpose what has no id: nothing is lost unnoticed', () => {
  const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
  const users = new Map<string, Set<string>>();
  const fields = new Map<string, { parent: string; field: string; type: string; isList: boolean }>();
  for (const text of Object.values(operations)) {
    const info = new TypeInfo(schema);
    const Field = () => {
      const [parentType, type] = [info.getParentType(), getNamedType(info.getType())];
      if (!isObjectType(parentType) || !isObjectType(type)) return;
      const isList = isListType(getNullableType(info.getType()));
      const [parent, field] = [parentType.name, info.getFieldDef()?.name ?? ''];
      // What a mutation returns is only kept where it has an id.
      if (/^Mutation$|Payload$/.test(parent) || (!isList && type.getFields().id)) return;
      // A list in what has no id is replaced with it.
      if (isList && parent !== 'Query' && !parentType.getFields().id) return;
      users.set(type.name, (users.get(type.name) ?? new Set()).add(text));
      fields.set(`${parent}.${field}`, { parent, field, type: type.name, isList });
    };
    visit(parse(text), visitWithTypeInfo(info, { Field }));
  }
  const { policies } = createCache();
  const shared = [...fields].filter(([, { type, isList }]) => isList || (users.get(type)?.size ?? 0) > 1);
  expect(shared.length).toBeGreaterThan(30);
  const implicit = shared.filter(([, { parent, field, type }]) => !policies.getMergeFunction(parent, field, type));
  expect(implicit.map(([name]) => name)).toEqual([]);
});
