import { leftOutLines, type RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { statedFacts } from '../text/facts/stated-facts.ts';
import { timeStatements } from '../text/facts/time-statements.ts';
import type { Row } from './plain/page-rows.ts';
import type { SourceLine } from '../source-line.ts';

/** Shorter words stand in many sentences. */
const FEWEST_LETTERS = 12;

/**
 * The lines around the recipe of a page that stand between the first and the last line taken, its title aside: menus above and footers
 * below are no loss.
 */
export function leftOutAmong(draft: RecipeDraft, lines: readonly SourceLine[]): string[] {
  const isTaken = takenBy(draft);
  const taken = lines.map(({ text }) => isTaken(foldWords(text)));
  const among = lines
    .slice(0, taken.lastIndexOf(true) + 1)
    .filter(({ isAround }, at) => isAround && !taken[at] && at > taken.indexOf(true));
  return leftOutLines(among.map(({ text }) => text));
}

/** The rows of a page's list that are no food and state what the draft does not hold: another yield, how long it stands. */
export function untakenRows(draft: RecipeDraft, rows: ReadonlySet<Row>): string[] {
  const { title, yieldText, servings, prepTime, cookTime, totalTime } = draft;
  const isTaken = takenBy(draft);
  const facts = [title, yieldText].map((text) => foldWords(text ?? ''));
  const times = [prepTime, cookTime, totalTime];
  return [...rows]
    .map(({ text }) => text)
    .filter((text) => {
      const stated = statedFacts(text);
      const told = timeStatements(text);
      return !(
        isTaken(foldWords(text)) ||
        facts.includes(foldWords(text)) ||
        (servings !== null && stated?.servings === servings) ||
        (told.length > 0 && told.every(({ minutes }) => times.includes(minutes)))
      );
    });
}

/** Whether a folded line is one of the draft's, or part of one that several lines were joined to. */
function takenBy(draft: RecipeDraft): (line: string) => boolean {
  const texts = [
    ...draft.ingredients.flatMap(({ lines }) => lines),
    ...draft.steps.map(({ text }) => text),
    ...draft.notes,
    ...draft.equipment,
    ...draft.servingNotes,
    ...draft.storageNotes,
    ...draft.tips,
  ].map(foldWords);
  const whole = new Set(texts);
  const joined = texts.join('\n');
  return (line) => whole.has(line) || (line.length >= FEWEST_LETTERS && joined.includes(line));
}
