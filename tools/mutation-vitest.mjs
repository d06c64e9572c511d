import { ThreadsPoolWorker } from 'vitest/node';
import base from '../vitest.config.ts';
import { areas } from './mutation-areas.mjs';

/** A thread is replaced after this many runs, to limit what mutants leave behind. */
const RUNS_PER_THREAD = 50;

/** @type {import('node:worker_threads').Worker | undefined} */
let keptThread;
let runs = 0;

/**
 * A worker thread that outlives a run. Stryker starts at least one run per mutant, and loading the
 * server or React each time would take most of the time. A global switches mutants on while tests
 * run, so libraries can stay loaded.
 */
class KeptThread extends ThreadsPoolWorker {
  name = 'kept-thread';
  #isReused = false;
  #isKept = false;
  #config;
  #listeners = [];

  async start() {
    this.#isReused = keptThread !== undefined;
    this._thread = keptThread;
    await super.start();
    keptThread = this._thread;
  }

  on(event, listener) {
    this.#listeners.push([event, listener]);
    super.on(event, listener);
  }

  /** A running thread is neither started nor stopped; only the choice of tests is new. */
  send(message) {
    if (message.type === 'start' && this.#isReused) {
      this.#config = message.context.config;
      this.#answer('started');
    } else if (message.type === 'run' && this.#isReused) {
      super.send({ ...message, context: { ...message.context, config: this.#config } });
    } else if (message.type === 'stop' && this.#canBeKept()) {
      this.#isKept = true;
      this.#answer('stopped');
    } else {
      // The next run may start before the answer arrives, and needs another thread.
      if (message.type === 'stop') keptThread = undefined;
      super.send(message);
    }
  }

  async stop() {
    if (!this.#isKept) {
      // A thread can also exit by itself, after a crash.
      if (keptThread === this._thread) keptThread = undefined;
      return super.stop();
    }
    for (const [event, listener] of this.#listeners) this.off(event, listener);
    this.thread.stdout.unpipe(this.stdout);
    this.thread.stderr.unpipe(this.stderr);
  }

  #canBeKept() {
    runs += 1;
    return runs % RUNS_PER_THREAD !== 0;
  }

  #answer(type) {
    queueMicrotask(() => this.thread.emit('message', { type, __vitest_worker_response__: true }));
  }
}

const keepThread = {
  name: 'keep-thread',
  configureVitest({ project }) {
    project.config.pool = 'kept-thread';
    project.config.poolRunner = { name: 'kept-thread', createPoolWorker: (options) => new KeptThread(options) };
  },
};

const { project: name, passes } = areas[process.env.MUTATION_AREA];
const { test, ...project } = base.test.projects.find((one) => one.test.name === name);

/** The Vitest configuration of a mutation run. MUTATION_AREA and MUTATION_PASS name the tests. */
export default {
  ...project,
  plugins: [keepThread],
  test: {
    ...test,
    ...passes[process.env.MUTATION_PASS],
    setupFiles: [...(test.setupFiles ?? []), 'tools/mutation-setup.mjs'],
  },
};
