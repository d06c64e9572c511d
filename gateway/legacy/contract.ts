import type { z } from 'zod';
import type { Read, Write } from './endpoints/endpoint.ts';
import { endpoints } from './generated/endpoints.ts';

interface Entry {
  readonly kind: (Read<unknown, unknown> | Write<unknown, unknown>)['kind'];
  readonly path: string;
  readonly response: z.ZodType;
}

type Endpoints<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Entry ? Name : never]: Module[Name];
};

/** Every call that the gateway makes to the host, by name. The doctor and tests iterate over it. */
export const contract = endpointsIn(endpoints);

function endpointsIn<Module extends object>(module: Module): Endpoints<Module> {
  const endpoints = Object.entries(module).filter(([, value]) => isEndpoint(value));
  return Object.fromEntries(endpoints) as Endpoints<Module>;
}

/** Whether an export of a file in endpoints/ is an endpoint, not a schema or a helper. */
export function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'response' in value;
}
