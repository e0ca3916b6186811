import type { Doubt, RecipeDraft } from '../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { foldWords } from '../../words/fold.ts';
import { opensWithVerb } from '../doubts/instructs.ts';
import { sentencesOf } from '../parted-steps.ts';
import { isInstructionForm } from '../verbs/instruction-forms.ts';
import { shortened } from '../doubts/shortened.ts';
import type { LabelledPage } from './plain/labelled-rows.ts';

/** Below this a row does not read like what the look of the page says it is. */
const LEAST_ALIKE = 0.9;
/** The same where its own words leave little doubt. */
const LEAST_BY_WORDS = 0.4;
const LIKELY_INGREDIENT = 0.9;
const MOST_DOUBTED = 10;

/** Doubts of the lines and steps that the look of a page gave, and that do not read like one where they stand. */
export function unlikeRows(
  { ingredients, steps }: RecipeDraft,
  { chances }: Pick<LabelledPage, 'chances'>,
): Doubt[] {
  const lines = ingredients.flatMap((group) => group.lines);
  const isUnlike = (text: string, as: 'listed' | 'told', isPlain: boolean) =>
    (chances.get(foldWords(text))?.[as] ?? 1) < (isPlain ? LEAST_BY_WORDS : LEAST_ALIKE);
  return [
    ...lines.flatMap((line, index) =>
      isUnlike(line, 'listed', looksLikeIngredient(line) > LIKELY_INGREDIENT)
        ? [doubted('ingredient', index, line)]
        : [],
    ),
    ...steps.flatMap(({ text }, index) =>
      !closesOrders(steps, index) && isUnlike(text, 'told', opensWithVerb(text) || forbids(text))
        ? [doubted('step', index, text)]
        : [],
    ),
  ].slice(0, MOST_DOUBTED);
}

/** "Serve at once with the gravy.": what closes the steps and tells in each of its sentences what to do. */
const closesOrders = (steps: RecipeDraft['steps'], index: number): boolean =>
  index > 0 &&
  index === steps.length - 1 &&
  !/[|:?]/.test(steps[index]!.text) &&
  sentencesOf(steps[index]!.text).every(opensWithVerb);

/** "No añadas más harina", "Non aggiungete farina", "Do not stir": an order of what not to do. */
const forbids = (text: string): boolean => {
  const [, order = ''] = FORBIDS.exec(text) ?? [];
  const folded = foldWords(order);
  // "no añadas", "no mezcles": Spanish forbids in the subjunctive.
  return (
    order !== '' &&
    [folded, folded.replace(/as$/, 'e'), folded.replace(/es$/, 'a')].some((form) =>
      isInstructionForm(form),
    )
  );
};
const FORBIDS =
  /^(?:no|non|ne|n['’]|do not|don['’]t|never|nunca|mai)\s?(?:(?:l[aeo]s?|se|te|les?)\s)?(\p{L}{4,20})(?!\p{L})/iu;

const doubted = (part: 'ingredient' | 'step', index: number, text: string): Doubt => ({
  part,
  index,
  sentence: `“${shortened(text)}” may not be ${part === 'step' ? 'a step' : 'an ingredient'}.`,
  sourceWords: text,
});
