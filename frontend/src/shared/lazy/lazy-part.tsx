import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** The code of a part could not be fetched; after a reload it is asked for again. */
export class MissingPart extends Error {}

/** Its code comes when it is first shown, or before by `fetch`. */
export type LazyPart<Props> = ComponentType<Props> & { fetch: () => void };

/**
 * A part of the app whose code is fetched when it is first shown, or before by `fetch`; `meanwhile`
 * stands in its place. Where it cannot be fetched, it throws a `MissingPart`. Browsers remember such
 * a failure: so without a network nothing is fetched before it is shown.
 *
 * React's own `lazy` holds back what has come until 300 ms after a fallback was drawn. On the other
 * hand it lets a page that one leaves stand meanwhile, which this does not: pages are fetched when
 * the one that leads to them is idle.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LazyPart<Props> {
  let fetched: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  const fetchOnce = () =>
    (fetching ??= load().then(
      (part) => void (fetched = part),
      (cause: unknown) => {
        fetching = null;
        throw new MissingPart('A part of the app could not be fetched', { cause });
      },
    ));

  function ShownWhenFetched(props: Props) {
    const [Part, setPart] = useState(() => fetched);
    const [failure, setFailure] = useState<unknown>(null);
    const missing = Part === null;
    useEffect(() => {
      if (!missing) return;
      let left = false;
      fetchOnce().then(
        () => left || setPart(() => fetched),
        (error: unknown) => left || setFailure(error),
      );
      return () => void (left = true);
    }, [missing]);
    if (failure !== null) throw failure;
    return Part === null ? meanwhile : <Part {...props} />;
  }

  return Object.assign(ShownWhenFetched, {
    fetch: () => void (navigator.onLine && fetchOnce().catch(() => {})),
  });
}
