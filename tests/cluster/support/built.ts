import { ensureBuilt } from '../../../tools/build.mjs';

/** The tests of this folder run what `npm run build` leaves. */
export default ensureBuilt;
