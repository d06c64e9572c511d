import { relative } from 'node:path';
import { root } from '../process.mjs';
import { FileResults } from './report.mjs';

/** Prints a line for each file of browser tests when all of it has run, and reports failures. */
export default class PlaywrightReporter {
  #results = new FileResults();
  /** How many tests of each file have not run yet. */
  #waiting = new Map();

  printsToStdio() {
    return true;
  }

  onBegin(_config, suite) {
    for (const test of suite.allTests()) this.#waiting.set(fileOf(test), (this.#waiting.get(fileOf(test)) ?? 0) + 1);
  }

  onTestEnd(test, { status, duration, errors }) {
    const file = fileOf(test);
    const state = test.outcome() === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';
    this.#results.add(file, state, duration);
    if (state === 'failed') this.#fail(file, `${test.title} (line ${test.location.line})`, errors);
    this.#waiting.set(file, this.#waiting.get(file) - 1);
    if (this.#waiting.get(file) === 0) this.#results.print(file);
  }

  /** An error outside the tests, such as a file that can't be loaded. */
  onError(error) {
    this.#fail('playwright', 'an error outside the tests', [error]);
  }

  onStdOut(text) {
    this.#results.note(String(text));
  }

  onStdErr(text) {
    this.#results.note(String(text));
  }

  async onEnd() {
    await this.#results.write();
  }

  #fail(file, name, errors) {
    const reasons = errors.map(({ message, value, snippet, stack }) => [stack ?? message ?? value, snippet].join('\n'));
    this.#results.fail(file, name, reasons.join('\n'));
  }
}

const fileOf = (test) => relative(root, test.location.file);
