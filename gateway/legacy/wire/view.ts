/**
 * A model of a record: plain fields are copied, expensive ones are getters. What can throw is a
 * resolver instead: graphql-jit reads getters where an error would leave the request unanswered.
 */
export abstract class View<Source> {
  protected readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}
