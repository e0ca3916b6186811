import { whatIsTheMatter, type ProviderTrouble } from '../provider/provider-trouble.ts';
import type { Reading } from '../source/reading.ts';

/** Print is recognised with some 90 of 100 also in poor light; handwriting, which is not read, with less than this. */
export const FAINT = 75;

/** Whether the words of a picture were recognised with so little confidence that they may be nonsense. */
export const isFaint = ({ confidence }: Reading): boolean =>
  confidence !== null && confidence < FAINT;

/** Why a faint reading that no provider has read is only a draft. */
export function draftReason(trouble: ProviderTrouble | null): string {
  return trouble
    ? `${whatIsTheMatter(trouble)}, and without it the picture was read with low confidence. Retry, or compare it with the picture.`
    : 'The picture was read with low confidence: it may be handwriting, or blurred. Compare it with the picture before you cook from it.';
}
