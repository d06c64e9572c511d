import type { Clock } from '../../gateway/clock.ts';
import { until } from './until.ts';

/** A manual clock without jitter. */
export class ManualClock implements Clock {
  readonly #timers: { milliseconds: number; callback: () => void }[] = [];

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { milliseconds, callback };
    this.#timers.push(timer);
    return () => {
      const index = this.#timers.indexOf(timer);
      if (index >= 0) this.#timers.splice(index, 1);
    };
  }

  random(): number {
    return 0.5;
  }

  get pending(): number {
    return this.#timers.length;
  }

  /** Resolves when the last timer's work is done and the next timer is set. */
  settled(): Promise<void> {
    return until(() => this.pending > 0, 'a timer was set');
  }

  /** Waits until so many timers are set, fires them, and returns the longest duration. */
  async ring(count = 1): Promise<number> {
    await until(() => this.pending === count, `${count} timers were set`);
    const timers = this.#timers.splice(0);
    for (const { callback } of timers) callback();
    return Math.max(...timers.map(({ milliseconds }) => milliseconds));
  }
}
