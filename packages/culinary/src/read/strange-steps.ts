import type { RecipeDraft } from '../recipe/recipe.ts';
import { ownStems } from './doubts/recipe-words.ts';
import { isOfElsewhere } from './of-elsewhere.ts';
import { sentencesOf } from './parted-steps.ts';
import { speaksToSomebody } from './strange-remarks.ts';

/** The draft without steps that are about something else and tell nothing to do, and these. */
export function withoutStrangeSteps(draft: RecipeDraft): { draft: RecipeDraft; strange: string[] } {
  const stems = ownStems(draft);
  const last = draft.steps.at(-1)?.text;
  const isStrange = (text: string): boolean => {
    const sentences = sentencesOf(text);
    // "Save it and share it!! @somebody"
    if (text === last && NAMES_ACCOUNT.test(text))
      return sentences.every((sentence) => speaksToSomebody(sentence, stems));
    return (
      sentences.some((sentence) => isOfElsewhere(sentence, stems)) &&
      sentences.every(
        (sentence) => isOfElsewhere(sentence, stems) || speaksToSomebody(sentence, stems),
      )
    );
  };
  const strange = draft.steps.filter(({ text }) => isStrange(text));
  return strange.length === 0 || strange.length > draft.steps.length / FEWEST_OF_DISH
    ? { draft, strange: [] }
    : {
        draft: { ...draft, steps: draft.steps.filter((step) => !strange.includes(step)) },
        strange: strange.map(({ text }) => text),
      };
}
const NAMES_ACCOUNT = /(?:^|\s)@\p{L}/u;
/** Of so many steps one may be about something else. */
const FEWEST_OF_DISH = 3;

/** The draft without steps and remarks that are about something else, and these; `withoutRemarks` says which remarks are. */
export function withoutStrange(
  draft: RecipeDraft,
  withoutRemarks: (told: RecipeDraft) => { draft: RecipeDraft; strange: string[] },
): { draft: RecipeDraft; strange: string[] } {
  const steps = withoutStrangeSteps(draft);
  const rest = withoutRemarks(steps.draft);
  return { draft: rest.draft, strange: [...steps.strange, ...rest.strange] };
}
