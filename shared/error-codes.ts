/**
 * The codes of errors of the graph, in `extensions.code`, as docs/graph.md lists them. What a
 * customer can fix is in `userErrors` instead, with a `UserErrorCode` of the schema.
 */
export const ERROR_CODES = [
  {
    code: 'UNAUTHENTICATED',
    status: 200,
    meaning:
      'The field needs a session. `extensions.reason` says which: `NOT_LOGGED_IN`, the request has none, or half of one; `SESSION_EXPIRED`, the session has ended or was never valid.',
    remedy:
      '`SESSION_EXPIRED`: drop the session, say that it has expired, and let the customer log in again. `NOT_LOGGED_IN`: offer to log in. Then send the operation again.',
  },
  {
    code: 'FORBIDDEN',
    status: 200,
    meaning: "The session's account isn't allowed to do this.",
    remedy: "Don't repeat it.",
  },
  {
    code: 'NOT_FOUND',
    status: 200,
    meaning:
      "What the field is about no longer exists in the customer's account. An id in a mutation's input is in `userErrors` instead, with the code `NOT_FOUND`.",
    remedy: 'Refetch the list that the id came from.',
  },
  {
    code: 'BAD_USER_INPUT',
    status: 400,
    meaning:
      "A value doesn't match its type: an invalid day, a missing required value, an upload that isn't a file. With a `path`, one field couldn't take the value, and the status is 200.",
    remedy: 'Fix the client: what a customer can fix is in `userErrors` instead.',
  },
  {
    code: 'RATE_LIMITED',
    status: 200,
    meaning:
      'Too many attempts, or too much at the same time, here or at the booking system behind the graph (`extensions.legacyStatus` is then 429). `extensions.retryAfter` is the number of seconds to wait, if known.',
    remedy: 'Wait that long, then try once.',
  },
  {
    code: 'UPSTREAM_UNAVAILABLE',
    status: 200,
    meaning:
      "The booking system behind the graph can't be reached, or reports an error. `extensions.legacyStatus` is its HTTP status, if there was one.",
    remedy:
      'Offer to try again. The mutation may have succeeded: repeat it only with the same idempotency key, and unless `extensions.isRepeatSafe` is true, let the customer look for our email first, since the booking system may not keep keys.',
  },
  {
    code: 'UPSTREAM_TIMEOUT',
    status: 200,
    meaning: "The booking system didn't respond in time.",
    remedy: 'As for `UPSTREAM_UNAVAILABLE`.',
  },
  {
    code: 'UPSTREAM_INVALID_RESPONSE',
    status: 200,
    meaning:
      "The booking system sent something that can't be read, or refused; the message is its own, if it gave one.",
    remedy: 'Show the message, and offer to try again.',
  },
  {
    code: 'INTERNAL_SERVER_ERROR',
    status: 200,
    meaning: "An error of ours. The message is always 'Something went wrong'.",
    remedy:
      'Report `extensions.requestId`; the log has the details. The status is 500 when there is no response at all.',
  },
  {
    code: 'GRAPHQL_PARSE_FAILED',
    status: 400,
    meaning: "The document isn't GraphQL, or has too many tokens.",
    remedy: 'Fix the document.',
  },
  {
    code: 'GRAPHQL_VALIDATION_FAILED',
    status: 400,
    meaning: "The document selects something that isn't in the graph, or exceeds the limits of an operation.",
    remedy: 'Fix the document; check it against `docs/schema.graphql` when you build.',
  },
  {
    code: 'OPERATION_RESOLUTION_FAILURE',
    status: 400,
    meaning: 'The document has no operation with this name, or several and no name was sent.',
    remedy: 'Send `operationName`.',
  },
  {
    code: 'PERSISTED_QUERY_NOT_FOUND',
    status: 200,
    meaning: "The gateway doesn't know the document with this hash.",
    remedy: "Send the document with its hash once; Apollo's clients do so automatically.",
  },
  {
    code: 'OPERATION_NOT_REGISTERED',
    status: 400,
    meaning: "The gateway only executes registered operations (`OPERATIONS=registered`), and this isn't one.",
    remedy: 'Register the operation (docs/mobile.md), or let the customer update the app.',
  },
  {
    code: 'BAD_REQUEST',
    status: 400,
    meaning:
      "The request isn't valid GraphQL over HTTP: no JSON, a batch, an upload without the header `Apollo-Require-Preflight`, a GET with neither that nor `Accept: application/graphql-response+json`, a mutation by GET (405), an `Accept` without a type that the response can have (406), an unsupported content type (415).",
    remedy: 'Fix the request; the message says what is wrong.',
  },
  {
    code: 'TOO_LARGE',
    status: 413,
    meaning:
      'The request, its files together, or the number of values in its variables, is too large. `extensions.maxBytes` is a limit in bytes.',
    remedy: 'Send less. A single file that is too large is in `userErrors` instead.',
  },
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number]['code'];

/** Why a request has no session, in `extensions.reason` of `UNAUTHENTICATED`. */
export type NoSessionReason = 'SESSION_EXPIRED' | 'NOT_LOGGED_IN';
