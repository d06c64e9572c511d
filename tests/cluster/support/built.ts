import { ensureBuilt } from '../../../tools/build.mjs';

/** The tests of this folder run the output of `npm run build`. */
export default ensureBuilt;
