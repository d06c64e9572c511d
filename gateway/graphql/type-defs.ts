import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, type DocumentNode, parse } from 'graphql';
import { PROJECT_ROOT } from '#shared/server/project-root.ts';

export const typeDefs: DocumentNode = parse(readSchema(join(PROJECT_ROOT, 'schema')), { noLocation: true });

export const sdlSchema = buildASTSchema(typeDefs);

function readSchema(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
