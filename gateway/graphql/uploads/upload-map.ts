import { parseRequestJson } from '../request-json.ts';
import { RequestError } from './request-error.ts';

const MAX_PATHS = 10;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses `operations`: one GraphQL request as JSON. A list would be a batch, which is off. */
export function parseOperations(json: string): Record<string, unknown> {
  const value = parseRequestJson(json, 'The part "operations"');
  if (!isRecord(value)) throw new RequestError(400, 'The part "operations" must hold one JSON object.');
  return value;
}

/** The positions of a file in `operations`, each as keys. */
export type FilePaths = readonly (readonly string[])[];

/** Parses `map`: for each file part, where in `operations` it belongs. */
export function parseMap(json: string): Map<string, FilePaths> {
  const value = parseRequestJson(json, 'The part "map"');
  if (!isRecord(value)) throw new RequestError(400, 'The part "map" must hold a JSON object.');
  const entries = Object.entries(value);
  if (entries.length > MAX_PATHS) throw new RequestError(400, `At most ${MAX_PATHS} files can be sent at once.`);
  const seen = new Set<unknown>();
  const pathsOf = (paths: unknown): FilePaths => {
    if (!Array.isArray(paths) || paths.length === 0) throw noPaths();
    return paths.map((path: unknown) => {
      if (typeof path !== 'string' || seen.has(path) || seen.size === MAX_PATHS) throw noPaths();
      seen.add(path);
      return keysOf(path);
    });
  };
  return new Map(entries.map(([part, paths]) => [part, pathsOf(paths)]));
}

const noPaths = () =>
  new RequestError(400, `The part "map" must name distinct paths for each file, at most ${MAX_PATHS} in all.`);

function keysOf(path: string): readonly string[] {
  const keys = path.split('.');
  const isSafe = path.length <= 200 && keys[0] === 'variables' && keys.length > 1 && keys.every(isSafeKey);
  if (!isSafe) throw new RequestError(400, 'The part "map" names a path that cannot hold a file.');
  return keys;
}

const isSafeKey = (key: string) => /^\w{1,100}$/.test(key) && !FORBIDDEN.has(key);

/** Sets a file at its path, which must exist and be null by the specification. */
export function setFile(operations: Record<string, unknown>, keys: readonly string[], file: unknown): void {
  let parent: unknown = operations;
  for (const key of keys.slice(0, -1)) parent = ownValue(parent, key);
  const last = keys.at(-1) ?? '';
  if (ownValue(parent, last) !== null || typeof parent !== 'object' || parent === null) {
    throw new RequestError(400, 'The part "map" names a path that is not null in "operations".');
  }
  Reflect.set(parent, last, file);
}

function ownValue(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
