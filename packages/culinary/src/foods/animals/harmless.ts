import type { AnimalKind } from './animal-kinds.ts';
import { BREAK } from './food-tokens.ts';
import { type HarmlessRule, harmlessRules } from './harmless-words.data.ts';
import { joiningWords, partingWords } from '../stock-words.data.ts';
import { phrasePattern, wordPattern, wordSequences } from '../../words/word-patterns.ts';

/** Where a food is named in the words of a line: from the first word to the one behind the last. */
export interface Place {
  from: number;
  to: number;
}

interface CompiledRule {
  id: string;
  kinds: ReadonlySet<string> | null;
  reach: number;
  words: RegExp | null;
  phrases: RegExp | null;
  before: string[][];
  after: string[][];
  unlessFollowedBy: string[][];
}

const joining = new Set(joiningWords);
const parting = new Set([...partingWords, BREAK]);
const rules = harmlessRules.map(compile);

function compile(rule: HarmlessRule): CompiledRule {
  const { id, kinds, reach, words, phrases, before, after, unlessFollowedBy } = rule;
  const lists = (table: HarmlessRule['words']) => Object.values(table ?? {});
  return {
    id,
    kinds: kinds ? new Set(kinds) : null,
    reach: reach ?? 0,
    words: wordPattern(lists(words)),
    phrases: phrasePattern(lists(phrases)),
    before: wordSequences(lists(before)),
    after: wordSequences(lists(after)),
    unlessFollowedBy: wordSequences(lists(unlessFollowedBy)),
  };
}

/**
 * Tells by which rule a word of a line names nothing of an animal; null when it is meant. `kind` is its animal kind, or another family
 * of foods. Phrases are looked for once a line, however many animals it names.
 */
export function harmlessRuleIn(
  tokens: readonly string[],
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
      found = rule.phrases
        ? Array.from(
            line.matchAll(rule.phrases),
            ({ index, 0: { length } }) => [index, index + length] as const,
          )
        : [];
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

function isBefore(
  { before, reach }: CompiledRule,
  tokens: readonly string[],
  from: number,
): boolean {
  let others = 0;
  for (let at = from - 1; at >= 0 && before.length > 0; at--) {
    if (before.some((sequence) => stands(tokens, sequence, at - sequence.length + 1))) return true;
    if (parting.has(tokens[at]!) || (!joining.has(tokens[at]!) && others++ >= reach)) return false;
  }
  return false;
}

function isAfter(
  { after, unlessFollowedBy, reach }: CompiledRule,
  tokens: readonly string[],
  to: number,
): boolean {
  const cancelled = (behind: number) =>
    unlessFollowedBy.some((sequence) => stands(tokens, sequence, behind));
  let others = 0;
  for (let at = to; at < tokens.length && after.length > 0; at++) {
    // "sausages (vegan)": behind punctuation the word has to stand alone.
    if (tokens[at] === BREAK && reach > 0)
      return after.some(
        (sequence) =>
          stands(tokens, sequence, at + 1) && (tokens[at + 1 + sequence.length] ?? BREAK) === BREAK,
      );
    const said = after.find((sequence) => stands(tokens, sequence, at));
    if (said) return !cancelled(at + said.length);
    if (parting.has(tokens[at]!) || (!joining.has(tokens[at]!) && others++ >= reach)) return false;
  }
  return false;
}

const stands = (tokens: readonly string[], sequence: readonly string[], at: number) =>
  at >= 0 && sequence.every((word, index) => tokens[at + index] === word);
