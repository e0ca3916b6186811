import type { RecipeDraft, Step } from '../recipe/recipe.ts';
import { ANNOUNCES, BREAKS_OFF, TAKES_UP } from './interruptions.data.ts';
import { sentencesByCapitals } from './parted-steps.ts';

const LONGEST = 80;

/**
 * The draft without what broke off the telling of it, and with that the words that take it up again, "Scusa, mi suona il telefono. Allora.",
 * and without what only announces the work: "So, und jetzt wie's geht." And these.
 */
export function withoutInterruptions(draft: RecipeDraft): {
  draft: RecipeDraft;
  strange: string[];
} {
  const strange: string[] = [];
  const own = (text: string): string => {
    const sentences = sentencesByCapitals(text);
    const broken = sentences.map((sentence) => isInterruption(sentence));
    if (!broken.includes(true)) return text;
    const isLeft = (at: number) =>
      broken[at] === true || (broken[at - 1] === true && TAKES_UP.test(sentences[at]!));
    strange.push(...sentences.filter((_, at) => isLeft(at)));
    return sentences.filter((_, at) => !isLeft(at)).join(' ');
  };
  const steps = draft.steps
    .map((step): Step => ({ ...step, text: own(step.text) }))
    .filter(({ text }) => text !== '');
  const notes = draft.notes.map(own).filter((text) => text !== '');
  return strange.length === 0 || steps.length === 0
    ? { draft, strange: [] }
    : { draft: { ...draft, steps, notes }, strange };
}

const isInterruption = (sentence: string): boolean =>
  sentence.length <= LONGEST && (BREAKS_OFF.test(sentence) || ANNOUNCES.test(sentence));
