import { runBuilt } from './program.mjs';

/** @param {string[]} args */
export const run = (args) => runBuilt('backend/operator/main', args);
