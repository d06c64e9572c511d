import { randomUUID } from 'node:crypto';
import { createLogger } from '#shared/server/log/logger.ts';
import { contract } from '../../legacy/contract.ts';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../legacy/endpoints/endpoint.ts';
import { type Credentials, readCredentials } from '../../legacy/transport/caller.ts';
import { Cancellation, Deadline } from '../../legacy/transport/deadline.ts';
import { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import type { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { parseWriteResponse } from '../../legacy/transport/parse-response.ts';
import { PHP_SESSION_COOKIE, SessionCookies } from '../../legacy/transport/session-cookies.ts';
import { Transport } from '../../legacy/transport/transport.ts';
import { DEFAULT_TRANSPORT_LIMITS } from '../../limits.ts';
import { describeError, examineCall, isUnreachable, RecordingHttpClient } from './examine-call.ts';
import { type Finding, notTried } from './finding.ts';
import { type EarlierResults, PLAN } from './plan.ts';

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** Makes the calls of the plan. Later calls take values from earlier responses. */
class HostExaminer {
  readonly findings: Finding[] = [];
  readonly #http: RecordingHttpClient;
  readonly #transport: Transport;
  readonly #results: EarlierResults = {};
  readonly #cookies = new SessionCookies(new Set([PHP_SESSION_COOKIE]));
  /** Why no further call can succeed. */
  #unreachable: LegacyError | null = null;

  constructor(http: RecordingHttpClient) {
    this.#http = http;
    this.#transport = new Transport(http, createLogger('gateway', 'silent'), DEFAULT_TRANSPORT_LIMITS);
  }

  get keepsIdempotencyKeys(): boolean {
    return this.#transport.keepsIdempotencyKeys;
  }

  async readAll(isPrivate: boolean, credentials: Credentials | null): Promise<void> {
    for (const [call, step] of Object.entries(PLAN)) {
      if (step.isPrivate !== isPrivate) continue;
      const prepared = this.#unreachable
        ? `the host cannot be reached: ${describeError(this.#unreachable)}`
        : step.prepare(call, this.#client(credentials), this.#results);
      if (typeof prepared === 'string') {
        this.findings.push(notTried(call, step.path, prepared));
        continue;
      }
      const { finding, error } = await examineCall(this.#http, prepared);
      this.findings.push(finding);
      if (error && isUnreachable(error)) this.#unreachable = error;
    }
  }

  /** Logs in, makes the private reads, and always logs out. */
  async readAsCustomer(login: Login): Promise<void> {
    if (this.#unreachable) return;
    const credentials = await this.#logIn(login);
    if (!credentials) return;
    try {
      await this.readAll(true, credentials);
    } finally {
      await this.#logOut(credentials);
    }
  }

  async #logIn(login: Login): Promise<Credentials | null> {
    const endpoint = contract.logInCustomer;
    const { finding, result } = await examineCall(this.#http, {
      call: 'logInCustomer',
      path: endpoint.path,
      run: () => this.#client(null).write(endpoint, { ...login, rememberMe: false }),
      parse: parseWriteResponse(endpoint, false),
    });
    if (result?.kind === 'refused') {
      this.findings.push(broken(finding, 'this email and password were refused'));
      return null;
    }
    const session = result ? readCredentials(result.response.userId, result.response.authToken) : null;
    const hasUnusableSession = result !== null && session === null;
    this.findings.push(
      hasUnusableSession ? broken(finding, 'the id or the token has a format that the gateway cannot use') : finding,
    );
    return session;
  }

  async #logOut(credentials: Credentials): Promise<void> {
    const endpoint = contract.logOutCustomer;
    const { finding, result } = await examineCall(this.#http, {
      call: 'logOutCustomer',
      path: endpoint.path,
      run: () => this.#client(credentials).write(endpoint, null),
      parse: parseWriteResponse(endpoint, true),
    });
    const isRefused = result?.kind === 'refused';
    this.findings.push(isRefused ? broken(finding, 'the log-out was refused') : finding);
  }

  #client(credentials: Credentials | null): LegacyClient {
    return new LegacyClient(this.#transport, {
      requestId: randomUUID(),
      trace: null,
      network: null,
      credentials,
      cookies: this.#cookies,
      deadline: new Deadline(Math.max(READ_TIMEOUT_MS, WRITE_TIMEOUT_MS)),
      cancellation: new Cancellation(),
    });
  }
}

/** The host responded, but not with what the gateway needs. */
function broken(finding: Finding, problem: string): Finding {
  return { ...finding, verdict: 'broken', isLost: true, problems: [{ field: null, problem, records: null }] };
}

export interface Diagnosis {
  /** Whether the gateway can run on this host, perhaps without some records. */
  readonly canRun: boolean;
  /** Whether the host says that it doesn't repeat a booking with the idempotency key of another. */
  readonly keepsIdempotencyKeys: boolean;
  /** One per call of the contract, those that were tried first. */
  readonly findings: readonly Finding[];
}

/** Calls that customers are served without (FAULT-16). */
const DISPENSABLE: ReadonlySet<string> = new Set(['listImmediateServices', 'listNotifications', 'logOutCustomer']);

const SESSION_CALLS: ReadonlySet<string> = new Set(['logInCustomer', 'logOutCustomer']);

/**
 * Makes every read of the contract at a host, as the gateway would, and reports how each response
 * differs from its documentation. Changes nothing there: of the writes it only makes log-in and
 * log-out, and only with a login. `origin` is the host's address without a trailing slash.
 */
export async function examineHost(origin: string, login: Login | null): Promise<Diagnosis> {
  const http = new RecordingHttpClient(() => origin);
  const examiner = new HostExaminer(http);
  try {
    await examiner.readAll(false, null);
    if (login) await examiner.readAsCustomer(login);
  } finally {
    await http.close();
  }
  const findings = [...examiner.findings.map(toleratedIfDispensable), ...untried(examiner.findings, login)];
  const { keepsIdempotencyKeys } = examiner;
  return { canRun: !findings.some(({ isLost }) => isLost), keepsIdempotencyKeys, findings };
}

/** A dispensable call is never broken; its problems still say why it failed. */
function toleratedIfDispensable(finding: Finding): Finding {
  const isTolerated = finding.verdict === 'broken' && DISPENSABLE.has(finding.call);
  return isTolerated ? { ...finding, verdict: 'tolerated', isLost: false } : finding;
}

function untried(findings: readonly Finding[], login: Login | null): Finding[] {
  const tried = new Set(findings.map(({ call }) => call));
  const withoutSession = login ? 'there was no session' : 'needs --user';
  return Object.entries(contract)
    .filter(([call]) => !tried.has(call))
    .map(([call, { kind, path }]) => {
      const needsSession = kind === 'private-read' || SESSION_CALLS.has(call);
      return notTried(call, path, needsSession ? withoutSession : 'only reads are tried');
    });
}
