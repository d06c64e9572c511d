import { choice, flag, repeated } from './inputs.ts';

/** The options of a list that shows the `usual` statuses by default. */
export function statusFilter<Status extends string>(
  things: string,
  statuses: readonly Status[],
  usual: readonly Status[],
) {
  return {
    options: {
      status: repeated(choice(`${things} with this status`, statuses)),
      all: flag(`${things} of every status`),
    },
    chosen({ status, all }: { status: readonly Status[]; all: boolean }): readonly Status[] {
      if (all) return statuses;
      return status.length > 0 ? status : usual;
    },
  };
}
