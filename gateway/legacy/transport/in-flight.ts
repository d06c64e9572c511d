/** Shares one call between simultaneous reads of the same key. */
export class InFlight {
  readonly #calls = new Map<string, Promise<unknown>>();

  /**
   * Joins the call in flight for the key, or starts one. `onLoaded` receives the result, unless the
   * call was detached. The type of a key's results must always be the same.
   */
  share<T>(key: string, load: () => Promise<T>, onLoaded: (result: T) => void): Promise<T> {
    const running = this.#calls.get(key) as Promise<T> | undefined;
    if (running !== undefined) return running;
    const call: Promise<T> = load().then(
      (result) => {
        if (this.#remove(key, call)) onLoaded(result);
        return result;
      },
      (error: unknown) => {
        this.#remove(key, call);
        throw error;
      },
    );
    this.#calls.set(key, call);
    return call;
  }

  /** Detaches calls, because their results may be outdated: the next read starts another. */
  detach(matches: (key: string) => boolean): void {
    for (const key of this.#calls.keys()) if (matches(key)) this.#calls.delete(key);
  }

  /** Whether the call was still attached. */
  #remove(key: string, call: Promise<unknown>): boolean {
    return this.#calls.get(key) === call && this.#calls.delete(key);
  }
}
