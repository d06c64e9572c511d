/**
 * A model of a source record: plain fields are copied, expensive ones are getters, computed only
 * when selected.
 */
export abstract class View<Source> {
  protected readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}
