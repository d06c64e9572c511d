/** One reason why the server did not take what a flow has sent, and where it can be put right. */
export interface Refusal<StepId extends string, Draft> {
  message: string;
  /** The step that asks for it; null when it concerns the whole. */
  step: StepId | null;
  part: keyof Draft | null;
}

/** A refusal with the answer it was about: once that is another one, the refusal has had its day. */
export type Standing<OneRefusal> = OneRefusal & { about: unknown };

/** Notes what each refusal was about. */
export function withAnswers<Draft, One extends Refusal<string, Draft>>(
  refusals: readonly One[],
  draft: Draft,
): readonly Standing<One>[] {
  return refusals.map((refusal) => ({ ...refusal, about: refusal.part && draft[refusal.part] }));
}

export function isStanding<Draft>({ part, about }: Standing<Refusal<string, Draft>>, draft: Draft): boolean {
  return part === null || draft[part] === about;
}
