import { MAX_CERTIFICATES, MAX_FILE_BYTES, MAX_FILES_BYTES, MAX_PHOTOS } from '#shared/limits.ts';

/*
 * What one caller may ask of a gateway, and what a gateway may ask of the host. How much a person
 * may enter is in shared/limits.ts. docs/graph.md lists those that clients can meet.
 */

const KIB = 1024;
const MIB = 1024 * KIB;
const MINUTE = 60_000;

/** Hundreds of customers share a carrier's address, each with up to six connections. */
export const DEFAULT_NETWORK_CONNECTIONS = 1_500;

/** How long the body of a request without files may take. */
export const DEFAULT_BODY_TIMEOUT_MS = 30_000;

export const MAX_JSON_BYTES = 256 * KIB;

/** Values in the variables: more than any form has. Checked before their types are. */
export const MAX_VALUES = 5_000;

/** Entries of one list in the input of a mutation, and of all its lists: more than any form has. */
export const MAX_ENTRIES = 250;
export const MAX_ALL_ENTRIES = 2_000;

/** Errors in the answer to a mutation: more than anyone reads. */
export const MAX_USER_ERRORS = 50;

/** How many items a page of a connection can have. The default is the one in the SDL. */
export const PAGE_SIZE = { default: 20, max: 100 } as const;

/** Items of a numbered page, and of a list without pages. */
export const MAX_PER_PAGE = 50;

/** Pages of the directory that are read to sort all of it. */
export const MAX_SORTED_PAGES = 6;

export interface DocumentLimits {
  readonly maxTokens: number;
  readonly maxDepth: number;
  readonly maxRootFields: number;
  readonly maxAliases: number;
  readonly maxDirectives: number;
  /** Legacy calls that it can cause, by the `@cost` of its fields. */
  readonly maxCalls: number;
  /** Fields that its response can have, by the `@cost` of its lists. */
  readonly maxResponseFields: number;
}

export const DOCUMENT_LIMITS: DocumentLimits = {
  maxTokens: 1_000,
  // The deepest operation of our clients has six.
  maxDepth: 10,
  maxRootFields: 10,
  maxAliases: 15,
  maxDirectives: 20,
  maxCalls: 60,
  maxResponseFields: 10_000,
};

export interface NextDateLimits {
  /** Different lookups of one operation. */
  readonly maxLookups: number;
  readonly maxParallel: number;
  /** How long an operation waits for its lookups, in milliseconds. */
  readonly timeoutMs: number;
}

export const NEXT_DATE_LIMITS: NextDateLimits = { maxLookups: 50, maxParallel: 5, timeoutMs: 4_000 };

export interface StreamLimits {
  readonly streamsPerSession: number;
  /** On this gateway. */
  readonly streams: number;
}

export const DEFAULT_STREAM_LIMITS: StreamLimits = { streamsPerSession: 5, streams: 2_000 };

interface RateLimit {
  /** How often one network address may use the field within the window. */
  readonly max: number;
  readonly windowMs: number;
  /** Whether an operation may contain the field several times, with aliases. */
  readonly isRepeatable?: true;
}

/**
 * The limits that `@rateLimit` names in the schema. They are generous, since a household or an
 * office shares one address. Successful logins don't count.
 */
export const RATE_LIMITS = {
  logIn: { max: 20, windowMs: 15 * MINUTE },
  bookAppointmentAsGuest: { max: 300, windowMs: 60 * MINUTE },
  bookAppointment: { max: 60, windowMs: 60 * MINUTE },
  changeAppointment: { max: 120, windowMs: 60 * MINUTE, isRepeatable: true },
  submitReview: { max: 60, windowMs: 60 * MINUTE, isRepeatable: true },
  requestImmediateService: { max: 30, windowMs: 60 * MINUTE },
  register: { max: 30, windowMs: 60 * MINUTE },
  requestCode: { max: 60, windowMs: 60 * MINUTE },
  verifyCode: { max: 40, windowMs: 15 * MINUTE },
  openBookingLink: { max: 30, windowMs: 15 * MINUTE },
  setPassword: { max: 30, windowMs: 15 * MINUTE },
  changeBookingEmail: { max: 20, windowMs: 60 * MINUTE },
  checkEmail: { max: 30, windowMs: MINUTE },
  applyAsSpecialist: { max: 30, windowMs: 60 * MINUTE },
  sendContactMessage: { max: 30, windowMs: 60 * MINUTE },
} satisfies Readonly<Record<string, RateLimit>>;

