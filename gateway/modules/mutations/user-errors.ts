import type { z } from 'zod';
import type { UserError, UserErrorCode } from '../../graphql/generated/schema.ts';

export function userError(code: UserErrorCode, message: string, field: readonly string[] | null = null): UserError {
  return { code, message, field: field && [...field] };
}

/** The issues of an input, by field. Too long is TOO_LARGE, empty is REQUIRED, the rest INVALID. */
export function inputErrors(error: z.core.$ZodError): UserError[] {
  return error.issues.map((issue) => {
    return userError(issueCode(issue), issue.message, issue.path.map(String));
  });
}

function issueCode(issue: z.core.$ZodIssue): UserErrorCode {
  if (issue.code === 'too_big') return 'TOO_LARGE';
  if (issue.code === 'too_small') return 'REQUIRED';
  return issue.code === 'custom' && issue.params?.isMissing === true ? 'REQUIRED' : 'INVALID';
}
