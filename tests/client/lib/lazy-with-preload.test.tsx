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
  Fallback.mockClear();
});

describe('lazyWithPreload', () => {
  it('renders a preloaded component immediately', async () => {
    const load = vi.fn(async () => Counter);
    const Part = lazyWithPreload(load);
    Part.preload();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
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
