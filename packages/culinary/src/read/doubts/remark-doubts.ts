import { doubtOfWhole, type Doubt, type RecipeDraft } from '../../recipe/recipe.ts';
import { mayBeOfReader } from '../reader-remarks.ts';
import { maySpeakToCustomers } from '../speaks-to-customers.ts';
import { sentencesByCapitals } from '../parted-steps.ts';
import { tellsOfDish } from '../speaks-of-dish.ts';
import { ownStems } from './recipe-words.ts';
import { shortened } from './shortened.ts';

const MOST_SHOWN = 5;

/**
 * Remarks, headings and steps in which a business may speak to its customers, remarks that may be a reader's, and sentences of remarks
 * that say nothing of a dish, which nothing else doubts.
 */
export function remarkDoubts(draft: RecipeDraft): Doubt[] {
  const isDoubted = (text: string): boolean =>
    draft.doubts.some(({ sourceWords }) => sourceWords?.includes(text));
  const below = [...draft.notes, ...draft.servingNotes, ...draft.storageNotes, ...draft.tips];
  const spoken = [
    draft.description ?? '',
    ...below,
    ...new Set(draft.steps.map(({ group }) => group ?? '')),
    ...draft.ingredients.map(({ name }) => name ?? ''),
  ].filter(maySpeakToCustomers);
  const doubtful = [...new Set([...spoken, ...below.filter(mayBeOfReader)])].filter(
    (remark) => !isDoubted(remark),
  );
  const stems = ownStems(draft);
  const beside = below
    .filter((remark) => !isDoubted(remark) && !doubtful.includes(remark))
    .flatMap(sentencesByCapitals)
    .filter((said) => said.split(' ').length >= FEWEST_WORDS && !tellsOfDish(said, stems));
  const steps = draft.steps.flatMap(({ text }, index): Doubt[] =>
    maySpeakToCustomers(text) && !isDoubted(text)
      ? [
          {
            part: 'step',
            index,
            sentence: sentenceOf(text),
            sourceWords: text,
          },
        ]
      : [],
  );
  return [
    ...[...doubtful, ...beside].map((text) => doubtOfWhole(sentenceOf(text), text)),
    ...steps,
  ].slice(0, MOST_SHOWN);
}

/** Shorter sentences are labels of a dish, or lead to the next. */
const FEWEST_WORDS = 7;

const sentenceOf = (text: string): string => `“${shortened(text)}” may not belong to the recipe.`;
