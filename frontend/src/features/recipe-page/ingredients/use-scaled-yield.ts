import { useEffect, useState } from 'react';

type ScaleYield = (text: string, factor: number) => string;

let scaler: ScaleYield | null = null;

/**
 * What a recipe makes ("24 biscuits") times the factor. Null where it says nothing, and until the
 * words to scale it by are fetched, which only a scaled recipe needs.
 */
export function useScaledYield(written: string | null, factor: number): string | null {
  const [scale, setScale] = useState(() => scaler);
  const missing = written !== null && factor !== 1 && scale === null;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    import('./scale-yield.ts').then(
      ({ scaleYield }) => {
        scaler = scaleYield;
        if (!left) setScale(() => scaleYield);
      },
      // The yield is left out.
      () => {},
    );
    return () => void (left = true);
  }, [missing]);
  if (written === null || factor === 1) return written;
  return scale?.(written, factor) ?? null;
}
