import type { Cancellation } from '../transport/cancellation.ts';
import { HttpClient, type OutgoingCall } from '../transport/http-client.ts';
import { parseJson } from '../transport/json.ts';
import { LegacyError } from '../transport/legacy-error.ts';
import type { ParsedResponse } from '../transport/parse-response.ts';
import type { RawResponse } from '../transport/raw-response.ts';
import { isFieldOf } from '../wire/documented-fields.ts';
import { ASSUMED_EMPTY, completenessOf, readList } from '../wire/list.ts';
import { describeError } from './error-descriptions.ts';
import { documentedPath } from './field-names.ts';
import type { Finding, FoundQuirk, Problem } from './finding.ts';
import { type Heard, quirksOf } from './quirks.ts';

/** The gateway's own way to the host, which remembers the last answer as it came. */
export class RecordingHttpClient extends HttpClient {
  #heard: RawResponse | null = null;

  override async send(call: OutgoingCall, cancellation: Cancellation): Promise<RawResponse> {
    this.#heard = null;
    this.#heard = await super.send(call, cancellation);
    return this.#heard;
  }

  get heard(): RawResponse | null {
    return this.#heard;
  }
}

/** A call of the contract, and the way in which its endpoint reads an answer. */
export interface Examined<Answer> {
  readonly call: string;
  readonly path: string;
  readonly make: () => Promise<Answer>;
  readonly accept: (raw: RawResponse) => ParsedResponse<unknown>;
}

/** Makes one call as the gateway makes it, and compares what came with what was read. */
export async function examine<Answer>(
  exchange: RecordingHttpClient,
  { call, path, make, accept }: Examined<Answer>,
): Promise<{ finding: Finding; answer: Answer | null; fault: LegacyError | null }> {
  const started = performance.now();
  const outcome = await make().then(
    (answer) => ({ answer, fault: null }),
    (error: unknown) => {
      if (error instanceof LegacyError) return { answer: null, fault: error };
      throw error;
    },
  );
  const milliseconds = Math.round(performance.now() - started);
  const { heard: raw } = exchange;
  const heard = raw && parsed(raw);
  const records = heard && countRecords(heard.body);
  const read = raw && !outcome.fault ? accept(raw) : null;
  const problems = outcome.fault ? [wholeAnswer(describeError(outcome.fault))] : read ? problemsOf(read) : [];
  const isLost = outcome.fault !== null || (read !== null && records !== null && records > 0 && hasKeptNothing(read));
  if (isLost && problems.length === 0) problems.push(wholeAnswer('none of its entries can be read'));
  const quirks = heard ? quirksOf(heard) : [];
  // DIR-16: whoever runs the host should know.
  if (read && completenessOf(read.dropped) === 'assumed') quirks.push(MISSING_LIST);
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
  return { finding, ...outcome };
}

const wholeAnswer = (problem: string): Problem => ({ field: null, problem, records: null });

const MISSING_LIST: FoundQuirk = { quirk: 'no list, read as an empty one', fields: [], count: 1 };

/** Whether the list that was read is empty, although the answered one was not. */
function hasKeptNothing(read: ParsedResponse<unknown>): boolean {
  const lists = listsOf(read);
  return lists.length === 1 && lists[0]?.length === 0;
}

/** The lists of what was read; one when the answer is about a list. */
function listsOf({ value }: ParsedResponse<unknown>): (readonly unknown[])[] {
  return Object.entries(Object(value)).flatMap(([name, part]) => {
    return name !== 'dropped' && Array.isArray(part) ? [part] : [];
  });
}

function parsed(raw: RawResponse): Heard | null {
  try {
    return { raw, ...parseJson(raw.text, raw.status) };
  } catch {
    // What it is instead is told by the fault of the call.
    return null;
  }
}

/**
 * The length of the list that an answer is or has first; null when it is about one thing, such as a
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

/** What was left out, by field. */
function problemsOf({ dropped }: ParsedResponse<unknown>): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { list, field, problem = 'not readable' } of dropped.filter((one) => one !== ASSUMED_EMPTY)) {
    const name = documentedPath(`${list ?? ''}.${field}`);
    const key = `${name} ${problem}`;
    problems.set(key, { field: name, problem, records: (problems.get(key)?.records ?? 0) + 1 });
  }
  return [...problems.values()];
}
