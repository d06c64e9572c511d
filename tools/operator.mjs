import { runSources } from './program.mjs';

/** @param {string[]} args */
export const run = (args) => runSources('backend/operator/main', args);
