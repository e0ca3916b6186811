import { doubtOfWhole, type Doubt, type RecipeDraft } from '../../../../recipe/recipe.ts';
import type { Corrected, SetRight } from './set-right.ts';

/** What takes something back and sets nothing right. */
export const unclearCorrections = ({ unclear }: Pick<Corrected, 'unclear'>): Doubt[] =>
  unclear.map(({ text, isOfAnother }) =>
    doubtOfWhole(
      isOfAnother
        ? `Somebody else wrote “${text}”: check the amount.`
        : `“${text}” takes back something said before.`,
      text,
    ),
  );

/** That lines have another amount than the list said at first, as their author set it right. */
export function setRightDoubts(draft: RecipeDraft, setRight: readonly SetRight[]): Doubt[] {
  if (setRight.length === 0) return [];
  const lines = draft.ingredients.flatMap((group) => group.lines);
  // What was forgotten is on the list as it was said.
  const changed = setRight.filter(({ item, before }) => before !== '' || item === '');
  return changed.map(({ item, before, amount, correction }) => {
    if (item === '') return doubtOfWhole(`“${correction}” took a line off the list.`, correction);
    const sentence = `The list said “${before}”, and “${correction}” further on.`;
    const index = lines.findIndex((line) => line.includes(item));
    return index < 0
      ? doubtOfWhole(sentence, correction)
      : {
          part: 'ingredient',
          index,
          sentence,
          sourceWords: correction,
          about: 'amount',
          words: [amount],
        };
  });
}
