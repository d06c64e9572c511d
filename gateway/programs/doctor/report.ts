import { quantity } from '#shared/quantity.ts';
import type { Diagnosis } from './doctor.ts';
import type { Finding, FoundQuirk, Problem, Verdict } from './finding.ts';

const VERDICTS: readonly Verdict[] = ['ok', 'tolerated', 'broken', 'not tried'];
const MAX_FIELDS = 6;

export function countVerdicts(findings: readonly Finding[]): Record<string, number> {
  return Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, findings.filter((finding) => finding.verdict === verdict).length]),
  );
}

/** The diagnosis as a table for people, with a summary in its last line. */
export function formatDiagnosis({ canRun, keepsIdempotencyKeys, findings }: Diagnosis): string {
  const tried = findings.filter(({ verdict }) => verdict !== 'not tried');
  const width = Math.max(...tried.map(({ path }) => path.length));
  const lines = tried.flatMap((finding) => [
    `${column(finding.verdict)}${finding.path.padEnd(width)}  ${summary(finding)}`,
    ...details(finding).map((detail) => `${column('')}${detail}`),
  ]);
  const counts = Object.entries(countVerdicts(findings)).map(([verdict, count]) => `${count} ${verdict}`);
  const verdict = canRun ? 'The gateway can run on this host' : 'The gateway cannot run on this host';
  const keys = keepsIdempotencyKeys
    ? 'Idempotency keys are kept: customers read that a booking can safely be repeated.'
    : 'Idempotency keys are not kept: customers are asked to check before they repeat a booking.';
  return [...lines, ...untriedLines(findings), '', keys, `${verdict}: ${counts.join(', ')}.`].join('\n');
}

const column = (verdict: string) => `${verdict.padEnd(9)}  `;

/** Grouped by reason, since most are writes. */
function untriedLines(findings: readonly Finding[]): string[] {
  const callsOf = new Map<string, string[]>();
  for (const { verdict, reason, call } of findings) {
    if (verdict !== 'not tried' || reason === null) continue;
    callsOf.set(reason, [...(callsOf.get(reason) ?? []), call]);
  }
  return [...callsOf].map(([reason, calls]) => `${column('not tried')}${reason}: ${calls.join(', ')}`);
}

function summary({ call, status, milliseconds, records }: Finding): string {
  const parts = [
    call,
    status !== null && `status ${status}`,
    records !== null && quantity(records, 'record'),
    milliseconds !== null && `${milliseconds} ms`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function details({ quirks, problems, records }: Finding): string[] {
  return [...problems.map((problem) => `! ${describeProblem(problem, records)}`), ...quirks.map(describeQuirk)];
}

function describeProblem({ field, problem, records }: Problem, total: number | null): string {
  const where =
    records === null
      ? ''
      : `, in ${total === null ? quantity(records, 'record') : `${records} of ${quantity(total, 'record')}`}`;
  return `${field === null ? '' : `${field}: `}${problem}${where}`;
}

function describeQuirk({ quirk, fields, count }: FoundQuirk): string {
  const named = fields.slice(0, MAX_FIELDS).join(', ');
  const more = fields.length > MAX_FIELDS ? ` and ${fields.length - MAX_FIELDS} more` : '';
  return `~ ${quirk}${named === '' ? '' : `: ${named}${more} (${quantity(count, 'value')})`}`;
}
