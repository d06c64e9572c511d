/** For how long an answer may be kept that was made of several reads: as long as the one of them that ends first. */
export class ShelfLife {
  #milliseconds = Number.POSITIVE_INFINITY;

  /** One of the reads is good for so long; 0 when it was old already, failed, or is one customer's own. */
  shorten(milliseconds: number): void {
    this.#milliseconds = Math.min(this.#milliseconds, Math.max(0, milliseconds));
  }

  /** Whole seconds, the last one begun included; infinite when nothing was read. */
  get seconds(): number {
    return Math.ceil(this.#milliseconds / 1_000);
  }
}
