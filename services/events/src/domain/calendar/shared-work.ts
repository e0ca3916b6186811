/** Does a piece of work, or hands on what the same piece gives that is being done already. */
export type Shared<Result> = (what: string, work: () => Promise<Result>) => Promise<Result>;

/** Many who ask for the same at the same moment are answered by one piece of work; what it is known by is forgotten when it is done. */
export function sharedWork<Result>(): Shared<Result> {
  const underway = new Map<string, Promise<Result>>();
  return (what, work) => {
    const known = underway.get(what);
    if (known) return known;
    const begun = work().finally(() => underway.delete(what));
    underway.set(what, begun);
    return begun;
  };
}
