import { namesFood } from '../../../foods/line-words.ts';
import { POINTS_TO_PAGE, TURNS_PAGE } from './page-turns.data.ts';
import type { TextLine } from './page-line.ts';

/** More tells something. */
const LONGEST = 80;
/** Shorter words are foods of too many languages. */
const SHORTEST_FOOD = 3;

/**
 * Whether a line says no more than where the recipe goes on: "(continued overleaf)", "sigue a la vuelta". A food that points to another page
 * is one of its items.
 */
export function turnsPage(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (TURNS_PAGE.test(text)) return true;
  const pointing = POINTS_TO_PAGE.exec(text);
  return pointing !== null && !namesFood(pointing.groups!.what!, SHORTEST_FOOD);
}

/** The lines without those that say where the recipe goes on, which are left out. */
export function withoutPageTurns(lines: readonly TextLine[]): {
  lines: TextLine[];
  leftOut: string[];
} {
  const isTurn = ({ text, marker }: TextLine): boolean =>
    marker?.kind !== 'number' && turnsPage(text);
  return {
    lines: lines.filter((line) => !isTurn(line)),
    leftOut: lines.filter(isTurn).map(({ text }) => text),
  };
}
