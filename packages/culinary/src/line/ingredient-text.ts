import type { IngredientGroup } from '../recipe/recipe.ts';

/** The heading of ingredients that stand under none. */
export const MAIN_INGREDIENTS = 'Main Ingredients';
const BEGINS_WITH_AMOUNT = /^[\d¼-¾⅐-⅞]/;
const BULLET = /^[-*•–]\s+/;
const MARKED_HEADING = /^#{1,6}\s+/;

/**
 * Ingredients as one text for a person to edit: a line each, the headings of groups as lines that end in a colon, a blank line between groups.
 * The main group has no heading where it comes first. `readIngredientText` reads the same groups and lines back.
 */
export function ingredientTextOf(
  ingredients: readonly { originalText: string; category: string }[],
): string {
  const rows: string[] = [];
  let category = MAIN_INGREDIENTS;
  for (const ingredient of ingredients) {
    if (ingredient.category !== category) {
      category = ingredient.category;
      if (rows.length > 0) rows.push('');
      rows.push(headingRow(category));
    }
    rows.push(lineRow(ingredient.originalText));
  }
  return rows.join('\n');
}

/**
 * Groups of ingredient lines in a text. A line that ends in a colon and begins with no amount is a heading, as is one behind "# ".
 * Bullets and blank lines are dropped, so are headings without a line; the main group has the name null.
 */
export function readIngredientText(text: string): { name: string | null; lines: string[] }[] {
  const groups: IngredientGroup[] = [];
  let group: IngredientGroup = { name: null, lines: [] };
  for (const row of text.split(/\r\n?|\n|\u2028|\u2029/).map(tidy)) {
    if (row === '') continue;
    const heading = headingIn(row);
    if (heading === undefined) group.lines.push(row.replace(BULLET, ''));
    else group = { name: heading, lines: [] };
    if (group.lines.length === 1 && groups.at(-1) !== group) groups.push(group);
  }
  return groups;
}

/** The name of the group that a row begins, null for the main one; undefined for a row that is no heading. */
function headingIn(row: string): string | null | undefined {
  const marked = MARKED_HEADING.test(row);
  if (!marked && (!/[:：]$/.test(row) || BEGINS_WITH_AMOUNT.test(row) || BULLET.test(row)))
    return undefined;
  const name = bareName(row.replace(MARKED_HEADING, ''));
  if (name === '') return undefined;
  return name === MAIN_INGREDIENTS ? null : name;
}

function headingRow(category: string): string {
  const row = `${bareName(category)}:`;
  return headingIn(row) === undefined ? `# ${row}` : row;
}

/** The bullet keeps a line from being read as a heading, or from losing a bullet of its own. */
function lineRow(text: string): string {
  const row = tidy(text);
  return headingIn(row) !== undefined || BULLET.test(row) ? `- ${row}` : row;
}

/** By hand: a pattern would try anew at each colon within. */
function bareName(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s:：]/.test(text[end - 1]!)) end--;
  return tidy(text.slice(0, end));
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
