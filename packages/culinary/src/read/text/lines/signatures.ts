import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { FORUM_LINE } from './chatter.data.ts';
import { CLOSING } from './letter-words.data.ts';
import { isName } from './sign-off.ts';

const RULE = /^\s*(?:_{2,80}|-{2,3}|—)\s*$/u;
const MOST_LINES = 3;
const LONGEST = 160;

/** A rule that programs of forums draw above a signature, whatever stands above it. */
const DRAWN_RULE = /^\s*_{5,80}\s*$/;
/** The next post begins so close below a signature. */
const NEXT_POST = 4;

/**
 * Which lines are what a member of a forum puts below each post: a rule right below the name, or one that the forum drew, and what stands
 * close below it.
 */
export function signatureLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const isForum = lines.some(isOfForum);
  for (const [at, line] of lines.entries()) {
    const above = (lines[at - 1] ?? '').trim();
    if (line.length > LONGEST || !RULE.test(line)) continue;
    const below = lines.slice(at + 1, at + 2 + MOST_LINES);
    const end = below.findIndex((next) => next.trim() === '');
    const said = end < 0 ? below : below.slice(0, end);
    if (said.length === 0 || said.length > MOST_LINES || said.some(isOfRecipe)) continue;
    const isDrawn = isForum && DRAWN_RULE.test(line) && endsPost(lines.slice(at + 1 + said.length));
    if (!signs(above) && !isDrawn) continue;
    for (let next = at; next <= at + said.length; next++) found.add(next);
  }
  return found;
}

const signs = (line: string): boolean =>
  line.length <= LONGEST && line !== '' && (isName(line) || CLOSING.test(line));

/** Whether the next post begins, or the text ends. */
function endsPost(below: readonly string[]): boolean {
  const filled = below.filter((line) => line.trim() !== '').slice(0, NEXT_POST);
  return filled.length === 0 || filled.some(isOfForum);
}

const isOfForum = (line: string): boolean => line.length <= LONGEST && FORUM_LINE.test(line.trim());

const isOfRecipe = (line: string): boolean =>
  line.length > LONGEST ||
  sectionHeading(line) !== null ||
  (/\d/.test(line) && looksLikeIngredient(line) > 0.6);
