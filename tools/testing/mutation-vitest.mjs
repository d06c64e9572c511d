import { ThreadsPoolWorker } from 'vitest/node';
import base from '../../vitest.config.ts';
import { areas } from './mutation-areas.mjs';

/** A thread is replaced after this many runs, because mutants may leave state behind. */
const RUNS_PER_THREAD = 50;

/** @type {import('node:worker_threads').Worker | undefined} */
let reusedThread;
let runs = 0;

/**
 * A worker thread that is reused for several runs. Stryker starts at least one run per mutant, and
 * loading the server or React each time would take most of the time. A global activates mutants, so
 * libraries can stay loaded.
 */
class ReusedThread extends ThreadsPoolWorker {
  name = 'reused-thread';
  #isReused = false;
  #staysAlive = false;
  #config;
  #listeners = [];

  async start() {
    this.#isReused = reusedThread !== undefined;
    this._thread = reusedThread;
    await super.start();
    reusedThread = this._thread;
  }

  on(event, listener) {
    this.#listeners.push([event, listener]);
    super.on(event, listener);
  }

  /** A reused thread isn't started or stopped. It only gets other tests. */
  send(message) {
    if (message.type === 'start' && this.#isReused) {
      this.#config = message.context.config;
      this.#respond('started');
    } else if (message.type === 'run' && this.#isReused) {
      super.send({ ...message, context: { ...message.context, config: this.#config } });
    } else if (message.type === 'stop' && this.#canBeReused()) {
      this.#staysAlive = true;
      this.#respond('stopped');
    } else {
      // The next run may start before the response arrives, and needs a new thread.
      if (message.type === 'stop') reusedThread = undefined;
      super.send(message);
    }
  }

  async stop() {
    if (!this.#staysAlive) {
      // A thread can also exit by itself, after a crash.
      if (reusedThread === this._thread) reusedThread = undefined;
      return super.stop();
    }
    for (const [event, listener] of this.#listeners) this.off(event, listener);
    this.thread.stdout.unpipe(this.stdout);
    this.thread.stderr.unpipe(this.stderr);
  }

  #canBeReused() {
    runs += 1;
    return runs % RUNS_PER_THREAD !== 0;
  }

  #respond(type) {
    queueMicrotask(() => this.thread.emit('message', { type, __vitest_worker_response__: true }));
  }
}

const reuseThread = {
  name: 'reuse-thread',
  configureVitest({ project }) {
    project.config.pool = 'reused-thread';
    project.config.poolRunner = { name: 'reused-thread', createPoolWorker: (options) => new ReusedThread(options) };
  },
};

const { project: name, passes } = areas[process.env.MUTATION_AREA];
const { test, ...project } = base.test.projects.find((candidate) => candidate.test.name === name);

/** The Vitest configuration of a mutation run. MUTATION_AREA and MUTATION_PASS name the tests. */
export default {
  ...project,
  plugins: [reuseThread],
  test: {
    ...test,
    ...passes[process.env.MUTATION_PASS],
    // Processes run the build without mutants, which is copied with the sources.
    globalSetup: [],
    setupFiles: [...(test.setupFiles ?? []), 'tools/testing/mutation-setup.mjs'],
  },
};
