import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Refused: between client, gateway and backend, and against the one way in each of them. */
const forbidden = [
  ['client/src/lib/a.ts', '../../../gateway/config.ts'],
  ['client/src/lib/b.ts', '~/ui/button.tsx'],
  ['client/src/ui/a.ts', '~/features/home/hero.tsx'],
  ['client/src/ui/b.ts', '@apollo/client'],
  ['client/src/content/a.ts', '~/ui/button.tsx'],
  ['client/src/graphql/a.ts', '~/features/session/session.ts'],
  ['client/src/features/home/a.ts', '~/app/routes.tsx'],
  ['client/src/features/specialists/a.ts', '~/features/booking/booking-flow.ts'],
  ['client/src/features/booking/a.ts', '~/features/home/hero.tsx'],
  ['client/src/features/booking/b.ts', '../home/hero.tsx'],
  ['gateway/a.ts', '../backend/server.ts'],
  ['gateway/modules/a.ts', '../server.ts'],
  ['gateway/modules/b.ts', '../http/app.ts'],
  ['gateway/graphql/a.ts', '../modules/schema.ts'],
  ['gateway/http/a.ts', '../modules/schema.ts'],
  ['gateway/state/a.ts', '../modules/schema.ts'],
  ['gateway/legacy/a.ts', '../programs/doctor/plan.ts'],
  ['gateway/programs/a.ts', '../http/app.ts'],
  ['gateway/legacy/wire/a.ts', 'graphql'],
  ['gateway/legacy/wire/b.ts', '../../graphql/errors.ts'],
  ['backend/a.ts', '../gateway/config.ts'],
  ['shared/a.ts', '../gateway/config.ts'],
  ['shared/b.ts', '../../backend/server.ts'],
  ['shared/c.ts', 'fastify'],
  ['shared/d.ts', './server/log/logger.ts'],
  ['shared/uk/a.ts', '../server/semaphore.ts'],
  ['shared/server/a.ts', '../../backend/server.ts'],
  ['client/src/lib/c.ts', '#shared/server/log/logger.ts'],
  ['client/src/features/home/c.ts', '#shared/server/settings.ts'],
  ['client/src/lib/d.ts', '../../../shared/money.ts'],
  ['client/src/lib/f.ts', '~/site/paths.ts'],
  ['backend/domain/a.ts', 'kysely'],
  ['backend/domain/b.ts', '../scripts/services.ts'],
  ['backend/store/a.ts', '../domain/bookings.ts'],
  ['backend/store/c.ts', '../operator/backup/tables.ts'],
  ['backend/store/d.ts', '../demo/customers.ts'],
  ['backend/operator/a.ts', '../scripts/services.ts'],
  ['backend/operator/b.ts', 'fastify'],
] as const;

const allowed = [
  ['client/src/features/booking/c.ts', '~/features/specialists/specialist-card.tsx'],
  ['client/src/features/booking/d.ts', '~/features/booking/booking-flow.ts'],
  ['backend/scripts/c.ts', '../domain/bookings.ts'],
  ['gateway/modules/c.ts', '../legacy/transport/fault.ts'],
  ['gateway/b.ts', '#shared/server/log/logger.ts'],
  ['backend/store/b.ts', '#shared/server/log/logger.ts'],
  ['backend/operator/c.ts', 'kysely'],
  ['gateway/modules/d.ts', '#shared/money.ts'],
  ['client/src/lib/e.ts', '#shared/uk/phone.ts'],
  ['client/src/features/home/d.ts', '#shared/booking-window.ts'],
  ['shared/e.ts', './uk/phone.ts'],
  ['shared/uk/b.ts', '../plain-text.ts'],
  ['shared/server/b.ts', 'pino'],
  ['shared/server/log/c.ts', '../semaphore.ts'],
  ['tests/contract/c.ts', '../../gateway/legacy/contract.ts'],
  ['tests/contract/d.ts', '../../backend/server.ts'],
] as const;

let project: string;
/** The rules that each file breaks, as `path rule`. */
let violations: string[];

// A rule that no file breaks could stop working unnoticed. So a copy of the rules is applied to
// files that break them.
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'mendwell-import-rules-'));
  for (const file of ['biome.json', 'biome.import-rules.json', 'package.json']) await cp(file, join(project, file));
  for (const [path, imported] of [...forbidden, ...allowed]) await write(path, `export { it } from '${imported}';\n`);
  for (const path of ['backend/scripts/env.ts', 'gateway/config.ts'])
    await write(path, 'export default process.env;\n');
  violations = lint();
});
afterAll(() => rm(project, { recursive: true, force: true }));

async function write(path: string, source: string): Promise<void> {
  await mkdir(join(project, dirname(path)), { recursive: true });
  await writeFile(join(project, path), source);
}

interface Report {
  diagnostics: { category: string; location: { path: string | { file: string } } }[];
}

function lint(): string[] {
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: project, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ category, location: { path } }) => {
    const file = typeof path === 'string' ? path : path.file;
    return `${file.replace(/^\.\//, '')} ${category.split('/').at(-1)}`;
  });
}

describe('import rules', () => {
  it.each(forbidden)('%s may not import %s', (path) => {
    expect(violations).toContain(`${path} noRestrictedImports`);
  });

  it.each(allowed)('%s may import %s', (path) => {
    expect(violations).not.toContain(`${path} noRestrictedImports`);
  });

  it('only the configuration reads the environment', () => {
    expect(violations).toContain('backend/scripts/env.ts noProcessEnv');
    expect(violations).not.toContain('gateway/config.ts noProcessEnv');
  });
});
