import { useScalingWords } from './use-scaling-words.ts';

/**
 * What a recipe makes ("24 biscuits") times the factor. Null where it says nothing, and until the
 * words to scale it by are fetched.
 */
export function useScaledYield(written: string | null, factor: number): string | null {
  const words = useScalingWords(factor);
  if (written === null || factor === 1) return written;
  return words?.scaleYield(written, factor) ?? null;
}