/** Counted when a request is about to send its files, whatever its operation is. */
export const UPLOAD_RATE_LIMITS = { sendFiles: { max: 300, windowMs: 60 * MINUTE } } satisfies Record<
  string,
  RateLimit
>;

export type RateLimitName = keyof typeof RATE_LIMITS;
export type RateLimits = Readonly<Record<RateLimitName | keyof typeof UPLOAD_RATE_LIMITS, RateLimit>>;

export interface UploadLimits {
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  readonly maxFilesBytes: number;
  readonly maxRequestBytes: number;
  /** For `operations` and `map`, each. */
  readonly maxFieldBytes: number;
  /** The files of all requests that are under way, on disk at the same time. */
  readonly maxBytesUnderWay: number;
  /** The same for one client's network, and the weaker limit of the wider network it is in. */
  readonly maxNetworkBytesUnderWay: number;
  readonly maxWiderNetworkBytesUnderWay: number;
}

export const DEFAULT_UPLOAD_LIMITS: UploadLimits = {
  // A booking's photos, or the photo and the certificates of an application.
  maxFiles: Math.max(MAX_PHOTOS, 1 + MAX_CERTIFICATES),
  maxFileBytes: MAX_FILE_BYTES,
  maxFilesBytes: MAX_FILES_BYTES,
  // The files, and the rest of the request.
  maxRequestBytes: MAX_FILES_BYTES + MIB,
  maxFieldBytes: 256 * KIB,
  maxBytesUnderWay: 2048 * MIB,
  // Two of the largest requests, or twenty bookings with three photos of a phone: an office or a
  // carrier shares one address.
  maxNetworkBytesUnderWay: 256 * MIB,
  maxWiderNetworkBytesUnderWay: 1024 * MIB,
};

export interface TransportLimits {
  /** Reads of the host that one network may cause a second, in the long run. */
  readonly callsPerSecond: number;
  /** For how many seconds it may save them up, for a burst. */
  readonly burstSeconds: number;
  /** Consecutive failures of a script that open its circuit breaker. */
  readonly failuresToOpen: number;
  /** How long it stays open, in milliseconds; then one call at a time is a probe. */
  readonly openMs: number;
  /** Calls of one script in flight. */
  readonly maxRunning: number;
  /** Calls of one script that wait to be sent; further ones fail immediately. */
  readonly maxWaiting: number;
}

export const DEFAULT_TRANSPORT_LIMITS: TransportLimits = {
  failuresToOpen: 8,
  openMs: 10_000,
  maxRunning: 48,
  maxWaiting: 200,
  // A carrier's shared address has hundreds of customers, most of whose reads are cached.
  callsPerSecond: 100,
  burstSeconds: 20,
};

/** An honest network reads far more than it writes, which mutations limit besides. */
export const WRITES_PER_CALL = 0.2;

/** An honest network causes many times as many calls as it sends documents that are new here. */
export const NEW_DOCUMENTS_PER_CALL = 0.1;

/** A document of this length counts as one new one: validating it can take 80 ms. */
export const CHARACTERS_PER_DOCUMENT = 500;

/** How often notifications are polled, as intervals in milliseconds. */
export interface PollingPace {
  /** After a change. */
  readonly fastMs: number;
  /** The longest interval while nothing changes. */
  readonly slowMs: number;
  /** The longest interval while the host is down. */
  readonly backoffMs: number;
}

export const DEFAULT_PACE: PollingPace = { fastMs: 5_000, slowMs: 30_000, backoffMs: 120_000 };

/** The maximum memory of each cache of the gateway, in bytes. All caches are LRU. */
export interface CacheBudgets {
  /** Parsed public responses of the host (legacy/transport/public-cache.ts). */
  readonly publicResponses: number;
  /** Parsed responses of the host to customers (legacy/transport/parsed-responses.ts). */
  readonly privateResponses: number;
  /** Whole GraphQL responses (http/response-cache.ts). */
  readonly responses: number;
  /** Public pages with their data (http/rendered-pages.ts). */
  readonly pages: number;
  /** Parsed documents (graphql/known-documents.ts): five times those of our own clients. */
  readonly parsedDocuments: number;
}

export const DEFAULT_BUDGETS: CacheBudgets = {
  publicResponses: 48 * MIB,
  privateResponses: 16 * MIB,
  responses: 32 * MIB,
  pages: 24 * MIB,
  parsedDocuments: 25 * MIB,
};

/** Caches no responses, for measuring (`REUSE=off`). */
export const NO_RESPONSE_CACHING: CacheBudgets = {
  ...DEFAULT_BUDGETS,
  publicResponses: 0,
  privateResponses: 0,
  responses: 0,
  pages: 0,
};
