import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type BackendProcess, startBackendProcess } from '../support/backend-process.ts';
import { type PhpRelay, startPhpRelay } from '../support/php-relay.ts';
import { type Product, startGatewayInProcess, startProduct } from '../support/product.ts';
import { waitUntilInteractive } from './page.ts';

/**
 * Makes `goto` and `reload` wait for the page's own step back after a dialog, which would abort
 * them, and then until the next page is interactive. Tests of an earlier moment pass `waitUntil`.
 */
function waitForScripts(page: Page): void {
  const { goto, reload } = page;
  const between = async <T>(navigate: () => Promise<T>, mustWait: boolean) => {
    await waitUntilDialogsHaveLeft(page);
    const response = await navigate();
    if (mustWait) await waitUntilInteractive(page);
    return response;
  };
  page.goto = (url, options) => between(() => goto.call(page, url, options), options?.waitUntil === undefined);
  page.reload = (options) => between(() => reload.call(page, options), options?.waitUntil === undefined);
}

/**
 * Waits until no closed dialog has an entry in the page's history. That can't be seen if another is
 * open below it: close both.
 */
async function waitUntilDialogsHaveLeft(page: Page): Promise<void> {
  await page.waitForFunction(
    () => history.state?.dialog === undefined || document.querySelector('[role=dialog][data-state=open]') !== null,
  );
}

interface WorkerFixtures {
  /** The product with the embedded backend, shared by the tests of one worker. */
  product: Product;
  /** A real backend, to which `php` forwards calls. */
  backend: BackendProcess;
}

interface TestFixtures {
  /** Whether the visitor has already answered the cookie notice; true by default. */
  consented: boolean;
  /**
   * A relay between this test's gateway and /php, which records calls and can make them fail. The
   * gateway's caches are empty.
   */
  php: PhpRelay;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'mendwell-php-'));
      const backend = await startBackendProcess(dataDir);
      await use(backend);
      await backend.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  consented: [true, { option: true }],
  page: async ({ page, consented, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScripts(page);
    if (consented) {
      await page.addInitScript(() => {
        const consent = { necessary: true, analytics: false, marketing: false, consentedAt: new Date().toISOString() };
        localStorage.setItem('cookieConsent', JSON.stringify(consent));
      });
    }
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) blocked.push(message.text());
    });
    await use(page);
    expect(blocked, 'the policy of our pages blocks none of our own').toEqual([]);
  },
  php: async ({ backend }, use) => {
    const relay = await startPhpRelay(backend.origin);
    await use(relay);
    await relay.close();
  },
});

/** For tests that need `/php` to fail: each test has its own gateway, behind the relay. */
export const faultTest = test.extend<TestFixtures>({
  baseURL: async ({ php }, use) => {
    const gateway = await startGatewayInProcess(php.origin);
    await use(gateway.url);
    await gateway.stop();
  },
});
