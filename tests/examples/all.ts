import { contract } from '../../gateway/legacy/contract.ts';
import * as accounts from './accounts.ts';
import * as applications from './applications.ts';
import * as appointments from './appointments.ts';
import * as bookings from './bookings.ts';
import * as catalogue from './catalogue.ts';
import * as contact from './contact.ts';
import type { Call, MutationExamples, MutationName, ScriptExamples } from './example.ts';
import * as notifications from './notifications.ts';
import * as registration from './registration.ts';
import * as vehicles from './vehicles.ts';

/*
 * The suites of bad input, failures, credentials, refusals and logs are made from these examples,
 * in the backend and in the gateway. So they import the types of the servers, and no server.
 */

/** Every call of the contract. */
export const SCRIPTS: ScriptExamples = {
  ...catalogue.scripts,
  ...accounts.scripts,
  ...notifications.scripts,
  ...appointments.scripts,
  ...registration.scripts,
  ...contact.scripts,
  ...bookings.scripts,
  ...applications.scripts,
  ...vehicles.scripts,
};

/** Every mutation, by its field. */
export const MUTATIONS: MutationExamples = {
  ...appointments.mutations,
  ...bookings.mutations,
  ...contact.mutations,
  ...applications.mutations,
  ...registration.mutations,
  ...accounts.mutations,
  ...vehicles.mutations,
  ...notifications.mutations,
};

export const MUTATION_NAMES = Object.keys(MUTATIONS) as MutationName[];
export const CALLS = Object.keys(SCRIPTS) as Call[];

/** What causes a call. A call without its own cause has the name of its mutation. */
export const causeOf = (call: Call) => SCRIPTS[call].by ?? (call as MutationName);

/** The script of a call, as the fake host names it. */
export const scriptOf = (call: Call) => contract[call].path.slice(contract[call].path.lastIndexOf('/') + 1);

/** Whether a call is made with a customer's credentials, and only with them. */
export const needsSession = (call: Call) => {
  const endpoint = contract[call];
  return 'credentials' in endpoint ? endpoint.credentials === 'required' : endpoint.kind === 'private-read';
};

export const isRead = (call: Call) => contract[call].kind.endsWith('-read');

const answerOf = (call: Call) => ({
  ...(!isRead(call) && { success: true, message: 'Done!' }),
  ...SCRIPTS[call].answer,
});

/**
 * A host that serves every script, and accepts every write. A script with several actions answers
 * what each of them does.
 */
export const WHOLE_HOST: Readonly<Record<string, { readonly json: object }>> = Object.fromEntries(
  CALLS.map((call) => {
    const answers = CALLS.filter((other) => scriptOf(other) === scriptOf(call)).map(answerOf);
    return [scriptOf(call), { json: Object.assign({}, ...answers) }];
  }),
);
