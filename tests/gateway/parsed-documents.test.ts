import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { ParsedDocuments } from '../../gateway/graphql/known-documents.ts';

const TEN = '{ abcdef }';

it('evicts the least recently used documents beyond its memory budget', async () => {
  const store = new ParsedDocuments(3_000);
  for (const key of ['a', 'b', 'c']) await store.set(key, parse(TEN));
  await store.get('a');
  await store.set('d', parse(TEN));
  expect(await store.get('b')).toBeUndefined();
  for (const key of ['a', 'c', 'd']) expect(await store.get(key)).toMatchObject({ kind: 'Document' });
  // A document that is stored again counts once.
  for (const key of ['d', 'd', 'd']) await store.set(key, parse(TEN));
  expect(await store.get('a')).toBeDefined();
  expect(await store.delete('a')).toBe(true);
  await store.set('e', parse(TEN));
  expect(await store.get('c')).toBeDefined();
});
