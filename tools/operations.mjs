import { runBuilt } from './program.mjs';

/** @param {string[]} args */
export const run = (args) => runBuilt('gateway/programs/operations/main', args);
