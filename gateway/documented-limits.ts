import { MAX_AVIF_PIXELS, MAX_IMAGE_PIXELS } from '#shared/limits.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { isOncePerOperation, readRateLimits } from './graphql/rate-limits.ts';
import { typeDefs } from './graphql/type-defs.ts';
import { DEFAULT_HEARTBEAT_MS } from './http/subscription-response.ts';
import {
  CHARACTERS_PER_DOCUMENT,
  DEFAULT_STREAM_LIMITS,
  DEFAULT_TRANSPORT_LIMITS,
  DEFAULT_UPLOAD_LIMITS,
  DOCUMENT_LIMITS,
  MAX_JSON_BYTES,
  MAX_PER_PAGE,
  MAX_VALUES,
  NEW_DOCUMENTS_PER_CALL,
  NEXT_DATE_LIMITS,
  PAGE_SIZE,
  RATE_LIMITS,
  UPLOAD_RATE_LIMITS,
  WRITES_PER_CALL,
} from './limits.ts';

const KIB = 1024;
const { callsPerSecond: CALLS, burstSeconds: BURST } = DEFAULT_TRANSPORT_LIMITS;

const count = (value: number) => value.toLocaleString('en-GB');
const size = (bytes: number) => (bytes < KIB * KIB ? `${count(bytes / KIB)} KiB` : `${count(bytes / KIB / KIB)} MiB`);

/** What is limited, the limit, and what happens beyond it, for docs/graph.md. */
export const LIMITS: readonly (readonly [what: string, limit: string, beyond: string])[] = [
  ['Tokens of a document', count(DOCUMENT_LIMITS.maxTokens), '`GRAPHQL_PARSE_FAILED`'],
  ['Levels of an operation', count(DOCUMENT_LIMITS.maxDepth), '`GRAPHQL_VALIDATION_FAILED`'],
  ['Root fields of an operation', count(DOCUMENT_LIMITS.maxRootFields), '`GRAPHQL_VALIDATION_FAILED`'],
  ['Aliases of an operation', count(DOCUMENT_LIMITS.maxAliases), '`GRAPHQL_VALIDATION_FAILED`'],
  ['Directives of an operation', count(DOCUMENT_LIMITS.maxDirectives), '`GRAPHQL_VALIDATION_FAILED`'],
  [
    'Legacy calls that an operation can cause, by `@cost`',
    count(DOCUMENT_LIMITS.maxCalls),
    '`GRAPHQL_VALIDATION_FAILED`',
  ],
  [
    'Fields that an operation can answer, by `@cost`',
    count(DOCUMENT_LIMITS.maxResponseFields),
    '`GRAPHQL_VALIDATION_FAILED`',
  ],
  ['Items of a page of a connection', count(PAGE_SIZE.max), '`BAD_USER_INPUT`'],
  ['Next available dates of an operation', count(NEXT_DATE_LIMITS.maxLookups), 'null'],
  ['Items of a page of `specialists`', count(MAX_PER_PAGE), '`BAD_USER_INPUT`'],
  ['Body of a request without files', size(MAX_JSON_BYTES), '`TOO_LARGE`'],
  ['Values in the variables', count(MAX_VALUES), '`TOO_LARGE`'],
  ['`operations` and `map` of a request with files, each', size(DEFAULT_UPLOAD_LIMITS.maxFieldBytes), '`TOO_LARGE`'],
  ['Files of a request', count(DEFAULT_UPLOAD_LIMITS.maxFiles), '`BAD_REQUEST`'],
  ['One file', size(DEFAULT_UPLOAD_LIMITS.maxFileBytes), '`userErrors`'],
  ['Pixels of an image, and of an AVIF', `${count(MAX_IMAGE_PIXELS)}, ${count(MAX_AVIF_PIXELS)}`, '`userErrors`'],
  ['Files of a request together', size(DEFAULT_UPLOAD_LIMITS.maxFilesBytes), '`TOO_LARGE`'],
  [
    'Files of an address, or an IPv6 /64, in requests under way on one gateway',
    size(DEFAULT_UPLOAD_LIMITS.maxNetworkBytesUnderWay),
    '`RATE_LIMITED`',
  ],
  [
    'Requests with files, by an address',
    `${UPLOAD_RATE_LIMITS.sendFiles.max} in ${minutes(UPLOAD_RATE_LIMITS.sendFiles.windowMs)}`,
    '`RATE_LIMITED`',
  ],
  [
    'Calls of the host for the queries of an address, on one gateway (`CALLS_PER_SECOND`)',
    `${count(CALLS)} a second, ${count(CALLS * BURST)} in a burst`,
    '`RATE_LIMITED`',
  ],
  [
    'Calls of the host for the mutations of an address, on one gateway',
    `${count(CALLS * WRITES_PER_CALL)} a second, ${count(CALLS * WRITES_PER_CALL * BURST)} in a burst`,
    '`RATE_LIMITED`',
  ],
  [
    `Documents of ${count(CHARACTERS_PER_DOCUMENT)} characters from an address that one gateway has not parsed yet`,
    `${count(CALLS * NEW_DOCUMENTS_PER_CALL)} a second, ${count(CALLS * NEW_DOCUMENTS_PER_CALL * BURST)} in a burst`,
    '`RATE_LIMITED`',
  ],
  ['Open subscriptions of a session, on one gateway', count(DEFAULT_STREAM_LIMITS.streamsPerSession), '`RATE_LIMITED`'],
  ['Open subscriptions of a gateway', count(DEFAULT_STREAM_LIMITS.streams), '`RATE_LIMITED`'],
  ['Silence of an open subscription', `${DEFAULT_HEARTBEAT_MS / 1_000} seconds`, 'a heartbeat'],
];

/** The root fields that share a rate limit, and how often an address may use them. */
export const RATE_LIMIT_ROWS = Object.entries(RATE_LIMITS).map(([name, { max, windowMs }]) => {
  const fields = [...readRateLimits(typeDefs)].filter(([, limit]) => limit === name).map(([field]) => field);
  const often = fields.some(isOncePerOperation) ? 'once' : 'several times';
  return [fields.map((field) => `\`${field}\``).join(', '), `${max} in ${minutes(windowMs)}`, often] as const;
});

function minutes(windowMs: number): string {
  const value = windowMs / MINUTE_MS;
  return value === 1 ? 'a minute' : value === 60 ? 'an hour' : `${value} minutes`;
}
