import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../gateway/state/store.ts';
import { testStore } from './store-suite.ts';

testStore('memory', () => new MemoryStore());

describe('the memory store', () => {
  it('expires counters and values', async () => {
    let now = 0;
    const store = new MemoryStore(() => now);
    await store.count('counter', 1_000);
    await store.lease('key', 'value', 1_000);
    now = 1_000;
    expect(await store.count('counter', 1_000)).toEqual({ count: 1, endsInMs: 1_000 });
    expect(await store.get('key')).toBeNull();
  });
});
