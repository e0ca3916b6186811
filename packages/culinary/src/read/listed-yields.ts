import { isFood, namesFood } from '../foods/line-words.ts';
import { eaterWords, servedFor, servingWords } from '../words/yield-words.data.ts';
import { fedStatement, wordsAroundCount, type FedStatement } from './text/facts/fed-statements.ts';
import { isTale } from './text/facts/time-statements.ts';
import { FED_BEHIND, FED_OPENERS } from './text/facts/fed-words.data.ts';
import { YIELD_VERBS } from './text/facts/yield-verbs.data.ts';
import { foldText } from '../words/fold.ts';

const LONGEST = 100;
/** "Con estas cantidades nos salen unas ...": more words in front of the number tell of something else. */
const MOST_BEFORE = 6;
const FOR: ReadonlySet<string> = new Set(servedFor.map(foldText));
const VERBS: ReadonlySet<string> = new Set(FED_OPENERS.filter((words) => !FOR.has(words)));
const EATERS: ReadonlySet<string> = new Set([...eaterWords, ...servingWords]);
const YIELDS: ReadonlySet<string> = new Set(YIELD_VERBS);
const BEHIND: ReadonlySet<string> = new Set(FED_BEHIND);
const LONGEST_VERB = 5;

/**
 * For how many a line of a list says that the dish is, where it says nothing of what goes into it: "Comen cuatro, o tres si vienen mis
 * nietos", "(makes a dozen)". Null for a food: "butter for 2 tins".
 */
export function listedYield(line: string): FedStatement | null {
  const said = line.replace(/^[\s(*–—-]+/u, '');
  if (said.length > LONGEST || /^[\p{N}]/u.test(said) || said.includes('?')) return null;
  const fed = fedStatement(said);
  // A clause that stands behind another says of this how far it goes: "puff pastry, enough for 12".
  if (fed === null || !said.startsWith(fed.text) || isTale(fed.text)) return null;
  const { before, behind } = wordsAroundCount(fed);
  const rest = said.slice(fed.text.length);
  if (before.length > MOST_BEFORE || (/\p{N}/u.test(rest) && namesFood(rest))) return null;
  const isAside = /^\s*\(.*\)\s*$/u.test(line);
  const told =
    withoutVerb(before) ?? (isAside || namesEaters(behind) ? withoutFor(before, isAside) : null);
  return told === null || told.some(isFood)
    ? null
    : { count: fed.count, text: said.replace(/[\s).:;,]+$/u, '') };
}

/** "4 hungry people", "6 persone affamate", "2 hambrientos" */
const namesEaters = (behind: readonly string[]): boolean =>
  behind.slice(0, 3).some((word) => EATERS.has(word) || BEHIND.has(word));

/** The words around the verb that a number of those fed stands behind; null without such a verb. */
function withoutVerb(before: readonly string[]): string[] | null {
  for (let length = Math.min(LONGEST_VERB, before.length); length > 0; length--)
    for (let from = 0; from + length <= before.length; from++)
      if (VERBS.has(before.slice(from, from + length).join(' ')))
        return [...before.slice(0, from), ...before.slice(from + length)];
  return null;
}

/** The same for "for", right in front unless all stands in brackets; and for "Sale para", which is salt in Italian. */
function withoutFor(before: readonly string[], isAside: boolean): string[] | null {
  const at = before.findIndex((word) => FOR.has(word));
  const isVerb = at === 1 && YIELDS.has(before[0]!) && before[at] !== 'per';
  if (isVerb) return before.slice(at + 1);
  return at === 0 || (at > 0 && isAside) ? before.filter((_, index) => index !== at) : null;
}
