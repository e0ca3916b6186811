import { foldText } from '../../words/fold.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';

/** Times that differ by less are rounded, not different. */
const slack = 1;

/** The draft with preparing and cooking times that the page shows beside the same whole time that its data states. */
export function withFullerTimes(draft: RecipeDraft, shown: RecipeDraft): RecipeDraft {
  const prepTime = draft.prepTime ?? shown.prepTime;
  const cookTime = draft.cookTime ?? shown.cookTime;
  const sum = (prepTime ?? 0) + (cookTime ?? 0);
  return draft.totalTime !== null && sum <= draft.totalTime + slack
    ? { ...draft, prepTime, cookTime }
    : draft;
}

const key = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
/** A description is at most so many times as long as its beginning: a whole article begins with it, too. */
const mostTimes = 5;

/** A description that breaks off ("A tart for the ..."), in full where another place of the page has it. */
export function fullerDescription(
  stated: string | null,
  others: readonly (string | null)[],
): string | null {
  if (stated === null) return others.find((other) => other !== null) ?? null;
  const own = key(stated);
  const fuller = others.find(
    (other) =>
      other !== null &&
      other.length > stated.length &&
      other.length <= stated.length * mostTimes &&
      own.length > 0 &&
      key(other).startsWith(own),
  );
  return fuller ?? stated;
}

/** Names of accounts that are no people. */
const account =
  /^(?:admin(?:istrat(?:or|eur|ore|ador))?|webmaster|editor|redaktion|redaction|redazione|root|user|staff|guest|unknown|null|undefined)\d*$/i;

/** Who has written the recipe: the first of the places that names a person, in full where another begins with that name. */
export function fullerAuthor(names: readonly (string | null)[]): string | null {
  const people = names.filter((name) => name !== null && !account.test(name.trim()));
  const [first = null] = people;
  if (first === null) return null;
  const fuller = people.find(
    (other) =>
      other!.length > first.length &&
      key(other!).startsWith(key(first)) &&
      other!.startsWith(`${first} `) &&
      other!.length <= longestName,
  );
  return fuller ?? first;
}
const longestName = 60;

/** Where places of a page contradict what was taken: for how many the recipe is, and how long it takes. */
export function factDoubts(taken: RecipeDraft, candidates: readonly RecipeDraft[]): Doubt[] {
  const others = (differs: (other: RecipeDraft) => boolean) => candidates.find(differs);
  const servings = others(
    (other) =>
      taken.servings !== null && other.servings !== null && other.servings !== taken.servings,
  );
  const time = others(
    (other) =>
      taken.totalTime !== null &&
      other.totalTime !== null &&
      Math.abs(other.totalTime - taken.totalTime) > slack,
  );
  return [
    ...(servings
      ? [
          doubtOfFact(
            'yield',
            `The page says “${yieldOf(taken)}” and also “${yieldOf(servings)}”.`,
            yieldOf(servings),
          ),
        ]
      : []),
    ...(time
      ? [
          doubtOfFact(
            'times',
            `The page says that it takes ${taken.totalTime} minutes and also ${time.totalTime}.`,
          ),
        ]
      : []),
  ];
}

const yieldOf = ({ yieldText, servings }: RecipeDraft): string => yieldText ?? String(servings);
