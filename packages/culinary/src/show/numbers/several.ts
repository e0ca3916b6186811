import type { Language } from '../../words/language.ts';

/** Half a cup and one cup are one; French and Portuguese count up to two as one ("1½ tasse"). Nought is several but for them. */
export function isSeveral(number: number, language: Language = 'en'): boolean {
  if (language === 'fr' || language === 'pt') return number > 1.9999;
  return number > 1.0001 || number === 0;
}
