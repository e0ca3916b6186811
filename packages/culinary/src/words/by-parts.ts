/** Work that can be left between its parts, so that others need not wait for all of it. What it gives is its last result. */
export type ByParts<Result> = Generator<void, Result>;

/** Work in one go, for who has nobody waiting. */
export function inOneGo<Result>(work: ByParts<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
