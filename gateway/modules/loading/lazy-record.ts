/** A lazily loaded record; not a promise once it is loaded. */
export interface LazyRecord<Record> {
  readonly record: () => Record | Promise<Record>;
}

/** A resolver that reads its parent's record; synchronous once loaded, since promises cost time. */
export function fromRecord<Record extends object, Args, Context, Result>(
  read: (record: Record, args: Args, context: Context) => Result,
) {
  return (parent: LazyRecord<Record>, args: Args, context: Context): Result | Promise<Result> => {
    const record = parent.record();
    return record instanceof Promise ? record.then((it) => read(it, args, context)) : read(record, args, context);
  };
}
