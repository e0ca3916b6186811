import type { ByParts } from '@convivio/culinary/find';
import { foodsApart, parseIngredient, readIngredientText } from '@convivio/culinary/line';
import type { Problems } from '@convivio/platform/problems';
import { LIMITS } from './recipe-limits.data.ts';
import { MAIN_INGREDIENTS, type Ingredient } from '../recipe.ts';
import { fits } from './fits.ts';
import { readLine } from '@convivio/platform/written-text';

const counted = new Intl.NumberFormat('en');

export interface WrittenIngredient {
  name: string;
  amount?: string | null | undefined;
  unit?: string | null | undefined;
  group?: string | null | undefined;
}

export interface WrittenLine {
  category: string;
  text: string;
}

/** The lines of a text of ingredients. */
export function linesOfText(problems: Problems, text: string): WrittenLine[] {
  return checkLines(
    problems,
    'ingredientText',
    readIngredientText(text).flatMap(({ name, lines }) =>
      lines.map((line) => ({ category: name ?? MAIN_INGREDIENTS, text: line })),
    ),
  );
}

/** The lines of ingredients that were written in parts; one without a name is left out. */
export function linesOfParts(
  problems: Problems,
  ingredients: readonly WrittenIngredient[],
): WrittenLine[] {
  const lines = ingredients
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, amount, unit, group }) => ({
      category: group?.trim() || MAIN_INGREDIENTS,
      text: [amount, unit, name]
        .map((part) => part?.trim())
        .filter(Boolean)
        .join(' '),
    }));
  return checkLines(problems, 'ingredients', lines);
}

function checkLines(problems: Problems, field: string, lines: WrittenLine[]): WrittenLine[] {
  if (!fits(problems, field, lines, LIMITS.lines, 'ingredients')) return [];
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > LIMITS.allLines) {
    const most = `at most ${counted.format(LIMITS.allLines)} characters`;
    problems.add(
      field,
      `must have ${most} together`,
      `The ingredients of a recipe can have ${most} together; these have ${counted.format(characters)}.`,
    );
  }
  return lines.map(({ category, text }) => ({
    category: readLine(
      problems,
      field,
      'The heading of a group of ingredients',
      category,
      LIMITS.title,
    ),
    text: readLine(problems, field, 'An ingredient', text, LIMITS.line),
  }));
}

/**
 * Reads the lines as ingredients, each food that has an amount as one, a line at a time. A line that was there before keeps its reading,
 * unless all are to be read anew.
 */
export function* readLines(
  lines: readonly WrittenLine[],
  before: readonly Ingredient[],
  { language, anew }: { language: string | undefined; anew: boolean },
): ByParts<Ingredient[]> {
  const readings = new Map(
    anew ? [] : before.map((ingredient) => [lineText(ingredient), ingredient]),
  );
  const read: Ingredient[] = [];
  for (const { category, text } of lines) {
    const reading = readings.get(text);
    if (reading) read.push({ ...reading, category });
    else
      for (const line of foodsApart(text, language))
        read.push({ ...parseIngredient(line, { language }), category });
    yield;
  }
  return read;
}

/** The line of an ingredient as an editor shows it. */
export function lineText({ originalText }: Pick<Ingredient, 'originalText'>): string {
  return originalText.replace(/\s+/g, ' ').trim();
}
