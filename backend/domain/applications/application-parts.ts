/** The texts of an application as received: single ones, and lists by the name before `[]`. */
export interface ApplicationParts {
  fields: ReadonlyMap<string, string>;
  lists: ReadonlyMap<string, readonly string[]>;
}
