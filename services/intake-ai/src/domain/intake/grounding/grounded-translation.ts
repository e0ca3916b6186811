import { hasSameNumbers } from './same-numbers.ts';

/** A translation on one line, where it says anything and states the figures of its original; else null. */
export function groundedTranslation(
  translation: string | undefined,
  original: string,
): string | null {
  const said = translation?.trim() ?? '';
  return said !== '' && hasSameNumbers(said, original) ? said : null;
}
