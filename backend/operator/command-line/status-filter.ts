import { choice, flag, repeated } from './inputs.ts';

/** The options of a list that shows the `defaults` unless a status is chosen. */
export function statusFilter<Status extends string>(
  plural: string,
  statuses: readonly Status[],
  defaults: readonly Status[],
) {
  return {
    options: {
      status: repeated(choice(`${plural} with this status`, statuses)),
      all: flag(`${plural} of every status`),
    },
    chosen({ status, all }: { status: readonly Status[]; all: boolean }): readonly Status[] {
      if (all) return statuses;
      return status.length > 0 ? status : defaults;
    },
  };
}
