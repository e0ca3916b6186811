import { namesFood } from '../../foods/line-words.ts';
import { looksLikeStep } from '../text/steps/step-likelihood.ts';
import { mayInstruct } from './instructs.ts';

/** Below this the words of a sentence are hardly those of a step. */
const LIKELY_STEP = 0.45;
const FEWEST_LETTERS = 3;

/**
 * Whether a sentence that was left out may be a step at all: it measures something, names a food, or tells what to do. "She never wrote
 * it down." and "He was lovely in that film." among told steps are nothing to ask the cook about.
 */
export const speaksOfKitchen = (sentence: string): boolean =>
  /\p{N}/u.test(sentence) ||
  namesFood(sentence, FEWEST_LETTERS) ||
  mayInstruct(sentence) ||
  looksLikeStep(sentence) >= LIKELY_STEP;
