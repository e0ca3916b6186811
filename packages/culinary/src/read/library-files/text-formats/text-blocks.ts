import { withoutBullet } from '../../page/markup/structured-ingredients.ts';
import { withoutStepNumber, splitNumbered, isStepCounter } from '../../page/step-text.ts';
import type { IngredientGroup } from '../../../recipe/recipe.ts';
import { asStated, numberText } from '../../../show/numbers/fractions.ts';
import type { PortableStep } from '../../../recipe/portable-recipe.ts';

/** An underscore within a word is one of its letters. */
const emphasis =
  /(\*{1,3})(?=\S)(.+?)(?<=\S)\1|(?<![\p{L}\p{N}])(_{1,3})(?=\S)(.+?)(?<=\S)\3(?![\p{L}\p{N}])/gu;
const link = /!?\[([^\]]{0,300})\]\((?:[^()\s]{0,2000})\)/g;

/** Longer lines are taken as they are. */
const LONGEST_MARKED = 5_000;

/** A line of Markdown as plain text. */
export const plainMarkdown = (line: string): string =>
  (line.length > LONGEST_MARKED ? line : line.replace(link, '$1').replace(emphasis, '$2$4')).trim();

const namedLink = /(?<!!)\[([^\]]{1,300})\]\((https?:[^()\s]{1,2000})\)/g;

/** A text of several lines as plain text; where its links lead stays readable. */
export const plainBlock = (block: string | null): string =>
  (block ?? '')
    .split(/\r\n?|\n/)
    .map((line) =>
      plainMarkdown(
        line.replace(namedLink, (_, name: string, address: string) =>
          name === address ? address : `${name} (${address})`,
        ),
      ),
    )
    .join('\n');

/** The name in a line that heads others: "# For the sauce", "[For the sauce]", "For the sauce:". Null for any other line. */
export function headingOf(line: string): string | null {
  if (line.length > 150) return null;
  const marked =
    /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ??
    /^\[([^[\]]{1,120})\]:?$/.exec(line) ??
    /^(?:\*\*|__)([^*_]{1,120}?):?(?:\*\*|__):?$/.exec(line);
  if (marked) return marked[1]!.replace(/[:：]$/, '').trim();
  return /[:：]$/.test(line) && line.length <= 60 && !/\d/.test(line)
    ? line.slice(0, -1).trim() || null
    : null;
}

const linesOf = (block: string) =>
  block
    .split(/\r\n?|\n|\u2028/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Ingredient groups of a text of one ingredient a line, with headings among them. */
export function ingredientBlock(block: string | null): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  for (const line of linesOf(block ?? '')) {
    const heading = headingOf(line);
    if (heading) groups.push({ name: heading, lines: [] });
    else {
      const bare = withoutBullet(plainMarkdown(line));
      if (!bare) continue;
      if (!groups.length) groups.push({ name: null, lines: [] });
      groups.at(-1)!.lines.push(bare);
    }
  }
  return withLines(groups);
}

/** Steps of a text of one step a line, with headings among them. `group` heads those before any heading. */
export function stepBlock(block: string | null, group: string | null = null): PortableStep[] {
  let current = group;
  const steps: PortableStep[] = [];
  for (const line of linesOf(block ?? '').flatMap(splitNumbered)) {
    const heading = headingOf(line);
    if (heading) current = heading;
    else if (!isStepCounter(line)) {
      const bare = withoutStepNumber(plainMarkdown(line));
      if (/[\p{L}\p{N}]/u.test(bare))
        steps.push({ group: current, text: bare, technique: null, tip: null });
    }
  }
  return steps;
}

/** Paragraphs of a longer text as notes, without the marks of Markdown. */
export function noteBlock(block: string | null): string[] {
  return plainBlock(block)
    .split(/\n\s*\n/)
    .map((note) => note.trim())
    .filter(Boolean);
}

/** A heading above no line was a line itself. */
export function withLines(groups: IngredientGroup[]): IngredientGroup[] {
  const kept: IngredientGroup[] = [];
  for (const group of groups) {
    if (group.lines.length > 0) kept.push(group);
    else if (group.name && kept.length) kept.at(-1)!.lines.push(group.name);
    else if (group.name) kept.push({ name: null, lines: [group.name] });
  }
  return kept;
}

/** "2 ½ cup flour, sifted" from its parts; amounts as a cook writes them. */
export function ingredientLine(
  amount: number | string | null,
  unit: string | null,
  food: string | null,
  note: string | null = null,
): string {
  const said = typeof amount === 'number' ? figure(amount) : (amount?.trim() ?? '');
  const line = [said, unit?.trim(), food?.trim()].filter(Boolean).join(' ');
  const remark = note?.trim();
  return line && remark ? `${line}, ${remark}` : line || remark || '';
}

/** Many pieces are counted in decimals: nobody writes "25 ½ g". */
const FEW = 20;

/** 2.5 is "2 ½"; what is no kitchen fraction stays a decimal. */
function figure(amount: number): string {
  return Number.isFinite(amount) && amount > 0 ? numberText(asStated(amount, amount < FEW)) : '';
}
