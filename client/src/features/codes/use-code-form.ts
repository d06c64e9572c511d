import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { emptyCode, isCompleteCode } from '~/lib/one-time-code.ts';
import { codeError, INCOMPLETE_CODE } from './code-messages.ts';

/** The state of a `CodeForm`: the digits, their error, and the request that verifies them. */
export function useCodeForm(verify: (code: string) => Promise<MutationResult<unknown>>, isNested: boolean) {
  const [code, setCode] = useState(emptyCode);
  const [error, setError] = useState<string>();
  const [isVerifying, setIsVerifying] = useState(false);
  const firstBox = useRef<HTMLInputElement>(null);
  const isComplete = isCompleteCode(code);

  const change = (next: string) => {
    setCode(next);
    setError(undefined);
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isVerifying) return;
    if (!isComplete) {
      setError(INCOMPLETE_CODE);
      return;
    }
    setError(undefined);
    setIsVerifying(true);
    const found = codeError(await verify(code));
    setIsVerifying(false);
    setError(found);
    if (found) firstBox.current?.focus();
  };

  return {
    code,
    error,
    isVerifying,
    isComplete,
    firstBox,
    change,
    submit,
    /** Empties the boxes for another code. */
    clear() {
      change(emptyCode);
      firstBox.current?.focus();
    },
    onBlur() {
      if (code !== emptyCode && !isComplete) setError(INCOMPLETE_CODE);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      if (isNested) void submit(event);
      // Enter doesn't submit a form whose button is disabled, so the error is shown here.
      else if (!isComplete) setError(INCOMPLETE_CODE);
    },
  };
}
