import { randomUUID } from 'node:crypto';
import { createLogger } from '#shared/server/log/logger.ts';
import { DEFAULT_TRANSPORT_LIMITS } from '../../limits.ts';
import { contract } from '../contract.ts';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../endpoints/endpoint.ts';
import { Cancellation } from '../transport/cancellation.ts';
import { type Credentials, readCredentials } from '../transport/credentials.ts';
import { Deadline } from '../transport/deadline.ts';
import { LegacyClient } from '../transport/legacy-client.ts';
import type { LegacyError } from '../transport/legacy-error.ts';
import { parseWriteResponse } from '../transport/parse-response.ts';
import { PHP_SESSION_COOKIE, SessionCookies } from '../transport/session-cookies.ts';
import { Transport } from '../transport/transport.ts';
import { describeError, isUnreachable } from './error-descriptions.ts';
import { examineCall } from './examine-call.ts';
import { type Finding, notTried } from './finding.ts';
import { type EarlierResults, PLAN } from './plan.ts';
import type { RecordingHttpClient } from './recording-http-client.ts';

/** The customer whose session the private reads use. */
export interface Login {
  readonly email: string;
  readonly password: string;
}

/** Makes the calls of the plan. Later calls take values from earlier responses. */
export class HostExaminer {
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
