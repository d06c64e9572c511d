import { relative } from 'node:path';
import { root } from '../process.mjs';
import { FileResults } from './report.mjs';

/** Prints a line for each file of tests, and reports failures. */
export default class VitestReporter {
  #results = new FileResults();
  #vitest;

  onInit(vitest) {
    this.#vitest = vitest;
  }

  onTestModuleEnd(module) {
    const file = module.relativeModuleId;
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result();
      this.#results.add(file, state, test.diagnostic()?.duration ?? 0);
      if (state === 'failed') this.#fail(file, test.fullName, errors);
    }
    // A file that can't be loaded, or a hook outside tests.
    for (const part of [module, ...module.children.allSuites()]) {
      if (part.errors().length > 0) this.#fail(file, part.fullName ?? 'the file', part.errors());
    }
    this.#results.print(file);
  }

  /** Only what a file prints, not what its tests make the product print. */
  onUserConsoleLog({ content, taskId }) {
    if (this.#vitest.state.idMap.get(taskId)?.type !== 'test') this.#results.note(content);
  }

  async onTestRunEnd(_modules, unhandledErrors) {
    if (unhandledErrors.length > 0) this.#fail('vitest', 'an error outside the tests', unhandledErrors);
    await this.#results.write();
  }

  #fail(file, name, errors) {
    const reasons = errors.map(({ name: kind, message, diff, stacks = [], stack }) => {
      const places = stacks.map(({ file, line, column }) => `at ${relative(root, file)}:${line}:${column}`);
      return [`${kind}: ${message}`, diff, ...(places.length > 0 ? places : [stack])].filter(Boolean).join('\n');
    });
    this.#results.fail(file, name, reasons.join('\n'));
  }
}
