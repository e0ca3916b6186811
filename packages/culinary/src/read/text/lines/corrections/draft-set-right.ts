import type { Doubt, RecipeDraft } from '../../../../recipe/recipe.ts';
import { sentencesByStops } from '../sentences-of.ts';
import { OWN_RECIPE } from './authors.data.ts';
import { authorsOf } from './authors.ts';
import { EDITED, POSTSCRIPT } from './correction-words.data.ts';
import { setRightDoubts, unclearCorrections } from './correction-doubts.ts';
import { partedAtPassages } from './parted-passages.ts';
import { setRight } from './set-right.ts';
import { unappliedCorrections } from './unapplied.ts';
import { understand, type Understood } from './understood.ts';

interface DraftSetRight {
  draft: RecipeDraft;
  doubts: Doubt[];
  /** The remarks that said so. */
  leftOut: string[];
}

/** Farther below the steps others speak. */
const NEAR = 6;

/**
 * A draft of a page whose list follows what its notes and tips, or lines near the recipe, outright set right: "Update: 120 g instead of
 * 150 g". `shown`: the lines of the page; `own`: lines farther down of which the page says that the cook wrote them.
 */
export const draftSetRight = (
  draft: RecipeDraft,
  shown: readonly string[],
  own: readonly string[] = [],
): DraftSetRight =>
  setRightBy(
    draft,
    remarksOf(draft, shown, own),
    (line) => replacesAmount(line) || (own.includes(line) && deniesAmount(line)),
  );

const remarksOf = (
  draft: RecipeDraft,
  shown: readonly string[],
  own: readonly string[],
): string[] => [...draft.notes, ...draft.tips, ...linesNear(draft, shown), ...own];

/** What the remarks and steps of a page, or lines near its recipe, say to set something right that no doubt tells. */
export const unappliedOnPage = (
  draft: RecipeDraft,
  shown: readonly string[],
  told: readonly Doubt[],
): Doubt[] => {
  const steps = draft.steps.map(({ text }) => text);
  const lines = [draft.description ?? '', ...steps, ...remarksOf(draft, shown, [])];
  return unappliedCorrections([...new Set(lines)], told, draft);
};

/** "Just checked the card: it is 1 tsp of soda, not 2": one amount of one food in place of another. */
export function deniesAmount(line: string): boolean {
  const said = /\p{N}/u.test(line) ? understand(line) : null;
  return said !== null && said.isPlain && said.gone.length > 0 && said.foods.length > 0;
}

/**
 * A draft of a printed or photographed recipe whose list follows what its notes and tips take back, as those do that are said in a chat:
 * "No, I am wrong, it is five eggs and not four"; `beside`: what stands around it, of which a postscript may do so too.
 */
export const printedSetRight = (
  draft: RecipeDraft,
  beside: readonly string[] = [],
): DraftSetRight =>
  setRightBy(
    draft,
    [...draft.notes, ...draft.tips, ...beside.filter(isPostscript)],
    (line) => understand(line) !== null,
  );

/** "PS: the ginger is 2 tsp, NOT tbsp! Sorry, Nan": whoever wrote the recipe wrote it. */
const isPostscript = (line: string): boolean =>
  line.length <= LONGEST_LINE && (POSTSCRIPT.test(line) || EDITED.test(line));

function setRightBy(
  draft: RecipeDraft,
  remarks: readonly string[],
  takesBack: (line: string) => boolean,
): DraftSetRight {
  const said = [...new Set(remarks)].filter(takesBack);
  if (said.length === 0) return { draft, doubts: [], leftOut: [] };
  const items = draft.ingredients.flatMap(({ lines }) => lines);
  const lines = [...items, ...said];
  const corrected = setRight(
    lines,
    lines.map(() => ''),
    false,
  );
  const kept = new Map(said.map((line, at) => [line, corrected.kept[items.length + at] ?? '']));
  const own = (line: string): string[] => {
    const rest = kept.get(line) ?? line;
    return rest === '' ? [] : [rest];
  };
  let from = 0;
  const now: RecipeDraft = {
    ...draft,
    ingredients: draft.ingredients.map((group) => {
      const places = group.lines.map((line) => corrected.kept[from++] ?? line);
      return { ...group, lines: places };
    }),
    notes: draft.notes.flatMap(own),
    tips: draft.tips.flatMap(own),
  };
  return {
    draft: now,
    doubts: [...setRightDoubts(now, corrected.setRight), ...unclearCorrections(corrected)],
    leftOut: corrected.setRight.map(({ correction }) => correction),
  };
}

/** "I should say that there is no icing" takes nothing back. */
function replacesAmount(line: string): boolean {
  return partedAtPassages(line).some((part) => {
    const said = understand(part);
    return said !== null && said.sign === 'outright' && (said.gone.length > 0 || deniesUnit(said));
  });
}

/** "It is 2 teaspoons of paprika, not tablespoons": one unit of one food in place of another. */
const deniesUnit = ({ unitsDenied, affirmed, foods }: Understood): boolean =>
  unitsDenied.some(({ unit }) => unit !== null) && affirmed.length === 1 && foods.length > 0;

/**
 * The lines of a page that its author wrote: down to a few below the last step, further ones under the same name, and those that say that it
 * is their recipe.
 */
function linesNear({ steps, ingredients }: RecipeDraft, shown: readonly string[]): string[] {
  const own = new Set([
    ...ingredients.flatMap(({ lines }) => lines),
    ...steps.map(({ text }) => text),
  ]);
  const lastSteps = steps.slice(-MOST_COMPARED).map(({ text }) => text);
  // "Step 4. Stir in the cream."
  const isOwn = (line: string) =>
    own.has(line) || lastSteps.some((step) => step.length > 0 && line.endsWith(step));
  const last = shown.findLastIndex(isOwn);
  if (last < 0) return [];
  const authors = authorsOf(shown);
  const author = authors[last] ?? null;
  const isNear = (at: number) => at <= last + NEAR && authors[at] === author;
  return withHeadsJoined(shown).filter(
    (line, at) =>
      (isNear(at) && (author !== null || isEdited(line))) ||
      (at > last && Boolean(author) && authors[at] === author) ||
      isOfOwnRecipe(line),
  );
}

const MOST_COMPARED = 20;

/** "Less sweet than the shop's. Edit, 3 September: I typed 2 tbsp below, it should be 2 tsp." */
const isEdited = (line: string): boolean =>
  line.length <= LONGEST_EDITED && sentencesByStops(line).some((sentence) => EDITED.test(sentence));
const LONGEST_EDITED = 2_000;

/** The lines, where "Update, 4th May:" in a line of its own opens the next. */
const withHeadsJoined = (shown: readonly string[]): string[] =>
  shown.map((line, at) => {
    const head = shown[at - 1] ?? '';
    return head.endsWith(':') && EDITED.test(head) ? `${head} ${line}` : line;
  });

/** "A small correction to my recipe above: ..." */
export const isOfOwnRecipe = (line: string): boolean =>
  line.length <= LONGEST_LINE && OWN_RECIPE.test(line);
const LONGEST_LINE = 400;
