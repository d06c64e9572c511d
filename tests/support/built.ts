import { ensureBuilt } from '../../tools/build/build.mjs';

/** For tests that run the output of `npm run build`. */
export default () => ensureBuilt();
