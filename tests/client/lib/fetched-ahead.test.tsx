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

const Waiting = vi.fn(() => <p>waiting</p>);

function page(Part: ComponentType<CounterProps>, by = 1) {
  return (
    <Suspense fallback={<Waiting />}>
      <Part by={by} />
    </Suspense>
  );
}

afterEach(() => {
  cleanup();
  Waiting.mockClear();
});

describe('a part whose code comes by itself', () => {
  it('is there at once when it was fetched ahead', async () => {
    const load = vi.fn(async () => Counter);
    const Part = lazyWithPreload(load);
    await act(async () => Part.preload());
    render(page(Part));
    expect(screen.getByRole('button').textContent).toBe('0');
    expect(Waiting).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('has its place held until it comes', async () => {
    let come: (part: ComponentType<CounterProps>) => void = () => undefined;
    const code = new Promise<ComponentType<CounterProps>>((resolve) => {
      come = resolve;
    });
    render(page(lazyWithPreload(() => code)));
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(async () => come(Counter));
    expect(screen.getByRole('button').textContent).toBe('0');
  });

  it('keeps what it holds when its code is asked for again', async () => {
    const Part = lazyWithPreload(async () => Counter);
    const { rerender } = render(page(Part));
    fireEvent.click(await screen.findByRole('button'));
    await act(async () => Part.preload());
    rerender(page(Part, 5));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('6');
  });

  it('is fetched again when it could not be had ahead', async () => {
    const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('no connection'));
    const Part = lazyWithPreload(load);
    await act(async () => Part.preload());
    render(page(Part));
    expect((await screen.findByRole('button')).textContent).toBe('0');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
