import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownActs } from '~/features/customer/own-acts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // What one test has excused is over before the next.
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

/** How often notifications that have arrived ask for the newest data. */
function listen() {
  const onNews = vi.fn();
  return { onNews, receive: (count: number) => ownActs.heard(count, onNews) };
}

describe('notifications about what this tab has done itself', () => {
  it('are news when it has done nothing', () => {
    const { onNews, receive } = listen();
    receive(1);
    expect(onNews).toHaveBeenCalledTimes(1);
    receive(0);
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  it('are no news, one for each mutation whose result is shown', () => {
    const { onNews, receive } = listen();
    ownActs.begin()(true);
    ownActs.begin()(true);
    receive(1);
    receive(1);
    expect(onNews).not.toHaveBeenCalled();
    receive(1);
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  it('are news beyond that number', () => {
    const { onNews, receive } = listen();
    ownActs.begin()(true);
    receive(2);
    expect(onNews).toHaveBeenCalledTimes(1);
    receive(1);
    expect(onNews).toHaveBeenCalledTimes(2);
  });

  it('are news when its result is not shown', () => {
    const { onNews, receive } = listen();
    ownActs.begin()(false);
    receive(1);
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  it('are news again after eight seconds', () => {
    const { onNews, receive } = listen();
    ownActs.begin()(true);
    ownActs.begin()(true);
    vi.advanceTimersByTime(7_999);
    receive(1);
    expect(onNews).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    receive(1);
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  it('wait for the end of the last mutation that is in flight', () => {
    const { onNews, receive } = listen();
    const [first, second] = [ownActs.begin(), ownActs.begin()];
    receive(1);
    first(false);
    expect(onNews).not.toHaveBeenCalled();
    second(true);
    expect(onNews).not.toHaveBeenCalled();
    const third = ownActs.begin();
    receive(1);
    third(false);
    expect(onNews).toHaveBeenCalledTimes(1);
    // There is nothing left to ask for.
    ownActs.begin()(false);
    expect(onNews).toHaveBeenCalledTimes(1);
  });
});
