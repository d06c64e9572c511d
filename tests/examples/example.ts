import type { Mutation, UserErrorCode } from '../../gateway/graphql/generated/schema.ts';
import type { contract } from '../../gateway/legacy/contract.ts';
import type { Answer, TestBackend } from '../backend/support/backend.ts';
import type { Kind } from '../backend/support/bad-values.ts';
import type { TimeSlotChoice } from '../backend/support/booking.ts';
import type { GraphAnswer } from '../gateway/harness.ts';

export type Headers = Record<string, string>;
export type Fields = Record<string, unknown>;

type Contract = typeof contract;
export type Call = keyof Contract;
export type ReadCall = { [Name in Call]: Contract[Name]['kind'] extends `${string}-read` ? Name : never }[Call];
export type MutationName = Exclude<keyof Mutation, '__typename'>;

/** What a form of a script has, as the embedded backend takes it. */
export interface Form {
  /** What each of its fields is. */
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Well-formed fields, with a new sender each time where senders are limited. */
  fields(test: TestBackend, headers: Headers): Fields | Promise<Fields>;
  /** Sent as its endpoint does if it isn't said how. */
  send?(test: TestBackend, fields: Fields): Promise<Answer>;
  /** A call that has to succeed, when that takes more than good fields. */
  works?(test: TestBackend, headers: Headers, complete: (appointmentId: string) => Promise<unknown>): Promise<Answer>;
  /** Changes only the fields that it gets, and accepts none. */
  readonly isPartial?: true;
  /** Answers that all is well to whatever it is sent, and does nothing. */
  readonly isSilent?: true;
}

/** The data of a customer that a script can name. */
export interface Things {
  readonly pending: string;
  readonly confirmed: string;
  readonly completed: string;
  readonly review: string;
  readonly vehicle: string;
  readonly notification: string;
  /** Booked with the customer's email, elsewhere. */
  readonly doubtful: string;
  /** Where the pending appointment can be moved to. */
  readonly move: TimeSlotChoice;
}

interface ScriptExample {
  /** What it answers on a complete host, for a write besides its success. */
  readonly answer?: object;
  /** Set if a failed call causes no error: it has a fallback, or ran in the background. */
  readonly onFault?: 'fallback' | 'background';
  /** Whether `{"success":true}` alone is invalid. */
  readonly needsMore?: true;
  /** Fields that make it act for a customer: those that name what is theirs. */
  readonly own?: (things: Things) => Fields;
  /** Whether the embedded backend needs no session, although the gateway sends it. */
  readonly isOpen?: true;
}

export interface ReadExample extends ScriptExample {
  readonly answer: object;
  /** Of its query. */
  readonly parameters: readonly string[];
  /** A query that causes the call, and where its result is in the response. */
  readonly by: readonly [query: string, at: string];
}

export interface WriteExample extends ScriptExample {
  /** The mutation that causes the call, by default of the same name, or a query as for a read. */
  readonly by?: MutationName | readonly [query: string, at: string];
  /** Null if it takes no fields. */
  readonly form: Form | null;
}

/** What the suites of all scripts need of each: a missing one is an error of the types. */
export type ScriptExamples = {
  readonly [Name in Call]: Name extends ReadCall
    ? ReadExample
    : Name extends MutationName
      ? WriteExample
      : WriteExample & Required<Pick<WriteExample, 'by'>>;
};

/** The gateway in front of the embedded backend, with Joan logged in. */
export interface World {
  readonly test: TestBackend;
  /** Joan's credentials. */
  readonly session: Readonly<Headers>;
  /** An address that no other row uses. */
  newEmail(): string;
  /** A plumber at home, at a time that is free now. */
  booking(): Promise<TimeSlotChoice & { serviceId: string; location: object }>;
  /** Sends a mutation with these changes to its example, as Joan if it needs a session. */
  send(mutation: MutationName, changes?: object, file?: Blob): Promise<GraphAnswer>;
  /** Sends a query as Joan. */
  query(query: string): Promise<GraphAnswer>;
  close(): Promise<void>;
}

/** Changes to a mutation's example, for which the embedded backend or the gateway refuses it. */
export type RefusalRow = readonly [
  what: string,
  changes: object | ((world: World) => object | Promise<object>),
  code: UserErrorCode,
  /** Its path in the input, with dots; null for the whole input. */
  field: string | null,
  message: string | RegExp,
  file?: Blob,
];

/** A mutation, as a customer or guest sends it. */
export interface MutationExample {
  /** Creates a valid input. */
  readonly input: () => Record<string, unknown>;
  /** Fields that `input` omits, so that every field is covered. */
  readonly rest?: object;
  /** What the embedded backend's demo needs to accept it. */
  readonly embedded?: object;
  readonly refusals?: readonly RefusalRow[];
}

/** What the suites of all mutations need of each: a missing one is an error of the types. */
export type MutationExamples = Readonly<Record<MutationName, MutationExample>>;
