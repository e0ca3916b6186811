import { doubtOfWhole, type Doubt } from '../../../recipe/recipe.ts';
import { foldText } from '../../../words/fold.ts';
import { goesWithDish } from '../../headings/goes-with-dish.ts';
import { namesPart } from '../../headings/names-part.ts';
import { stemsOf } from '../../text/title/title-words.ts';
import { shortened } from '../../doubts/shortened.ts';
import type { Row } from './page-rows.ts';
import { openedSection, type RowGroup } from './row-groups.ts';

/** Rows above a list among which the heading of its recipe is looked for. */
const farthest = 8;

/** The heading above a list, past the word for its ingredients. */
function headingAbove(rows: readonly Row[], { start }: RowGroup): string | null {
  const above = rows.slice(Math.max(0, start - farthest), start);
  return (
    above.findLast((row) => (row.heading > 0 || row.bold) && openedSection(row) === null)?.text ??
    null
  );
}

/** Whether what a name says is a part of what one of the titles says: "The chard" of "Gratin of chard". */
function isWithin(name: string, titles: readonly string[]): boolean {
  const own = stemsOf([name]);
  return titles.some((title) => {
    const stems = stemsOf([title]);
    return own.size > 0 && own.size < stems.size && [...own].every((stem) => stems.has(stem));
  });
}

const holdsWords = (title: string, words: string): boolean => {
  const [whole, part] = [foldText(title), foldText(words)];
  return whole !== part && whole.includes(part);
};

/**
 * A list that stands behind steps and has steps of its own below it: under a name that is no part's it may be another recipe.
 * `rows` are those of the page, the groups those that were taken, `titles` what the page may call its dish.
 */
export function severalRecipes(
  rows: readonly Row[],
  ingredients: readonly RowGroup[],
  steps: readonly RowGroup[],
  titles: readonly string[],
): Doubt[] {
  const first = ingredients[0]?.start ?? 0;
  // A dish that begins with a part of it is told in parts.
  const firstName = ingredients[0] ? headingAbove(rows, ingredients[0]) : null;
  if (firstName !== null && (namesPart(firstName) || isWithin(firstName, titles))) return [];
  const isSauce = titles.some(goesWithDish);
  for (const group of ingredients) {
    const isBehind = steps.some(({ start }) => start > first && start < group.start);
    const hasSteps = steps.some(({ start }) => start > group.start);
    const name = isBehind && hasSteps ? headingAbove(rows, group) : null;
    // "Roulades with red cabbage" is told as "Roulades" and "Red cabbage".
    const isOfDish = (words: string) => titles.some((title) => holdsWords(title, words));
    const isPart = (words: string) => namesPart(words) || (!isSauce && goesWithDish(words));
    if (name !== null && !isPart(name) && !isOfDish(name))
      return [doubtOfWhole(`“${shortened(name)}” may be a recipe of its own.`, name)];
  }
  return [];
}
