import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { ErrorBoundary } from '../ui/failure/error-boundary.tsx';
import { reload } from '../ui/failure/reload.ts';
import { MissedPart } from '../ui/failure/missed-part.tsx';
import { lazyPart, MissingPart, type LazyPart } from './lazy-part.tsx';

/** How often somebody has asked for missing parts again: all of them are, for some have nothing to press. */
let asked = 0;
const listeners = new Set<() => void>();
const askAgain = () => {
  asked += 1;
  for (const listener of listeners) listener();
};
const useAsked = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => asked,
  );

/**
 * A small lazy part of a page. Where its code cannot be fetched, or fails, the page stays as it is, and a line with Retry stands in
 * the part's place. Some browsers remember that code could not be fetched: where Retry fails at that, the page is loaded anew.
 */
export function containedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart(load);
  function Contained(props: Props) {
    const [tries, setTries] = useState(0);
    const place = useAsked();
    const retry = () => {
      setTries(tries + 1);
      askAgain();
    };
    const failed = (error: unknown) => {
      if (tries > 0 && error instanceof MissingPart) void reload();
    };
    return (
      <ErrorBoundary
        place={String(place)}
        onError={failed}
        fallback={() => <MissedPart onRetry={retry} />}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(Contained, { fetch: Part.fetch });
}

/** The same of a part that the page does without where it is missing. */
export function quietPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart(load);
  const Quiet = (props: Props) => (
    <ErrorBoundary place={String(useAsked())} fallback={() => null}>
      <Part {...props} />
    </ErrorBoundary>
  );
  return Object.assign(Quiet, { fetch: Part.fetch });
}
