import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { emptyCode, isCompleteCode } from '~/lib/one-time-code.ts';
import { useCountdown } from '~/lib/use-countdown.ts';
import { type CodeBlock, codeBlock, codeError, INCOMPLETE_CODE } from './code-messages.ts';

/** The state of a `CodeForm`: the digits, their error, and the request that verifies them. */
export function useCodeForm(verify: (code: string) => Promise<MutationResult<unknown>>, isNested: boolean) {
  const [code, setCode] = useState(emptyCode);
  const [error, setError] = useState<string>();
  const [isVerifying, setIsVerifying] = useState(false);
  const [block, setBlock] = useState<CodeBlock | null>(null);
  const wait = useCountdown();
  const isBlocked = block?.kind === 'until-resent' || wait.remaining > 0;
  const firstBox = useRef<HTMLInputElement>(null);
  const isComplete = isCompleteCode(code);

  const change = (next: string) => {
    setCode(next);
    setError(undefined);
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isVerifying || isBlocked) return;
    if (!isComplete) {
      setError(INCOMPLETE_CODE);
      return;
    }
    setError(undefined);
    setIsVerifying(true);
    const result = await verify(code);
    const found = codeError(result);
    const nextBlock = codeBlock(result);
    setBlock(nextBlock);
    if (nextBlock?.kind === 'until') wait.start(Math.ceil((nextBlock.endsAt - Date.now()) / 1000));
    setIsVerifying(false);
    setError(found);
    if (found) firstBox.current?.focus();
  };

  return {
    code,
    error,
    isVerifying,
    isComplete,
    isBlocked,
    /** When a code can be verified again, in milliseconds since 1970; null if time doesn't help. */
    blockEndsAt: isBlocked && block?.kind === 'until' ? block.endsAt : null,
    firstBox,
    change,
    submit,
    /** Empties the boxes for another code. */
    clear() {
      setBlock(null);
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
