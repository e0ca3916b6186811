import { namesFood } from '../../../foods/line-words.ts';
import { doubtOfWhole, type Doubt } from '../../../recipe/recipe.ts';
import { shortened } from '../../doubts/shortened.ts';
import { findDurations } from '../../../words/durations.ts';
import { amountsStated } from '../lines/corrections/amounts-stated.ts';
import { sentencesByStops } from '../lines/sentences-of.ts';
import { OF_EACH } from './told-of-each.data.ts';

const LONGEST_SENTENCE = 400;
const MOST_DOUBTS = 3;

/** That steps out of which a list is made tell an amount for each of several: "in each jar a bay leaf" is once on the list. */
export const toldOfEach = (steps: readonly string[]): Doubt[] =>
  steps
    .flatMap((step) => sentencesByStops(step))
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE && saysAmountOfEach(sentence))
    .slice(0, MOST_DOUBTS)
    .map((sentence) =>
      doubtOfWhole(`“${shortened(sentence)}” tells an amount for each of several.`, sentence),
    );

/** Whether a clause says how much of a food goes into each. */
const saysAmountOfEach = (sentence: string): boolean =>
  OF_EACH.test(sentence) &&
  sentence
    .split(/[,;:]\s/u)
    .some(
      (clause) =>
        OF_EACH.test(clause) &&
        namesFood(clause) &&
        amountsStated(clause).stated.length > 0 &&
        findDurations(clause).length === 0,
    );
