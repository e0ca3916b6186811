import { isNumber, wordsOf } from './source-words.ts';

/** Whether a translation states the figures of its original and no others. Temperatures and amounts must come through a translation unchanged. */
export function hasSameNumbers(translation: string, original: string): boolean {
  return figures(translation) === figures(original);
}

const figures = (text: string) => wordsOf(text).filter(isNumber).sort().join(' ');
