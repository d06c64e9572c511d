import { runBuilt } from './program.mjs';

/** @param {string[]} args */
export const run = (args) => runBuilt('gateway/operations/main', args);
