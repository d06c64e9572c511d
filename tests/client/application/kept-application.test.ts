import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropExpiredApplication } from '~/features/application/kept-application.ts';

const KEY = 'specialist-application';
const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-23T20:00:00Z');
const deleteDatabase = vi.fn();

beforeEach(() => {
  deleteDatabase.mockClear();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  localStorage.setItem(KEY, JSON.stringify({ bio: '"savedAt":1', firstName: 'Amara', savedAt: START }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is taken off the device after 7 days, its files too, on whatever page', () => {
  dropExpiredApplication(START + 7 * DAY);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(deleteDatabase).toHaveBeenCalledWith('application-files');
});

it('stays before, whatever is written in it', () => {
  dropExpiredApplication(START + 7 * DAY - 1);
  expect(localStorage.getItem(KEY)).toContain('Amara');
  expect(deleteDatabase).not.toHaveBeenCalled();
});

it('is no trouble where nothing can be read', () => {
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    getItem: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  } as Partial<Storage> as Storage);
  expect(() => dropExpiredApplication(START + 8 * DAY)).not.toThrow();
  vi.restoreAllMocks();
});
