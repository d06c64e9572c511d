import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from '~/features/session/session.ts';

const joan = { userId: '7', authToken: 'secret', userName: 'Joan', accountType: 'customer' };
let tab: EventTarget;
const store = () => createSessionStore(localStorage, tab);
/** A store with Joan's session. */
function begun() {
  const session = store();
  session.begin(joan);
  return session;
}
/** Tells this tab that another one has changed a key; null if it has removed all. */
const reportChange = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));

beforeEach(() => {
  localStorage.clear();
  tab = new EventTarget();
});

describe('the session (SESS-01, ACCT-17)', () => {
  it('is stored in exactly the four documented keys', () => {
    store().begin(joan);
    expect({ ...localStorage }).toEqual(joan);
  });

  it.each([['userId'], ['authToken']])('is null while %s is missing (DASH-01)', (key) => {
    const session = begun();
    localStorage.removeItem(key);
    expect(session.current()).toBeNull();
  });

  it('needs no name and no account type (SESS-07)', () => {
    localStorage.setItem('userId', '7');
    localStorage.setItem('authToken', 'secret');
    expect(store().current()).toEqual({ ...joan, userName: '', accountType: '' });
  });

  it('is the same object until it changes, so that React does not render endlessly', () => {
    const session = begun();
    expect(session.current()).toBe(session.current());
  });

  it('removes only its own keys when it ends, and knows the reason (SESS-03)', () => {
    const session = store();
    localStorage.setItem('theme', '"dark"');
    session.begin(joan);
    session.end('SESSION_EXPIRED');
    expect(session.current()).toBeNull();
    expect(session.endReason()).toBe('SESSION_EXPIRED');
    expect({ ...localStorage }).toEqual({ theme: '"dark"' });
    session.begin(joan);
    expect(session.endReason()).toBeNull();
  });

  it('clears a name that another tab wrote after the session ended', () => {
    const session = begun();
    session.end('LOGGED_OUT');
    localStorage.setItem('userName', 'Joan');
    reportChange('userName');
    expect({ ...localStorage }).toEqual({});
  });

  it('waits for the rest of a session that begins in another tab', () => {
    store();
    localStorage.setItem('userId', '7');
    reportChange('userId');
    expect({ ...localStorage }).toEqual({ userId: '7' });
  });

  it('does not notify subscribers if the name has not changed', () => {
    const session = begun();
    const listener = vi.fn();
    session.subscribe(listener);
    session.rename('Joan');
    expect(listener).not.toHaveBeenCalled();
    session.rename('Joan Pryce');
    expect(localStorage.getItem('userName')).toBe('Joan Pryce');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notifies subscribers of other tabs’ changes, but not of other keys', () => {
    const session = begun();
    const listener = vi.fn();
    const unsubscribe = session.subscribe(listener);
    reportChange('theme');
    expect(listener).not.toHaveBeenCalled();
    reportChange('authToken');
    reportChange(null);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    session.end('LOGGED_OUT');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is a new object when any of its four values changes', () => {
    const session = begun();
    const before = session.current();
    session.begin({ ...joan, accountType: 'trade' });
    expect(session.current()).not.toBe(before);
    expect(session.current()).toEqual({ ...joan, accountType: 'trade' });
  });

  it('lasts as long as the page if local storage is blocked', () => {
    const session = createSessionStore(null, tab);
    session.begin(joan);
    expect(session.current()).toEqual(joan);
    session.end('LOGGED_OUT');
    expect(session.current()).toBeNull();
  });

  it.each([0, 2])('is in memory if storage takes only %i of its values, and no half of it is stored', (limit) => {
    const full = Object.assign(Object.create(Storage.prototype), {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem(key: string, value: string) {
        if (localStorage.length >= limit) throw new DOMException('full', 'QuotaExceededError');
        localStorage.setItem(key, value);
      },
    }) as Storage;
    const session = createSessionStore(full, tab);
    const listener = vi.fn();
    session.subscribe(listener);
    session.begin(joan);
    expect(session.current()).toEqual(joan);
    expect({ ...localStorage }).toEqual({});
    expect(listener).toHaveBeenCalledOnce();
    session.end('LOGGED_OUT');
    expect(session.current()).toBeNull();
  });

  it('removes nothing when it begins, so that other tabs see no logged-out moment', () => {
    const removeItem = vi.fn();
    const watched = Object.assign(Object.create(Storage.prototype), {
      getItem: (key: string) => localStorage.getItem(key),
      setItem: (key: string, value: string) => localStorage.setItem(key, value),
      removeItem,
    }) as Storage;
    const session = createSessionStore(watched, tab);
    session.begin(joan);
    session.begin({ ...joan, authToken: 'another' });
    expect(removeItem).not.toHaveBeenCalled();
    expect(session.current()).toEqual({ ...joan, authToken: 'another' });
  });

  it('follows a session that another tab has begun or ended', () => {
    const session = begun();
    expect(session.current()).toEqual(joan);
    for (const [key, value] of Object.entries({ ...joan, userId: '8', userName: 'Ada' }))
      localStorage.setItem(key, value);
    reportChange('userId');
    expect(session.current()).toMatchObject({ userId: '8', userName: 'Ada' });
    localStorage.clear();
    reportChange(null);
    expect(session.current()).toBeNull();
    expect(session.endReason()).toBeNull();
  });

  it('has no end reason once another tab has begun a session, whose keys are reported one by one', () => {
    const session = begun();
    session.end('SESSION_EXPIRED');
    const writeElsewhere = (key: 'userId' | 'authToken', value: string) => {
      localStorage.setItem(key, value);
      reportChange(key);
    };
    writeElsewhere('userId', '8');
    expect(session.endReason()).toBe('SESSION_EXPIRED');
    writeElsewhere('authToken', 'another');
    expect(session.endReason()).toBeNull();
    localStorage.clear();
    reportChange(null);
    expect(session.endReason()).toBeNull();
  });

  it('keeps its end reason while another tab only ends its own', () => {
    const session = begun();
    session.end('SESSION_EXPIRED');
    reportChange('authToken');
    expect(session.endReason()).toBe('SESSION_EXPIRED');
  });
});
