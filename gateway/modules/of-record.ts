/** What is read when a field asks for it; without a promise once it is there. */
export interface WithRecord<Record> {
  readonly record: () => Record | Promise<Record>;
}

/** A resolver of what `read` makes of its parent's record: at once where that is there, since a promise for each field is dear. */
export function ofRecord<Record extends object, Args, Context, Result>(
  read: (record: Record, args: Args, context: Context) => Result,
) {
  return (parent: WithRecord<Record>, args: Args, context: Context): Result | Promise<Result> => {
    const record = parent.record();
    return record instanceof Promise ? record.then((it) => read(it, args, context)) : read(record, args, context);
  };
}
