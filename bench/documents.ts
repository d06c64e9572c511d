import { compareGenerated } from '../tests/gateway/repeated-requests.ts';

/**
 * Answers to generated documents, from the first to a cached one, against those of graphql-js, with
 * another seed at each start. The product's tests compare fewer.
 */
const BATCHES = 20;
const DOCUMENTS_FOR_EACH_HOST = 250;

export async function run(): Promise<void> {
  const first = Date.now() % 1_000_000;
  for (let seed = first; seed < first + BATCHES; seed++) {
    const { compared, withErrors, differences } = await compareGenerated(DOCUMENTS_FOR_EACH_HOST, seed);
    console.log(`  seed ${seed}: ${compared} documents, ${withErrors} with errors, ${differences.length} differ`);
    for (const { request, expected, answers } of differences)
      console.log(JSON.stringify({ request, expected, answers }, null, 2));
  }
}
