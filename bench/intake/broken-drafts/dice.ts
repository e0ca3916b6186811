/** Chance that is the same at every run: drawn from a seed. */
export class Dice {
  private state: number;

  constructor(seed: string) {
    this.state = 2166136261;
    for (const letter of seed)
      this.state = Math.imul(this.state ^ letter.codePointAt(0)!, 16777619) >>> 0;
    this.next();
  }

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** From 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}
