import { isFood } from '../../foods/line-words.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import type { Doubt } from '../../recipe/doubt.ts';

const SURELY_INGREDIENT = 0.93;
const MEASURED = /^[-•*\s]*[\d¼-¾⅐-⅞]/;
const LONGEST_LINE = 120;
const MOST_LINES = 600;
/** So many lines like ingredients that were not taken are no accident. */
const FEWEST_LEFT_OUT = 3;
const LEFT_OUT_SHARE = 0.25;
/** Of a text longer than a note, at least this share is taken. */
const LEAST_TAKEN = 0.45;
const SHORT_TEXT = 500;

/** What the source holds and the draft does not: lines that surely are ingredients, and most of a text. */
export function leftOutDoubts(
  draft: RecipeDraft,
  lines: readonly string[],
  source: string,
  ofPage: boolean,
): Doubt[] {
  if (draft.otherRecipes.length > 0) return [];
  const taken = foldWords(
    [
      ...lines,
      ...draft.steps.map(({ text }) => text),
      ...draft.notes,
      ...draft.tips,
      ...draft.equipment,
      ...draft.servingNotes,
      ...draft.storageNotes,
    ].join(' '),
  );
  const own = new Set(lines.flatMap((line) => contentWords(line)));
  const leftOut = [
    ...new Set(
      source
        .split('\n')
        .filter((line) => line.length <= LONGEST_LINE && MEASURED.test(line))
        .slice(0, MOST_LINES)
        .filter(
          (line) =>
            !taken.includes(foldWords(line)) &&
            contentWords(line).some((word) => isFood(word) && !own.has(word)) &&
            looksLikeIngredient(line) > SURELY_INGREDIENT,
        ),
    ),
  ];
  if (leftOut.length >= FEWEST_LEFT_OUT && leftOut.length >= LEFT_OUT_SHARE * lines.length)
    return [
      {
        part: 'whole',
        index: null,
        sentence: `${leftOut.length} further lines look like ingredients and were not taken.`,
        sourceWords: leftOut.slice(0, 5).join('\n'),
      },
    ];
  const whole = taken.length + (draft.title ?? '').length + (draft.description ?? '').length;
  const length = foldWords(source).length;
  if (!ofPage && length > SHORT_TEXT && whole < LEAST_TAKEN * length)
    return [
      {
        part: 'whole',
        index: null,
        sentence: 'The source is much longer than what was taken from it.',
        sourceWords: null,
      },
    ];
  return [];
}

const contentWords = (line: string) =>
  foldWords(line)
    .split(' ')
    .filter((word) => /^\p{L}{3}/u.test(word));
