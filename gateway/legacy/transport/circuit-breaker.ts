import { LegacyError } from './legacy-error.ts';

export interface CircuitBreakerOptions {
  /** Consecutive faults after which a script is left alone. */
  readonly faultsToOpen: number;
  /** For how long; then one call at a time finds out whether it answers again. */
  readonly openMs: number;
  /** Told when a script is left alone, and when it is called again. */
  readonly onChange: (script: string, state: 'open' | 'closed') => void;
}

interface ScriptState {
  faults: number;
  /** When the next probe may go; 0 while closed. */
  probeAt: number;
  lastFault: LegacyError | null;
  isProbing: boolean;
}

/**
 * A circuit breaker per script: while one is open its calls fail at once, and the host can recover.
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  readonly #scripts = new Map<string, ScriptState>();

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  async run<T>(script: string, call: () => Promise<T>): Promise<T> {
    const state = this.#state(script);
    const isProbe = state.probeAt > 0;
    if (isProbe && (state.isProbing || performance.now() < state.probeAt)) {
      throw asLeftAlone(state);
    }
    state.isProbing = isProbe;
    try {
      const result = await call();
      this.#close(script, state);
      return result;
    } catch (error) {
      if (!(error instanceof LegacyError)) throw error;
      if (error.isHostFailure) this.#countFault(script, state, error);
      // An answer that only refuses, or tells of a bad question, shows that the host is well.
      else if (error.kind === 'refused' || error.kind === 'status' || error.kind === 'unauthenticated')
        this.#close(script, state);
      throw error;
    } finally {
      if (isProbe) state.isProbing = false;
    }
  }

  /** Lets the next call of each open circuit probe its script: the host may be back. */
  probeNow(): void {
    const now = performance.now();
    for (const state of this.#scripts.values()) if (state.probeAt > now) state.probeAt = now;
  }

  /** Forgets all faults: the host has just said that it is there. */
  reset(): void {
    this.#scripts.clear();
  }

  /** The scripts that are left alone at the moment. */
  *openScripts(): Generator<string> {
    for (const [script, { probeAt }] of this.#scripts) if (probeAt > 0) yield script;
  }

  #state(script: string): ScriptState {
    let state = this.#scripts.get(script);
    if (!state) {
      state = { faults: 0, probeAt: 0, lastFault: null, isProbing: false };
      this.#scripts.set(script, state);
    }
    return state;
  }

  #countFault(script: string, state: ScriptState, fault: LegacyError): void {
    state.faults++;
    state.lastFault = fault;
    if (state.faults < this.#options.faultsToOpen) return;
    if (state.probeAt === 0) this.#options.onChange(script, 'open');
    state.probeAt = performance.now() + this.#options.openMs;
  }

  #close(script: string, state: ScriptState): void {
    if (state.probeAt > 0) this.#options.onChange(script, 'closed');
    state.faults = 0;
    state.probeAt = 0;
  }
}

/** Repeats the last error, which as far as is known still holds. */
function asLeftAlone({ probeAt, lastFault }: ScriptState): LegacyError {
  const waitMs = Math.max(0, probeAt - performance.now());
  return new LegacyError('not sent', {
    reason: 'breaker open',
    retryAfterSeconds: Math.ceil(waitMs / 1_000) || 1,
    ...(lastFault && { message: lastFault.message }),
    ...(lastFault?.status !== undefined && { status: lastFault.status }),
  });
}
