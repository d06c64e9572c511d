import { parseJson } from '../transport/json.ts';
import { LegacyError } from '../transport/legacy-error.ts';
import type { ParsedResponse } from '../transport/parse-response.ts';
import type { RawResponse } from '../transport/raw-response.ts';
import { isFieldOf } from '../wire/documented-fields.ts';
import { ASSUMED_EMPTY, completenessOf, readList } from '../wire/list.ts';
import { describeError } from './error-descriptions.ts';
import { documentedPath } from './field-names.ts';
import type { Finding, FoundQuirk, Problem } from './finding.ts';
import { type JsonResponse, quirksOf } from './quirks.ts';
import type { RecordingHttpClient } from './recording-http-client.ts';

/** A call of the contract, and how its endpoint parses a response. */
export interface ExaminedCall<Result> {
  readonly call: string;
  readonly path: string;
  readonly run: () => Promise<Result>;
  readonly parse: (raw: RawResponse) => ParsedResponse<unknown>;
}

/** Makes one call as the gateway does, and compares the raw response with the parsed one. */
export async function examineCall<Result>(
  http: RecordingHttpClient,
  { call, path, run, parse }: ExaminedCall<Result>,
): Promise<{ finding: Finding; result: Result | null; error: LegacyError | null }> {
  const started = performance.now();
  const { result, error } = await settle(run());
  const milliseconds = Math.round(performance.now() - started);
  const raw = http.lastResponse;
  const json = raw && asJson(raw);
  const records = json && countRecords(json.body);
  const parsed = raw && !error ? parse(raw) : null;
  const problems = error ? [wholeResponse(describeError(error))] : parsed ? problemsOf(parsed) : [];
  const isLost = error !== null || (parsed !== null && records !== null && records > 0 && hasLostAllRecords(parsed));
  if (isLost && problems.length === 0) problems.push(wholeResponse('none of its entries can be read'));
  const quirks = json ? quirksOf(json) : [];
  if (error?.kind === 'limited') quirks.push(LIMITED);
  // DIR-16: the host's operator should know.
  if (parsed && completenessOf(parsed.dropped) === 'assumed') quirks.push(MISSING_LIST);
  const finding: Finding = {
    call,
    path,
    verdict: problems.length > 0 ? 'broken' : quirks.length > 0 ? 'tolerated' : 'ok',
    isLost,
    status: raw?.status ?? null,
    milliseconds,
    records,
    quirks,
    problems,
    reason: null,
  };
  return { finding, result, error };
}

function settle<Result>(work: Promise<Result>) {
  return work.then(
    (result) => ({ result, error: null }),
    (error: unknown) => {
      if (error instanceof LegacyError) return { result: null, error };
      throw error;
    },
  );
}

const wholeResponse = (problem: string): Problem => ({ field: null, problem, records: null });

const MISSING_LIST: FoundQuirk = { quirk: 'no list, read as an empty one', fields: [], count: 1 };

const LIMITED: FoundQuirk = { quirk: 'status 429, as RATE_LIMITED with its Retry-After', fields: [], count: 1 };

/** Whether the list that was read is empty, although the one in the response was not. */
function hasLostAllRecords(parsed: ParsedResponse<unknown>): boolean {
  const lists = listsOf(parsed);
  return lists.length === 1 && lists[0]?.length === 0;
}

/** The lists that were read; one when the response is about a list. */
function listsOf({ value }: ParsedResponse<unknown>): (readonly unknown[])[] {
  return Object.entries(Object(value)).flatMap(([name, part]) => {
    return name !== 'dropped' && Array.isArray(part) ? [part] : [];
  });
}

function asJson(raw: RawResponse): JsonResponse | null {
  try {
    return { raw, ...parseJson(raw.text, raw.status) };
  } catch {
    // The error of the call says what is wrong with it.
    return null;
  }
}

/**
 * The length of the only list of a response; null when it has none or several, such as a
 * customer.
 */
function countRecords(body: object): number | null {
  if (Array.isArray(body)) return body.length;
  const lists = Object.entries(body).filter(
    ([name, value]) => isFieldOf('list', name) && readList(value) !== undefined,
  );
  const [only] = lists;
  return only && lists.length === 1 ? (readList(only[1])?.length ?? null) : null;
}

/** The dropped records, by field. */
function problemsOf({ dropped }: ParsedResponse<unknown>): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { list, field, problem = 'not readable' } of dropped.filter((record) => record !== ASSUMED_EMPTY)) {
    const name = documentedPath(`${list ?? ''}.${field}`);
    const key = `${name} ${problem}`;
    problems.set(key, { field: name, problem, records: (problems.get(key)?.records ?? 0) + 1 });
  }
  return [...problems.values()];
}
