import { foldWords } from '../../words/fold.ts';
import type { Chef } from './chef.ts';
import { knownTable } from './known-chefs.data.ts';
import { presets, type KnownChef } from './preset-chefs.ts';

/** No name is longer. */
const LONGEST_NAME = 80;
/** Titles and words around a name that say nothing about whose it is. */
const courtesy = new Set([
  'chef',
  'mr',
  'mrs',
  'ms',
  'dr',
  'sir',
  'dame',
  'monsieur',
  'madame',
  'don',
  'the',
  'signora',
  'signor',
]);

const fromTable = (): KnownChef[] =>
  knownTable
    .trim()
    .split('\n')
    .map((row) => {
      const [name, cuisine, style, specialty] = row.split(' | ');
      return {
        name: name!,
        cuisine: cuisine as KnownChef['cuisine'],
        style: style!,
        specialty: specialty!,
        words: null,
        sweetWords: null,
      };
    });

interface Named {
  chef: KnownChef;
  /** Folded words of the name, in its order. */
  words: readonly string[];
}

let all: readonly Named[] | undefined;

/** All chefs that are known, the presets in front. */
export function knownChefs(): readonly KnownChef[] {
  return named().map(({ chef }) => chef);
}

const named = (): readonly Named[] =>
  (all ??= [...presets, ...fromTable()].map((chef) => ({ chef, words: nameWords(chef.name) })));

const nameWords = (name: string): string[] =>
  foldWords(name.slice(0, LONGEST_NAME))
    .split(' ')
    .filter((word) => word !== '' && !courtesy.has(word));

/**
 * A real chef by name, with the name as it is written. Accents, case, courtesy, the order of the names and slips of the pen are forgiven: one letter
 * in a name of up to seven, two in a longer one; a family name alone is enough where only one chef has it. Null: not known.
 */
export function findChef(name: string): (Chef & { correctedName: string }) | null {
  const chef = knownChef(name);
  if (chef === null) return null;
  return {
    name: chef.name,
    style: chef.style,
    specialty: chef.specialty,
    correctedName: chef.name,
  };
}

export function knownChef(name: string): KnownChef | null {
  if (name.length > LONGEST_NAME) return null;
  const asked = nameWords(name);
  if (asked.length === 0) return null;
  const sorted = asked.toSorted().join(' ');
  const same = named().find(({ words }) => words.toSorted().join(' ') === sorted);
  if (same !== undefined) return same.chef;
  const byFamily = asked.length === 1 ? onlyOne(({ words }) => words.at(-1) === asked[0]) : null;
  return byFamily ?? bySlips(asked.join(' ')) ?? byFamilyWithSlip(asked);
}

function onlyOne(is: (one: Named) => boolean): KnownChef | null {
  const found = named().filter(is);
  return found.length === 1 ? found[0]!.chef : null;
}

const SHORT = 7;
const slipsAllowed = (length: number): number => (length < 5 ? 0 : length <= SHORT ? 1 : 2);

/** The nearest whole name, if one alone is near enough. */
function bySlips(asked: string): KnownChef | null {
  const most = slipsAllowed(asked.length);
  let nearest: KnownChef[] = [];
  let fewest = most;
  for (const { chef, words } of named()) {
    const slips = slipsBetween(asked, words.join(' '), most);
    if (slips < fewest) nearest = [];
    if (slips <= fewest) {
      nearest.push(chef);
      fewest = slips;
    }
  }
  return nearest.length === 1 ? nearest[0]! : null;
}

const byFamilyWithSlip = (asked: readonly string[]): KnownChef | null =>
  asked.length === 1 && asked[0]!.length > SHORT
    ? onlyOne(({ words }) => slipsBetween(asked[0]!, words.at(-1)!, 1) <= 1)
    : null;

/** Letters put in, left out, changed or swapped with the next; more than `most` is told as `most + 1`. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const change = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min(now[at - 1]! + 1, last[at]! + 1, last[at - 1]! + change);
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped && row > 1 && at > 1) least = Math.min(least, before[at - 2]! + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return Math.min(last[other.length]!, most + 1);
}
