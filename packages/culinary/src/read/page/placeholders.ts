import { emptyDraft, type RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import {
  ASKED_FOR,
  BETWEEN,
  COPY_OF,
  FILLER,
  NO_NAME,
  TO_DELETE,
  TO_FILL_IN,
  TRIAL_NAME,
} from './placeholders.data.ts';

/** In letters: more than a form says of one of its fields. */
const LONGEST = 80;
/** "1", "#2", "one", "b": which of several fields it is. */
const COUNT = /^(?:\d{1,2}|[a-cx])$/u;

/**
 * Whether all that a text says is what a form asks for and nobody filled in: "Ingredient 1", "Write your first step here", "Lorem ipsum".
 * Each of its words is one of a form's, so that no dish and no food is named.
 */
export function isPlaceholder(text: string): boolean {
  const folded = foldWords(text);
  if (FILLER.test(folded.slice(0, LONGEST))) return true;
  if (text.length > LONGEST) return false;
  if (NO_NAME.test(folded)) return true;
  const words = folded.split(' ').filter(Boolean);
  return (
    words.some((word) => ASKED_FOR.has(word)) &&
    words.every(isOfForm) &&
    (words.some(isToFillIn) || words.filter((word) => ASKED_FOR.has(word)).length > 1)
  );
}

/** Whether a name is what somebody tried a form out with, and no dish: "cobbler test DELETE ME", "Gulasch (löschen)". */
export const isTrial = (name: string): boolean =>
  name.length <= LONGEST &&
  (TRIAL_NAME.test(foldWords(name)) ||
    [name, ...(name.match(APART) ?? [])].some((part) => TO_DELETE.test(foldWords(part).trim())));

/** What stands in a name in brackets, or in capitals. */
const APART = /[([][^()[\]]{3,40}[)\]]|(?<!\p{L})\p{Lu}[\p{Lu} ]*\p{Lu}(?!\p{L})/gu;

/** A stated recipe whose dish a program named as a copy, by the name of the dish. */
const withoutCopyOf = (draft: RecipeDraft): RecipeDraft => ({
  ...draft,
  title: draft.title?.replace(COPY_OF, '') ?? null,
});

const isToFillIn = (word: string): boolean => TO_FILL_IN.has(word) || COUNT.test(word);
const isOfForm = (word: string): boolean =>
  ASKED_FOR.has(word) || BETWEEN.has(word) || isToFillIn(word);

/** A stated recipe without what its form shows where nobody filled it in. What goes with lists that were not filled in is a form's, too. */
export function withoutPlaceholders(stated: RecipeDraft): RecipeDraft {
  const draft = withoutCopyOf(stated);
  const lines = draft.ingredients.flatMap((group) => group.lines);
  const isFree = (text: string | null) => text !== null && isPlaceholder(text);
  const isTitle = isFree(draft.title) || isTrial(draft.title ?? '');
  const listIsFree = lines.length > 0 && lines.every(isPlaceholder);
  const stepsAreFree =
    draft.steps.length > 0 && draft.steps.every(({ text }) => isPlaceholder(text));
  const own: RecipeDraft = {
    ...draft,
    title: isTitle ? null : draft.title,
    description: isFree(draft.description) ? null : draft.description,
    ingredients: listIsFree ? [] : draft.ingredients,
    steps: stepsAreFree ? [] : draft.steps,
    doubts: draft.doubts.filter(
      ({ part }) =>
        !(
          (part === 'title' && isTitle) ||
          (part === 'ingredient' && listIsFree) ||
          (part === 'step' && stepsAreFree)
        ),
    ),
  };
  const isEmpty = own.ingredients.length === 0 && own.steps.length === 0;
  if (!isEmpty || !(listIsFree || stepsAreFree)) return own;
  const { title, description, language, source } = own;
  return { ...emptyDraft(), title, description, language, source };
}
