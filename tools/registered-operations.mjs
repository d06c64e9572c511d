import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { root } from './root.mjs';

/**
 * The operations of clients with their own builds. The build tools of Apollo's iOS and Kotlin
 * clients write the manifests in operations/. Throws if an operation doesn't match the graph.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {Promise<string[]>} their texts
 */
export async function otherClientsOperations(schema) {
  const folder = join(root, 'operations');
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => read(file, await readFile(join(folder, file), 'utf8'))),
  );
  return texts.flat();

  function read(file, json) {
    const manifest = JSON.parse(json);
    if (manifest.format !== 'apollo-persisted-query-manifest' || manifest.version !== 1) {
      throw new Error(`operations/${file} is not an "apollo-persisted-query-manifest" of version 1.`);
    }
    return manifest.operations.map(({ name, body }) => {
      const [problem] = validate(schema, parse(body));
      if (problem) throw new Error(`operations/${file}: ${name}: ${problem.message}`);
      return body;
    });
  }
}
