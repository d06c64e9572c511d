import type { Cancellation } from '../../legacy/transport/deadline.ts';
import { HttpClient, type OutgoingCall } from '../../legacy/transport/http-client.ts';
import { parseJson } from '../../legacy/transport/json.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { ParsedResponse } from '../../legacy/transport/parse-response.ts';
import type { RawResponse } from '../../legacy/transport/raw-response.ts';
import { ASSUMED_EMPTY, completenessOf, readList } from '../../legacy/wire/list.ts';
import { isFieldOf } from '../../legacy/wire/record.ts';
import { documentedPath, type Finding, type FoundQuirk, type Problem } from './finding.ts';
import { type JsonResponse, quirksOf } from './quirks.ts';

/** The gateway's HTTP client, which also keeps the last raw response. */
export class RecordingHttpClient extends HttpClient {
  #lastResponse: RawResponse | null = null;

  override async send(call: OutgoingCall, cancellation: Cancellation): Promise<RawResponse> {
    this.#lastResponse = null;
    this.#lastResponse = await super.send(call, cancellation);
    return this.#lastResponse;
  }

  get lastResponse(): RawResponse | null {
    return this.#lastResponse;
  }
}

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

/** The length of its only list; null when it has none or several, such as a customer. */
function countRecords(body: object): number | null {
  if (Array.isArray(body)) return body.length;
  const lists = Object.entries(body).filter(
    ([name, value]) => isFieldOf('list', name) && readList(value) !== undefined,
  );
  const [only] = lists;
  return only && lists.length === 1 ? (readList(only[1])?.length ?? null) : null;
}

/** The dropped records, by field: also those of lists that are read when they are asked for. */
function problemsOf({ value, dropped }: ParsedResponse<unknown>): Problem[] {
  for (const part of Object.values(Object(value))) if (typeof part === 'function') part();
  const problems = new Map<string, Problem>();
  for (const { list, field, problem = 'not readable' } of dropped.filter((record) => record !== ASSUMED_EMPTY)) {
    const name = documentedPath(`${list ?? ''}.${field}`);
    const key = `${name} ${problem}`;
    problems.set(key, { field: name, problem, records: (problems.get(key)?.records ?? 0) + 1 });
  }
  return [...problems.values()];
}

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at this address',
  ECONNRESET: 'the connection was lost',
  UND_ERR_SOCKET: 'the connection was lost',
  UND_ERR_CONNECT_TIMEOUT: 'nothing responds at this address',
  ENOTFOUND: 'the name of the host is unknown',
  EAI_AGAIN: 'the name of the host could not be looked up',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificates between the host’s and a known authority’s are missing',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is signed by an authority that is not known here',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not use TLS: is the address http:// and not https://?',
  EPROTO: 'the server does not use TLS: is the address http:// and not https://?',
};

/** Describes an error to the host's operator, without any text of the host's own. */
export function describeError({ kind, status, reason }: LegacyError): string {
  switch (kind) {
    case 'network':
      return CODES[reason ?? ''] ?? `no connection (${reason})`;
    case 'timeout':
      return 'no complete response in time';
    case 'refused':
      return status !== undefined && status >= 400
        ? `refused with status ${status}`
        : 'refused: the response has no success flag, or a false one';
    case 'unauthenticated':
      return `the session was not accepted (${status})`;
    case 'limited':
      return `limits how often it is called (${status})`;
    case 'status':
      return status !== undefined && status >= 300 && status < 400
        ? `redirected (${status}), which is not followed`
        : `responded with status ${status}`;
    default:
      return reason ?? kind;
  }
}

/** Whether no call to the host can succeed. */
export function isUnreachable({ kind, reason }: LegacyError): boolean {
  return kind === 'network' && reason !== 'ECONNRESET' && reason !== 'UND_ERR_SOCKET';
}
