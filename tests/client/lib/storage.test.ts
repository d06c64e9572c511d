import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';

const Note = z.object({ step: z.string() });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('storage', () => {
  it('gives back what was written, in its own place only', () => {
    expect(writeStored('session', 'note', { step: 'details' })).toBe(true);
    expect(readStored('session', 'note', Note)).toEqual({ step: 'details' });
    expect(readStored('local', 'note', Note)).toBeNull();
    removeStored('session', 'note');
    expect(readStored('session', 'note', Note)).toBeNull();
  });

  it.each(['{"step":3}', '{"other":1}', 'not json', '', 'null'])('does not trust %j', (text) => {
    localStorage.setItem('note', text);
    expect(readStored('local', 'note', Note)).toBeNull();
  });

  it('goes on without when the browser refuses', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(readStored('local', 'note', Note)).toBeNull();
    expect(writeStored('local', 'note', { step: 'details' })).toBe(false);
    expect(() => removeStored('local', 'note')).not.toThrow();
  });

  it('goes on without where there is no storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
    expect(readStored('local', 'note', Note)).toBeNull();
    expect(writeStored('local', 'note', { step: 'details' })).toBe(false);
    expect(() => removeStored('local', 'note')).not.toThrow();
  });

  it('says so when the store is full', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage);
    expect(writeStored('session', 'note', { step: 'details' })).toBe(false);
  });
});
