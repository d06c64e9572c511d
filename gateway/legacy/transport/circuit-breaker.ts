import type { TransportLimits } from '../../limits.ts';
import { LegacyError, type LegacyErrorKind } from './legacy-error.ts';

interface CircuitBreakerOptions extends Pick<TransportLimits, 'failuresToOpen' | 'openMs'> {
  /** Called when a breaker opens or closes. */
  readonly onChange: (script: string, state: 'open' | 'closed') => void;
}

/** A refusal, or an error of the request, shows that the host is healthy. */
const SHOWS_HEALTH: ReadonlySet<LegacyErrorKind> = new Set(['refused', 'status', 'unauthenticated', 'limited']);

interface ScriptState {
  failures: number;
  /** When the next probe is allowed (`performance.now()`); 0 while closed. */
  probeAt: number;
  lastError: LegacyError | null;
  isProbing: boolean;
}

/** Per script: while it is open, calls fail immediately and the host can recover. */
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
      throw breakerOpen(state);
    }
    state.isProbing = isProbe;
    try {
      const result = await call();
      this.#close(script, state);
      return result;
    } catch (error) {
      if (!(error instanceof LegacyError)) throw error;
      if (error.isHostFailure) this.#countFailure(script, state, error);
      else if (SHOWS_HEALTH.has(error.kind)) this.#close(script, state);
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

  /** Closes all breakers: the host has just started. */
  reset(): void {
    this.#scripts.clear();
  }

  *openScripts(): Generator<string> {
    for (const [script, { probeAt }] of this.#scripts) if (probeAt > 0) yield script;
  }

  #state(script: string): ScriptState {
    let state = this.#scripts.get(script);
    if (!state) {
      state = { failures: 0, probeAt: 0, lastError: null, isProbing: false };
      this.#scripts.set(script, state);
    }
    return state;
  }

  #countFailure(script: string, state: ScriptState, error: LegacyError): void {
    state.failures++;
    state.lastError = error;
    if (state.failures < this.#options.failuresToOpen) return;
    if (state.probeAt === 0) this.#options.onChange(script, 'open');
    state.probeAt = performance.now() + this.#options.openMs;
  }

  #close(script: string, state: ScriptState): void {
    if (state.probeAt > 0) this.#options.onChange(script, 'closed');
    state.failures = 0;
    state.probeAt = 0;
  }
}

/** Repeats the last error, which presumably still applies. */
function breakerOpen({ probeAt, lastError }: ScriptState): LegacyError {
  const waitMs = Math.max(0, probeAt - performance.now());
  return new LegacyError('not sent', {
    reason: 'breaker open',
    retryAfterSeconds: Math.ceil(waitMs / 1_000) || 1,
    ...(lastError && { message: lastError.message }),
    ...(lastError?.status !== undefined && { status: lastError.status }),
  });
}
