import { doubtOfWhole, type Doubt, type RecipeDraft } from '../../recipe/recipe.ts';
import { maySpeakToCustomers } from '../speaks-to-customers.ts';
import { shortened } from './shortened.ts';

const MOST_SHOWN = 5;

/** Remarks, headings and steps in which a business may speak to its customers, and which nothing else doubts. */
export function remarkDoubts(draft: RecipeDraft): Doubt[] {
  const isDoubted = (text: string): boolean =>
    draft.doubts.some(({ sourceWords }) => sourceWords?.includes(text));
  const doubtful = [
    draft.description ?? '',
    ...draft.notes,
    ...draft.servingNotes,
    ...draft.storageNotes,
    ...draft.tips,
    ...new Set(draft.steps.map(({ group }) => group ?? '')),
    ...draft.ingredients.map(({ name }) => name ?? ''),
  ].filter((remark) => maySpeakToCustomers(remark) && !isDoubted(remark));
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
  return [...doubtful.map((text) => doubtOfWhole(sentenceOf(text), text)), ...steps].slice(
    0,
    MOST_SHOWN,
  );
}

const sentenceOf = (text: string): string => `“${shortened(text)}” may not belong to the recipe.`;
