import { runSources } from './program.mjs';

/** @param {string[]} args */
export const run = (args) => runSources('gateway/operations/main', args);
