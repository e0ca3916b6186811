import { useEffect, useState } from 'react';

type ScalingWords = typeof import('./scaling-words.ts');

let words: ScalingWords | null = null;

/** What bends words and yields when their numbers change, which only a scaled recipe needs. Null until it is fetched. */
export function useScalingWords(factor: number): ScalingWords | null {
  const [fetched, setFetched] = useState(() => words);
  const missing = factor !== 1 && fetched === null;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    import('./scaling-words.ts').then(
      (there) => {
        words = there;
        if (!left) setFetched(there);
      },
      // The yield is left out, and words stay as they are.
      () => {},
    );
    return () => void (left = true);
  }, [missing]);
  return fetched;
}
