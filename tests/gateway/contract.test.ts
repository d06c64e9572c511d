import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract, isEndpoint } from '../../gateway/legacy/contract.ts';

const folder = new URL('../../gateway/legacy/endpoints/', import.meta.url);

it.each(readdirSync(folder))('the contract contains every endpoint of %s', async (file) => {
  const module: Record<string, unknown> = await import(new URL(file, folder).href);
  const endpoints = Object.entries(module).filter(([, value]) => isEndpoint(value));
  expect(contract).toMatchObject(Object.fromEntries(endpoints));
});
