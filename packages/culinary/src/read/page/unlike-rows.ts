import type { Doubt, RecipeDraft } from '../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { foldWords } from '../../words/fold.ts';
import { mayInstruct, opensWithVerb, ordersTwice } from '../doubts/instructs.ts';
import { finishes } from '../text/draft/short-orders.ts';
import { sentencesByCapitals } from '../parted-steps.ts';
import { isInstructionForm } from '../verbs/instruction-forms.ts';
import { shortened } from '../doubts/shortened.ts';
import { isPartOfFruit } from '../part-of-fruit.ts';
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
      !isPartOfFruit(line) &&
      isUnlike(line, 'listed', looksLikeIngredient(line) > LIKELY_INGREDIENT)
        ? [doubted('ingredient', index, line)]
        : [],
    ),
    ...steps.flatMap(({ text }, index) =>
      !closesOrders(steps, index) &&
      !ordersTwice(text) &&
      isUnlike(text, 'told', ordersSomewhere(text))
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
  sentencesByCapitals(steps[index]!.text).every(opensWithVerb);

/** Whether some clause of a step tells what to do: "Una volta fredda, spolverizzate con lo zucchero." */
const ordersSomewhere = (text: string): boolean =>
  opensWithVerb(text) ||
  mayInstruct(text) ||
  clausesOf(text).some((clause) => forbids(clause) || ordersInCase(clause)) ||
  finishes(text);

const clausesOf = (text: string): string[] => text.split(CLAUSES);
const CLAUSES =
  /[.!?:;,]\s+(?:(?:and|but|then|und|aber|et|mais|e|ma|y|pero|en|och)\s)?|\s(?:and|but|then|und|aber|et|mais|e|ma|y|pero|en|och)\s/u;

/** "If your pastry cracks, patch it with the trimmings.": whatever the verb, it is done to "it". */
const ordersInCase = (clause: string): boolean =>
  /^\p{Ll}{3,12}\s(?:it|them)(?:\s|\.|$)/u.test(clause);

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
