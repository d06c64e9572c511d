/** A model of a record: plain fields are copied, expensive ones are getters. */
export abstract class View<Source> {
  protected readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}
