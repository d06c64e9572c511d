import type { RefusalCode } from '#shared/refusal-codes.ts';

/** A sentence about one field of the request; null if it is about the whole request. */
export interface FieldError {
  message: string;
  field: string | null;
}

interface RefusalDetails {
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
  /** The field of the request that errors without one are about. */
  field?: string;
}

/** A request that can't be granted, in sentences for the customer. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: string[];
  /** The field of each error, in the same order. */
  readonly fields: (string | null)[];
  /** Seconds; null when unknown. */
  readonly retryAfter: number | null;

  constructor(
    code: RefusalCode,
    errors: string | readonly (string | FieldError)[],
    { retryAfter, field }: RefusalDetails = {},
  ) {
    const list = (typeof errors === 'string' ? [errors] : errors).map((error) =>
      typeof error === 'string' ? { message: error, field: null } : error,
    );
    super(list.map(({ message }) => message).join(' '));
    this.name = 'Refusal';
    this.code = code;
    this.errors = list.map(({ message }) => message);
    this.fields = list.map((error) => error.field ?? field ?? null);
    this.retryAfter = retryAfter ?? null;
  }
}
