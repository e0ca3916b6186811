import type { RecipeDraft, Step } from '../recipe/recipe.ts';
import { namesOwnFood, ownStems } from './doubts/recipe-words.ts';
import { withoutInterruptions } from './interruptions.ts';
import { isOfSheet, listsAllergens } from './of-no-dish.ts';
import { isOfElsewhere, namesElsewhere } from './of-elsewhere.ts';
import { sentencesOf } from './parted-steps.ts';
import { isOfRubric } from './rubrics.ts';
import { speaksToCustomers } from './speaks-to-customers.ts';
import { speaksToSomebody } from './strange-remarks.ts';
import { SOME_DAY } from './strange-remarks.data.ts';

/** The draft without steps that are about something else and tell nothing to do, and these. */
export function withoutStrangeSteps(draft: RecipeDraft): { draft: RecipeDraft; strange: string[] } {
  const stems = ownStems(draft);
  const last = draft.steps.at(-1)?.text;
  const isStrange = (text: string): boolean => {
    if (isOfSheet(text) || isOfRubric(text, stems)) return true;
    const sentences = sentencesOf(text);
    // "Save it and share it!! @somebody"
    if (text === last && NAMES_ACCOUNT.test(text))
      return sentences.every((sentence) => speaksToSomebody(sentence, stems));
    return (
      sentences.some(
        (sentence) => isOfElsewhere(sentence, stems) || isSurelyStrange(sentence, stems),
      ) &&
      sentences.every(
        (sentence) =>
          isOfElsewhere(sentence, stems) ||
          isSurelyStrange(sentence, stems) ||
          speaksToSomebody(sentence, stems),
      )
    );
  };
  const strange = draft.steps.filter(({ text }) => isStrange(text));
  const { steps, cut } = withoutStrangeEnds(
    strange.length > draft.steps.length / FEWEST_OF_DISH
      ? draft.steps
      : draft.steps.filter((step) => !strange.includes(step)),
    stems,
  );
  return steps.length === draft.steps.length && cut.length === 0
    ? { draft, strange: [] }
    : {
        draft: { ...draft, steps },
        strange: [
          ...strange.filter((step) => !steps.includes(step)).map(({ text }) => text),
          ...cut,
        ],
      };
}

/** "With the code INES10 you get ten per cent off.", "Tell your father that the car is ready.": of no food of the recipe. */
export const isSurelyStrange = (sentence: string, stems: ReadonlySet<string>): boolean =>
  listsAllergens(sentence) ||
  (!namesOwnFood(sentence, stems) &&
    (speaksToCustomers(sentence) ||
      (speaksToSomebody(sentence, stems) &&
        (SOME_DAY.test(sentence) || namesElsewhere(sentence)))));

/** The first step without the sentences that open it so, the last without those that end it so, and these. */
function withoutStrangeEnds(
  steps: readonly Step[],
  stems: ReadonlySet<string>,
): { steps: Step[]; cut: string[] } {
  const cut: string[] = [];
  const own = steps.map((step, at) => {
    if (at > 0 && at < steps.length - 1) return step;
    const sentences = sentencesOf(step.text);
    const first = sentences.findIndex((sentence) => !isSurelyStrange(sentence, stems));
    const last = sentences.findLastIndex((sentence) => !isSurelyStrange(sentence, stems));
    const from = at === 0 ? first : 0;
    const to = at === steps.length - 1 ? last + 1 : sentences.length;
    if (first < 0 || (from === 0 && to === sentences.length)) return step;
    cut.push(...sentences.slice(0, from), ...sentences.slice(to));
    return { ...step, text: sentences.slice(from, to).join(' ') };
  });
  return { steps: own, cut };
}
const NAMES_ACCOUNT = /(?:^|\s)@\p{L}/u;
/** Of so many steps one may be about something else. */
const FEWEST_OF_DISH = 3;

/** The draft without steps and remarks that are about something else, and these; `withoutRemarks` says which remarks are. */
export function withoutStrange(
  draft: RecipeDraft,
  withoutRemarks: (told: RecipeDraft) => { draft: RecipeDraft; strange: string[] },
): { draft: RecipeDraft; strange: string[] } {
  const told = withoutInterruptions(draft);
  const steps = withoutStrangeSteps(told.draft);
  const rest = withoutRemarks(steps.draft);
  return { draft: rest.draft, strange: [...told.strange, ...steps.strange, ...rest.strange] };
}
