/**
 * Something in other words: what is plain is copied from its source, and what takes work is a getter, so that nothing is
 * made that nobody asks for.
 */
export abstract class View<Source> {
  protected readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}
