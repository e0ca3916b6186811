import { isFood } from '../../../../foods/line-words.ts';
import { findDurations } from '../../../../words/durations.ts';
import { looksLikeStep } from '../../steps/step-likelihood.ts';
import { bareLine } from '../chat-senders.ts';
import { amountsAffirmed } from './amounts-affirmed.ts';
import { amountsDenied } from './amounts-denied.ts';
import { amountsSaid, isSameAmount, type AmountSaid } from './amounts-said.ts';
import {
  EDITED,
  NAMES_NOTHING,
  NO_CORRECTION,
  NOTED,
  OF_OTHER_THINGS,
  SAYS_WRONG,
  TAKES_BACK,
} from './correction-words.data.ts';
import { RETRACTS } from './retractions.data.ts';
import { wordsOf } from './same-food.ts';

const LONGEST = 240;
const SHORTEST_FOOD = 2;
const MOST_AMOUNTS = 4;

/** What an author says to set an amount of the list right. */
export interface Correction {
  /** The words that say it. */
  text: string;
  /** What goes on behind it with something else; empty where nothing does. */
  rest: string;
  /** The amounts that are said to stand, and those said not to. */
  affirmed: AmountSaid[];
  denied: AmountSaid[];
  foods: string[];
  /** Further words that may name something. */
  others: string[];
  /** The sign of a footnote that opens it: "* 250 g, not 200". */
  footnote: string | null;
  /** Whether words say outright that something was wrong. */
  saysWrong: boolean;
  /** Whether it may be about something else, or is no more than a choice. */
  isPlain: boolean;
}

/**
 * What a line takes back and states instead: "Sorry pet, 1 leek not 2", "Nein, 250 g Mehl, nicht 200". Null where it does neither.
 * `inChat`: a word that begs pardon opens one, as does an asterisk. `isAgreed`: it says an amount after another, and takes back its own so.
 */
export function correctionIn(line: string, inChat: boolean, isAgreed = false): Correction | null {
  const bare = bareLine(line);
  if (bare.length > LONGEST || bare.includes('?') || !/\p{L}/u.test(bare)) return null;
  const parts = bare.replace(EDITED, '').split(/(?<=[.!;…])\s+/u);
  const core = parts.findIndex((part) => amountsSaid(part).amounts.length > 0);
  if (core < 0) return null;
  const head = parts.slice(0, core + 1).join(' ');
  const said = amountsSaid(parts[core]!);
  const denied = amountsDenied(said.text, said.amounts);
  const affirmed = amountsAffirmed(said, denied);
  const words = wordsOf(wordsBeside(said)).filter((word) => !NAMES_NOTHING.test(word));
  const named = words.filter((word) => word.length >= SHORTEST_FOOD && isFood(word));
  const beside = wordsBesideAmounts(said, named);
  const unnamed = words.filter((word) => !named.includes(word));
  const unnamedBeside = wordsBesideAmounts(said, unnamed);
  const foods = beside.length > 0 ? beside : named;
  // "Edit: 20 minutes", "Edited: 3 Feb" may be about anything.
  const saysWrong =
    SAYS_WRONG.test(head) ||
    (RETRACTS.test(bare) && foods.length > 0) ||
    (EDITED.test(bare) && foods.length + denied.length > 0) ||
    (NOTED.test(bare) && denied.length > 0);
  const isTakenBack =
    isAgreed ||
    saysWrong ||
    denied.length > 0 ||
    (inChat && (TAKES_BACK.test(head) || isStarred(bare)));
  if (!isTakenBack || affirmed.length === 0) return null;
  const rest = restOf(parts.slice(core + 1), said.amounts);
  return {
    text: (rest === '' ? bare : bare.slice(0, -rest.length)).trim(),
    rest,
    affirmed,
    denied,
    foods,
    others: unnamedBeside.length > 0 ? unnamedBeside : unnamed,
    footnote: FOOTNOTE.exec(bare)?.[0] ?? null,
    saysWrong,
    isPlain:
      said.amounts.length <= MOST_AMOUNTS &&
      !NO_CORRECTION.test(head) &&
      !OF_OTHER_THINGS.test(head) &&
      findDurations(head).length === 0,
  };
}

/** Of words that name something, those in clauses that state an amount: "75 ml of milk, not 50, the flour was thirsty" is of the milk. */
const wordsBesideAmounts = (
  { text, amounts }: { text: string; amounts: AmountSaid[] },
  named: readonly string[],
): string[] => {
  let from = 0;
  const clauses = text.split(/(?<=[,;:–—])\s/u).map((clause) => {
    const start = from;
    from += clause.length + 1;
    return { clause, hasAmount: amounts.some((one) => one.start >= start && one.start < from) };
  });
  const words = new Set(
    clauses.flatMap(({ clause, hasAmount }) => (hasAmount ? wordsOf(clause) : [])),
  );
  return named.filter((word) => words.has(word));
};

const FOOTNOTE = /^[*†‡¹²³](?=\s?[^\s*])/u;

/** "*3 eggs", "3 eggs*": how a chat sets right what was just said. */
const isStarred = (line: string): boolean => /^\*\s?[^\s*][^*]*$|^[^*]*[^\s*]\*$/u.test(line);

const wordsBeside = ({ text, amounts }: { text: string; amounts: AmountSaid[] }): string =>
  [0, ...amounts.map(({ end }) => end)]
    .map((from, at) => text.slice(from, amounts[at]?.start ?? text.length))
    .join(' ');

/** What stands behind a correction from the first sentence on that says more than why. */
export function restOf(parts: readonly string[], amounts: readonly AmountSaid[]): string {
  const first = parts.findIndex((part) => {
    const more = amountsSaid(part).amounts;
    return more.length === 0
      ? looksLikeStep(part) > LIKE_STEP
      : !more.every((one) => amounts.some((other) => isSameAmount(one, other)));
  });
  return first < 0 ? '' : parts.slice(first).join(' ');
}
const LIKE_STEP = 0.6;
