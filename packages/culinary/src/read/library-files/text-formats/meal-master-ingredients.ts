import type { IngredientGroup } from '../../../recipe/recipe.ts';
import { mealMasterUnits } from './meal-master-units.data.ts';
import { withLines } from './text-blocks.ts';

/** Columns of an ingredient: seven for the amount, two for the unit, then the food; a second ingredient may begin at column 41. */
const SECOND = 41;
/** Longer lines are no ingredients. */
const LONGEST = 300;
const columns = /^([ \d/.,\-¼-¾⅐-⅞]{7}) (.{2})(?: (.*))?$/;

interface Piece {
  amount: string;
  unit: string;
  food: string;
}

function pieceOf(column: string): Piece | null {
  const [, amount, code, food] = columns.exec(column.padEnd(11)) ?? [];
  if (amount === undefined || code === undefined || !food?.trim()) return null;
  const unit =
    code.trim() && (mealMasterUnits[code.trim()] ?? mealMasterUnits[code.trim().toLowerCase()]);
  return unit === undefined
    ? null
    : { amount: amount.replace(/\s+/g, ' ').trim(), unit, food: food.trim() };
}

/** What programs that did not count columns wrote: an amount, perhaps a unit, the food. */
const loose = /^ {1,10}((?:\d+ )?\d+(?:\/\d+|\.\d+)?(?:-\d+(?:\/\d+)?)?) +(\S.{0,100})$/;

function looseColumns(line: string): Piece | null {
  const [, amount, rest] = loose.exec(line) ?? [];
  if (amount === undefined || rest === undefined) return null;
  const [, code, food] = /^([A-Za-z]{1,2}) +(\S.*)$/.exec(rest) ?? [];
  const unit = code && mealMasterUnits[code];
  return unit === undefined || unit === '' || !food
    ? { amount, unit: '', food: unit === '' && food ? food : rest }
    : { amount, unit, food };
}

/** The one or two ingredients of a line; null for a line of another kind. Where ingredients are awaited, the columns need not be exact. */
export function ingredientColumns(line: string, awaited: boolean): [Piece, Piece | null] | null {
  if (line.length > LONGEST) return null;
  const right =
    line.length > SECOND && line.slice(SECOND - 2, SECOND).trim() === ''
      ? pieceOf(line.slice(SECOND))
      : null;
  const left = pieceOf(right ? line.slice(0, SECOND).trimEnd() : line);
  if (left) return [left, right];
  if (right && line.slice(0, SECOND).trim() === '') return [right, null];
  const found = awaited ? looseColumns(line) : null;
  return found && [found, null];
}

/** Collects ingredients column by column: the left one is read to its end before the right one, as it was printed. */
export class MealMasterList {
  readonly #groups: { name: string | null; left: Piece[]; right: Piece[] }[] = [];

  heading(name: string): void {
    this.#groups.push({ name, left: [], right: [] });
  }

  add([left, right]: [Piece, Piece | null]): void {
    if (!this.#groups.length) this.#groups.push({ name: null, left: [], right: [] });
    const group = this.#groups.at(-1)!;
    group.left.push(left);
    if (right) group.right.push(right);
  }

  get isEmpty(): boolean {
    return this.#groups.every((group) => group.left.length === 0);
  }

  groups(): IngredientGroup[] {
    return withLines(
      this.#groups.map(({ name, left, right }) => ({ name, lines: linesOf([...left, ...right]) })),
    );
  }
}

/** A food that begins with a hyphen and has no amount goes on the line before. */
function linesOf(pieces: Piece[]): string[] {
  const lines: string[] = [];
  for (const { amount, unit, food } of pieces) {
    const goesOn = !amount && !unit && /^-(?!-)/.test(food);
    if (goesOn && lines.length) lines[lines.length - 1] += ` ${food.replace(/^-\s*/, '')}`;
    else lines.push([amount, unit, food.replace(/^-\s*/, '')].filter(Boolean).join(' '));
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').replace(/\s*;\s*/g, ', '));
}
