import type { ByParts } from '../../words/by-parts.ts';
import type { AnimalKind } from './animal-kinds.ts';
import { BREAK } from './food-tokens.ts';
import { type HarmlessRule, harmlessRules } from './harmless-words.data.ts';
import { type Language, languages } from '../../words/language.ts';
import { joiningWords, partingWords } from '../stock-words.data.ts';
import {
  type PhraseFinder,
  phraseFinder,
  wordPattern,
  wordSequences,
} from '../../words/word-patterns.ts';

/** Where a food is named in the words of a line: from the first word to the one behind the last. */
export interface Place {
  from: number;
  to: number;
}

/** Sequences of words by the last and by the first of them. */
interface Sequences {
  byLast: ReadonlyMap<string, readonly (readonly string[])[]>;
  byFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** A rule made ready to be asked. */
export interface CompiledRule {
  id: string;
  kinds: ReadonlySet<string> | null;
  reach: number;
  words: RegExp | null;
  phrases: PhraseFinder | null;
  before: Sequences;
  after: Sequences;
  unlessFollowedBy: string[][];
}

const joining = new Set(joiningWords);
const parting = new Set([...partingWords, BREAK]);
const animalRules = rulesFrom(harmlessRules);

/** Rules ready to be asked; of some languages only, where these are named: that is faster. */
export function rulesFrom(
  rules: readonly HarmlessRule[],
  only: readonly Language[] = languages,
): readonly CompiledRule[] {
  return rules.map((rule) => compile(rule, only));
}

/** Asks each rule for animals once in vain, since patterns are made ready when they are first used, and made faster when they are used again. */
export function* rulesReady(): ByParts<void> {
  for (const { words, phrases } of animalRules)
    for (let time = 0; time < 2; time++) {
      words?.test('food');
      yield;
      phrases?.(' food ', ['food'], [1]);
      yield;
    }
}

function compile(rule: HarmlessRule, only: readonly Language[]): CompiledRule {
  const { id, kinds, reach, words, phrases, before, after, unlessFollowedBy } = rule;
  const lists = (table: HarmlessRule['words']) => only.map((language) => table?.[language]);
  return {
    id,
    kinds: kinds ? new Set(kinds) : null,
    reach: reach ?? 0,
    words: wordPattern(lists(words)),
    phrases: phraseFinder(lists(phrases)),
    before: sequencesIn(lists(before)),
    after: sequencesIn(lists(after)),
    unlessFollowedBy: wordSequences(lists(unlessFollowedBy)),
  };
}

/**
 * Tells by which rule a word of a line names nothing of an animal; null when it is meant. `kind` is its animal kind, or another family
 * of foods; `rules` are those of animals where not said. Phrases are looked for once a line, however many animals it names.
 */
export function harmlessRuleIn(
  tokens: readonly string[],
  rules: readonly CompiledRule[] = animalRules,
): (place: Place, kind: AnimalKind | (string & {})) => string | null {
  const line = ` ${tokens.join(' ')} `;
  const starts: number[] = [];
  let at = 1;
  for (const { length } of tokens) {
    starts.push(at);
    at += length + 1;
  }
  const phrasesOf = new Map<CompiledRule, readonly (readonly [from: number, to: number])[]>();

  function phrases(rule: CompiledRule) {
    let found = phrasesOf.get(rule);
    if (!found) {
      found = rule.phrases?.(line, tokens, starts) ?? [];
      phrasesOf.set(rule, found);
    }
    return found;
  }

  return (place, kind) => {
    const from = starts[place.from]!;
    const to = starts[place.to - 1]! + tokens[place.to - 1]!.length;
    const rule = rules.find(
      (one) =>
        (one.kinds === null || one.kinds.has(kind)) &&
        (one.words?.test(tokens[place.from]!) ||
          isBefore(one, tokens, place.from) ||
          isAfter(one, tokens, place.to) ||
          phrases(one).some(([begin, end]) => begin <= from && end >= to)),
    );
    return rule?.id ?? null;
  };
}

function sequencesIn(lists: readonly (string | undefined)[]): Sequences {
  const sequences = wordSequences(lists);
  return {
    byLast: Map.groupBy(sequences, (sequence) => sequence.at(-1)!),
    byFirst: Map.groupBy(sequences, ([first]) => first!),
  };
}

function isBefore(
  { before: { byLast }, reach }: CompiledRule,
  tokens: readonly string[],
  from: number,
): boolean {
  let others = 0;
  for (let at = from - 1; at >= 0 && byLast.size > 0; at--) {
    const token = tokens[at]!;
    if (byLast.get(token)?.some((sequence) => stands(tokens, sequence, at - sequence.length + 1)))
      return true;
    if (parting.has(token) || (!joining.has(token) && others++ >= reach)) return false;
  }
  return false;
}

function isAfter(
  { after: { byFirst }, unlessFollowedBy, reach }: CompiledRule,
  tokens: readonly string[],
  to: number,
): boolean {
  const cancelled = (behind: number) =>
    unlessFollowedBy.some((sequence) => stands(tokens, sequence, behind));
  let others = 0;
  for (let at = to; at < tokens.length && byFirst.size > 0; at++) {
    const token = tokens[at]!;
    // "sausages (vegan)": behind punctuation the word has to stand alone.
    if (token === BREAK && reach > 0)
      return (
        byFirst
          .get(tokens[at + 1] ?? '')
          ?.some(
            (sequence) =>
              stands(tokens, sequence, at + 1) &&
              (tokens[at + 1 + sequence.length] ?? BREAK) === BREAK,
          ) === true
      );
    const said = byFirst.get(token)?.find((sequence) => stands(tokens, sequence, at));
    if (said) return !cancelled(at + said.length);
    if (parting.has(token) || (!joining.has(token) && others++ >= reach)) return false;
  }
  return false;
}

const stands = (tokens: readonly string[], sequence: readonly string[], at: number) =>
  at >= 0 && sequence.every((word, index) => tokens[at + index] === word);
