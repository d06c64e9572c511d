import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../gateway/state/store.ts';
import { until } from '../support/until.ts';

/** What a store of the gateway's state does, wherever it keeps it. */
export function testStore(where: string, open: () => Store): void {
  describe(`a store in ${where}`, () => {
    let store: Store;
    let key: string;
    beforeEach(() => {
      store = open();
      key = `test:${randomUUID()}`;
    });

    it('counts within a window that starts with the first use', async () => {
      expect(await store.count(key, 60_000)).toMatchObject({ count: 1 });
      const second = await store.count(key, 1);
      expect(second?.count).toBe(2);
      expect(second?.endsInMs).toBeGreaterThan(50_000);
      await store.uncount(key);
      expect(await store.count(key, 60_000)).toMatchObject({ count: 2 });
    });

    it('never counts below zero', async () => {
      await store.uncount(key);
      expect(await store.count(key, 60_000)).toMatchObject({ count: 1 });
    });

    it('lets the first lease a key, until it is dropped', async () => {
      expect(await store.lease(key, 'mine', 60_000)).toBeNull();
      expect(await store.lease(key, 'yours', 60_000)).toBe('mine');
      await store.put(key, 'changed', 60_000);
      expect(await store.get(key)).toBe('changed');
      await store.drop(key);
      expect(await store.get(key)).toBeNull();
      expect(await store.lease(key, 'yours', 60_000)).toBeNull();
    });

    it('only lets the holder extend or drop a key', async () => {
      await store.lease(key, 'mine', 60_000);
      await store.drop(key, 'yours');
      await store.extend(key, 'yours', 1);
      expect(await store.lease(key, 'yours', 60_000)).toBe('mine');
      await store.drop(key, 'mine');
      expect(await store.get(key)).toBeNull();
    });

    it('keeps a key while it is extended', async () => {
      await store.lease(key, 'mine', 60_000);
      await store.extend(key, 'mine', 1);
      await until(async () => (await store.get(key)) === null, 'the key ended');
      await store.extend(key, 'mine', 60_000);
      expect(await store.get(key)).toBeNull();
    });
  });
}
