import { contract } from '../contract.ts';
import { type Finding, notTried } from './finding.ts';
import { HostExaminer, type Login } from './host-examiner.ts';
import { RecordingHttpClient } from './recording-http-client.ts';

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

/** The calls that were not made, and why. */
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
