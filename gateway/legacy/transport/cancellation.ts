/**
 * Tells work under way that nobody needs it any more. What an AbortSignal does, without the ten
 * microseconds that its listeners cost each call.
 */
export class Cancellation {
  readonly #listeners = new Set<() => void>();
  #isCancelled = false;
  #reason: unknown;

  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  /** Why; undefined while it is not cancelled. */
  get reason(): unknown {
    return this.#reason;
  }

  /** Only the first time counts. */
  cancel(reason: unknown): void {
    if (this.#isCancelled) return;
    this.#isCancelled = true;
    this.#reason = reason;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }

  /** Called once when it is cancelled, at once when it has been. */
  onCancel(listener: () => void): void {
    if (this.#isCancelled) listener();
    else this.#listeners.add(listener);
  }

  off(listener: () => void): void {
    this.#listeners.delete(listener);
  }
}
