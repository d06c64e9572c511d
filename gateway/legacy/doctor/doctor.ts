import { randomUUID } from 'node:crypto';
import { createLogger } from '#shared/server/log/logger.ts';
import { contract } from '../contract.ts';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../endpoints/endpoint.ts';
import { Cancellation } from '../transport/cancellation.ts';
import { type Credentials, readCredentials } from '../transport/credentials.ts';
import { Deadline } from '../transport/deadline.ts';
import { LegacyClient } from '../transport/legacy-client.ts';
import type { LegacyError } from '../transport/legacy-error.ts';
import { parseWriteResponse } from '../transport/parse-response.ts';
import { PHP_SESSION_COOKIE, SessionCookies } from '../transport/session-cookies.ts';
import { DEFAULT_TRANSPORT_LIMITS, Transport } from '../transport/transport.ts';
import { describeError, isUnreachable } from './error-descriptions.ts';
import { examine, RecordingHttpClient } from './examine.ts';
import { type Finding, notTried } from './finding.ts';
import { type Known, PLAN } from './plan.ts';

/** With whose session the private reads are made. */
export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Diagnosis {
  /** Whether the gateway can run on this host, if perhaps without some records. */
  readonly canRun: boolean;
  /** Each call of the contract, those that were tried first. */
  readonly findings: readonly Finding[];
}

/** Calls that customers are served without (FAULT-16). */
const DISPENSABLE: ReadonlySet<string> = new Set(['listImmediateServices', 'listNotifications', 'logOutCustomer']);

/** What is dispensable is never broken; its problems still say why it was not answered. */
function judged(finding: Finding): Finding {
  const isTolerated = finding.verdict === 'broken' && DISPENSABLE.has(finding.call);
  return isTolerated ? { ...finding, verdict: 'tolerated', isLost: false } : finding;
}

/**
 * Makes every read of the contract at a host, in the gateway's own way, and says how each answer
 * differs from what is documented. Nothing there is changed: of the acts only log-in and log-out
 * are called, and only when there is somebody to log in as.
 */
export async function examineHost(origin: string, login: Login | null): Promise<Diagnosis> {
  const exchange = new RecordingHttpClient(() => origin);
  const visit = new Visit(exchange);
  try {
    await visit.readAll(false, null);
    if (login) await visit.readAsCustomer(login);
  } finally {
    await exchange.close();
  }
  const findings = [...visit.findings.map(judged), ...rest(visit.findings, login)];
  return { canRun: !findings.some(({ isLost }) => isLost), findings };
}

/** Answered, but not with what was needed. */
function broken(finding: Finding, problem: string): Finding {
  return { ...finding, verdict: 'broken', isLost: true, problems: [{ field: null, problem, records: null }] };
}

/** The calls that were not made, and why. */
function rest(findings: readonly Finding[], login: Login | null): Finding[] {
  const made = new Set(findings.map(({ call }) => call));
  const withoutSession = login ? 'there was no session' : 'needs --user';
  return Object.entries(contract)
    .filter(([call]) => !made.has(call))
    .map(([call, { kind, path }]) => {
      const needsSession = kind === 'private-read' || SESSION_CALLS.has(call);
      return notTried(call, path, needsSession ? withoutSession : 'only reads are tried');
    });
}

const SESSION_CALLS: ReadonlySet<string> = new Set(['logInCustomer', 'logOutCustomer']);

class Visit {
  readonly findings: Finding[] = [];
  readonly #exchange: RecordingHttpClient;
  readonly #transport: Transport;
  readonly #known: Known = {};
  readonly #cookies = new SessionCookies(new Set([PHP_SESSION_COOKIE]));
  /** Why no further call can succeed. */
  #unreachable: LegacyError | null = null;

  constructor(exchange: RecordingHttpClient) {
    this.#exchange = exchange;
    this.#transport = new Transport(exchange, createLogger('gateway', 'silent'), DEFAULT_TRANSPORT_LIMITS);
  }

  async readAll(isPrivate: boolean, credentials: Credentials | null): Promise<void> {
    for (const [call, step] of Object.entries(PLAN)) {
      if (step.isPrivate !== isPrivate) continue;
      const examined = this.#unreachable
        ? `the host cannot be reached: ${describeError(this.#unreachable)}`
        : step.prepare(call, this.#client(credentials), this.#known);
      if (typeof examined === 'string') {
        this.findings.push(notTried(call, step.path, examined));
        continue;
      }
      const { finding, fault } = await examine(this.#exchange, examined);
      this.findings.push(finding);
      if (fault && isUnreachable(fault)) this.#unreachable = fault;
    }
  }

  /** Logs in, reads what only the customer may read, and logs out again, whatever came of it. */
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
    const { finding, answer } = await examine(this.#exchange, {
      call: 'logInCustomer',
      path: endpoint.path,
      make: () => this.#client(null).write(endpoint, { ...login, rememberMe: false }),
      accept: parseWriteResponse(endpoint, false),
    });
    const session = answer?.kind === 'accepted' ? readCredentials(answer.answer.userId, answer.answer.authToken) : null;
    const isRefused = answer?.kind === 'refused';
    const problem = isRefused
      ? 'this email and password were refused'
      : answer && !session
        ? 'the id or the token is not of a form that can be sent on'
        : null;
    this.findings.push(problem === null ? finding : broken(finding, problem));
    return session;
  }

  async #logOut(credentials: Credentials): Promise<void> {
    const endpoint = contract.logOutCustomer;
    const { finding, answer } = await examine(this.#exchange, {
      call: 'logOutCustomer',
      path: endpoint.path,
      make: () => this.#client(credentials).write(endpoint, null),
      accept: parseWriteResponse(endpoint, true),
    });
    const isRefused = answer?.kind === 'refused';
    this.findings.push(isRefused ? broken(finding, 'the log-out was refused') : finding);
  }

  #client(credentials: Credentials | null): LegacyClient {
    return new LegacyClient(this.#transport, {
      requestId: randomUUID(),
      trace: null,
      credentials,
      cookies: this.#cookies,
      deadline: new Deadline(Math.max(READ_TIMEOUT_MS, WRITE_TIMEOUT_MS)),
      cancellation: new Cancellation(),
    });
  }
}
