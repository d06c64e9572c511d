import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { type GatewayOptions, startGateway, type TestGateway } from './harness.ts';

/**
 * A gateway for all tests of a file. Each test starts with a host without responses, and with empty
 * caches.
 */
export async function sharedGateway(options?: GatewayOptions): Promise<TestGateway> {
  const gateway = await startGateway(options);
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.php.reset();
    gateway.pass(48 * 60 * 60_000);
  });
  return gateway;
}

/** A gateway for one test, which closes with it. */
export async function ownGateway(options?: GatewayOptions): Promise<TestGateway> {
  const gateway = await startGateway(options);
  onTestFinished(() => gateway.close());
  return gateway;
}
