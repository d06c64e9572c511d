import { normaliseEmail } from '#shared/email.ts';
import { CODE_FLOW_HOURS } from '#shared/terms.ts';
import { HOUR_MS } from '#shared/time.ts';
import { number, object, record, string, type ValueOf } from '~/lib/shape.ts';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';

/** What codes are for. Each is verified and renewed by its own flow. */
export type CodePurpose = 'registration' | 'claim' | 'password-reset' | 'profile' | 'application';

const KEY = 'code-flows';

/** By purpose and address: the flow that this browser began last, and when. */
const flowsShape = record(object({ id: string, begunAt: number }));
type Flows = ValueOf<typeof flowsShape>;

/** Used if the browser refuses to store them; null otherwise. */
let inMemory: Flows | null = null;

const read = (): Flows => inMemory ?? readStored('local', KEY, flowsShape) ?? {};
const recent = (): Flows =>
  Object.fromEntries(
    Object.entries(read()).filter(([, { begunAt }]) => Date.now() - begunAt < CODE_FLOW_HOURS * HOUR_MS),
  );
const keyOf = (purpose: CodePurpose, email: string) => `${purpose}:${normaliseEmail(email)}`;

function write(flows: Flows): void {
  if (Object.keys(flows).length === 0) removeStored('local', KEY);
  inMemory = Object.keys(flows).length === 0 || writeStored('local', KEY, flows) ? null : flows;
}

/**
 * Remembers the flow in which a code was sent to an address, for every tab, so that no one else's
 * attempts count against it. Older hosts identify none.
 */
export function rememberFlow(purpose: CodePurpose, email: string, id: string | null | undefined): void {
  if (id) write({ ...recent(), [keyOf(purpose, email)]: { id, begunAt: Date.now() } });
}

/** After its code was verified. */
export function forgetFlow(purpose: CodePurpose, email: string): void {
  const { [keyOf(purpose, email)]: done, ...others } = recent();
  if (done) write(others);
}

/** Names the flow when a code is verified or renewed; nothing if this browser has begun none. */
export function flowOf(purpose: CodePurpose, email: string): { flowId?: string } {
  const flow = read()[keyOf(purpose, email)];
  return flow ? { flowId: flow.id } : {};
}
