// Preloaded by tools: ends this process when the one that started it has ended, in whatever way.
import { fstatSync } from 'node:fs';

const input = fstatSync(0);
// Forks inherit the preload, but may have no pipe.
if (input.isSocket() || input.isFIFO())
  process.stdin
    .on('end', () => process.exit(1))
    .resume()
    .unref();
