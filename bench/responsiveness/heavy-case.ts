/** The product as a case asks it. */
export interface Door {
  url: string;
  headers: Record<string, string>;
  /** Of its process. */
  pid: number;
}

/** Something heavy that the product is asked to do while others ask for little. */
export interface HeavyCase {
  name: string;
  /** What the p99 of others should stay under, in milliseconds, where it is not the usual aim. */
  aimMs?: number;
  /** Begins it and waits for its end; what came of it, in a few words. */
  run(door: Door): Promise<string>;
}
