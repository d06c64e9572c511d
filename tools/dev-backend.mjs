// Stands in for the backend that the gateway starts: `npm run dev` runs the real one beside the
// gateway, so that each restarts without the other. Passes on what the real one reports.
import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

const file = new URL(import.meta.url).searchParams.get('report');

function report() {
  try {
    process.send(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The backend has not started yet.
  }
}

watch(dirname(file), (_event, name) => {
  if (name === basename(file)) report();
});
report();
process.on('disconnect', () => process.exit());
