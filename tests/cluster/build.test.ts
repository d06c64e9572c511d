import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer } from '../gateway/harness.ts';
import { startGatewayProcess } from '../support/gateway-process.ts';
import { exitCode, startStandalone } from '../support/spawn-backend.ts';

interface LockFile {
  packages: Record<string, { dev?: boolean }>;
}

/** A copy of the build outside the repository, with production packages only. */
let home: string;

/** What `npm ci --omit=dev` installs, as links to the same packages here, which takes no time. */
async function linkProductionPackages(): Promise<void> {
  const { packages }: LockFile = JSON.parse(await readFile(join(home, 'package-lock.json'), 'utf8'));
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) continue;
    await mkdir(dirname(join(home, path)), { recursive: true });
    await symlink(resolve(path), join(home, path));
  }
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'mendwell-build-'));
  await cp('build', home, { recursive: true });
  await linkProductionPackages();
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe('the build in a separate folder (DEPLOY-01)', () => {
  it('runs gateway, embedded backend and demo, photos included', async () => {
    const settings = { DATA_DIR: join(home, 'data'), LOG_LEVEL: 'warn' };
    const gateway = await startGatewayProcess(settings, [join(home, 'gateway/main.js')]);
    const page = await fetch(gateway.url);
    expect(await page.text()).toContain('</html>');
    const [script] = /(?<=src=")\/assets\/[^"]+\.js/.exec(await (await fetch(gateway.url)).text()) ?? [''];
    expect((await fetch(gateway.url + script)).status).toBe(200);
    const query = encodeURIComponent('{ specialists(perPage: 1) { items { photoUrl } } }');
    const url = `${gateway.url}/graphql?query=${query}`;
    const { data } = await readAnswer(await fetch(url, { headers: { 'apollo-require-preflight': 'yes' } }));
    expect((await fetch(data.specialists.items[0].photoUrl)).status).toBe(200);
    gateway.signal('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });

  it('runs a backend on its own', async () => {
    const scratch = { dataDir: join(home, 'data-of-a-backend') };
    const backend = await startStandalone(scratch, {}, [join(home, 'backend/main.js')]);
    expect((await fetch(`${backend.origin}/php/services.php`)).status).toBe(200);
    backend.child.kill('SIGTERM');
    expect(await exitCode(backend.child)).toBe(0);
  });

  it('has the list of all packages (SBOM), which names no registry or machine', async () => {
    const text = await readFile(join(home, 'sbom.json'), 'utf8');
    const { bomFormat, metadata, components } = JSON.parse(text);
    const { packages }: LockFile = JSON.parse(await readFile(join(home, 'package-lock.json'), 'utf8'));
    const names = new Set(
      Object.keys(packages)
        .filter(Boolean)
        .map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
    );
    expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'mendwell']);
    expect(new Set(components.map(({ name }: { name: string }) => name))).toEqual(names);
    expect(components.filter(({ hashes }: { hashes?: unknown }) => !hashes)).toEqual([]);
    expect(text.replace(/"\$schema":.*/, '')).not.toMatch(/https?:\/\//);
  });

  it('has only commands that it can run', async () => {
    const { scripts } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
    for (const command of Object.values<string>(scripts)) expect(command).toMatch(/^node (?:gateway|backend)\//);
  });
});
