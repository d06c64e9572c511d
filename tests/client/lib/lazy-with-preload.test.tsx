import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';

interface CounterProps {
  by: number;
}

function Counter({ by }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + by)}>
      {count}
    </button>
  );
}

const Fallback = vi.fn(() => <p>loading</p>);

function page(Part: ComponentType<CounterProps>, by = 1) {
  return (
    <Suspense fallback={<Fallback />}>
      <Part by={by} />
    </Suspense>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Fallback.mockClear();
});

describe('lazyWithPreload', () => {
  it('renders a preloaded component immediately', async () => {
    const load = vi.fn(async () => Counter);
    const Part = lazyWithPreload(load);
    Part.preload();
    await expect.poll(() => load.mock.calls).toHaveLength(1);
    render(page(Part));
    expect(screen.getByRole('button').textContent).toBe('0');
    expect(Fallback).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows the fallback until the code is loaded', async () => {
    let finishLoading: (part: ComponentType<CounterProps>) => void = () => undefined;
    const code = new Promise<ComponentType<CounterProps>>((resolve) => {
      finishLoading = resolve;
    });
    render(page(lazyWithPreload(() => code)));
    expect(screen.getByText('loading')).toBeTruthy();
    await act(async () => finishLoading(Counter));
    expect(screen.getByRole('button').textContent).toBe('0');
  });

  it('keeps its state when the code is preloaded again', async () => {
    const Part = lazyWithPreload(async () => Counter);
    const { rerender } = render(page(Part));
    fireEvent.click(await screen.findByRole('button'));
    await act(async () => Part.preload());
    rerender(page(Part, 5));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('6');
  });

  it('loads the code again if preloading failed', async () => {
    const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('no connection'));
    const Part = lazyWithPreload(load);
    await act(async () => Part.preload());
    render(page(Part));
    expect((await screen.findByRole('button')).textContent).toBe('0');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('firstIdle', () => {
  /** Loads the module again, because the page of the other tests has been idle. */
  async function loadFirstIdle() {
    vi.resetModules();
    const { firstIdle, markPageInteractive } = await import('~/lib/first-idle.ts');
    const onIdle = vi.fn();
    void firstIdle.then(onIdle);
    return { onIdle, markPageInteractive };
  }

  function callBackAtTimeout(callback: () => void, { timeout }: IdleRequestOptions) {
    if (timeout !== undefined) setTimeout(callback, timeout);
  }

  it.each([
    [200, "can't tell when it is idle", undefined],
    [2_000, 'stays busy', callBackAtTimeout],
  ])('comes after the first use and the photos, %s ms later if the browser %s', async (delay, _case, requestIdle) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    if (requestIdle) vi.stubGlobal('requestIdleCallback', requestIdle);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { onIdle, markPageInteractive } = await loadFirstIdle();
    markPageInteractive();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onIdle).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(onIdle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('waits for the visitor also if the photos have loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { onIdle, markPageInteractive } = await loadFirstIdle();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onIdle).not.toHaveBeenCalled();
    markPageInteractive();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('is at once on the server', async () => {
    vi.stubGlobal('window', undefined);
    const { onIdle } = await loadFirstIdle();
    expect(onIdle).toHaveBeenCalledOnce();
  });
});
