import { afterEach, describe, expect, it, vi } from 'vitest';
import { object, string } from '~/lib/shape.ts';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';

const Note = object({ step: string });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('storage', () => {
  it('returns what was written, from the same storage only', () => {
    expect(writeStored('session', 'note', { step: 'details' })).toBe(true);
    expect(readStored('session', 'note', Note)).toEqual({ step: 'details' });
    expect(readStored('local', 'note', Note)).toBeNull();
    removeStored('session', 'note');
    expect(readStored('session', 'note', Note)).toBeNull();
  });

  it.each(['{"step":3}', '{"other":1}', 'not json', '', 'null'])('ignores %j', (text) => {
    localStorage.setItem('note', text);
    expect(readStored('local', 'note', Note)).toBeNull();
  });

  it('does not throw if the browser blocks storage', () => {
    const block = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(block);
    expect(readStored('local', 'note', Note)).toBeNull();
    expect(writeStored('local', 'note', { step: 'details' })).toBe(false);
    expect(() => removeStored('local', 'note')).not.toThrow();
  });

  it('does not throw without storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
    expect(readStored('local', 'note', Note)).toBeNull();
    expect(writeStored('local', 'note', { step: 'details' })).toBe(false);
    expect(() => removeStored('local', 'note')).not.toThrow();
  });

  it('reports that storage is full', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage);
    expect(writeStored('session', 'note', { step: 'details' })).toBe(false);
  });
});
