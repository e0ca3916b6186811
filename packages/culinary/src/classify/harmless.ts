import type { AnimalKind } from './animal-words.data.ts';
import { BREAK } from './food-tokens.ts';
import { type HarmlessRule, harmlessRules } from './harmless-words.data.ts';
import { joiningWords, partingWords } from './stock-words.data.ts';
import { phrasePattern, wordPattern, wordSequences } from './word-patterns.ts';

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
}

const joining = new Set(joiningWords);
const parting = new Set([...partingWords, BREAK]);
const rules = harmlessRules.map(compile);

function compile({ id, kinds, reach, words, phrases, before, after }: HarmlessRule): CompiledRule {
  const lists = (table: HarmlessRule['words']) => Object.values(table ?? {});
  return {
    id,
    kinds: kinds ? new Set(kinds) : null,
    reach: reach ?? 0,
    words: wordPattern(lists(words)),
    phrases: phrasePattern(lists(phrases)),
    before: wordSequences(lists(before)),
    after: wordSequences(lists(after)),
  };
}

/**
 * The rule by which a word that names a food names nothing of an animal; null when it is meant. `line` is the tokens
 * between single spaces, one at each end; `kind` is its animal kind, or another family of foods.
 */
export function harmlessRule(tokens: readonly string[], line: string, place: Place, kind: AnimalKind | (string & {})): string | null {
  const rule = rules.find(
    (one) =>
      (one.kinds === null || one.kinds.has(kind))
      && (one.words?.test(tokens[place.from]!) || inPhrase(one.phrases, tokens, line, place) || isBefore(one, tokens, place.from) || isAfter(one, tokens, place.to)),
  );
  return rule?.id ?? null;
}

function inPhrase(phrases: RegExp | null, tokens: readonly string[], line: string, { from, to }: Place): boolean {
  if (!phrases || line.search(phrases) === -1) return false;
  const start = tokens.slice(0, from).join(' ').length + (from > 0 ? 2 : 1);
  const end = start + tokens.slice(from, to).join(' ').length;
  for (const match of line.matchAll(phrases)) {
    if (match.index <= start && match.index + match[0].length >= end) return true;
  }
  return false;
}

function isBefore({ before, reach }: CompiledRule, tokens: readonly string[], from: number): boolean {
  let others = 0;
  for (let at = from - 1; at >= 0 && before.length > 0; at--) {
    if (before.some((sequence) => stands(tokens, sequence, at - sequence.length + 1))) return true;
    if (parting.has(tokens[at]!) || (!joining.has(tokens[at]!) && others++ >= reach)) return false;
  }
  return false;
}

function isAfter({ after, reach }: CompiledRule, tokens: readonly string[], to: number): boolean {
  let others = 0;
  for (let at = to; at < tokens.length && after.length > 0; at++) {
    // "sausages (vegan)": behind punctuation the word has to stand alone.
    if (tokens[at] === BREAK && reach > 0) return after.some((sequence) => stands(tokens, sequence, at + 1) && (tokens[at + 1 + sequence.length] ?? BREAK) === BREAK);
    if (after.some((sequence) => stands(tokens, sequence, at))) return true;
    if (parting.has(tokens[at]!) || (!joining.has(tokens[at]!) && others++ >= reach)) return false;
  }
  return false;
}

const stands = (tokens: readonly string[], sequence: readonly string[], at: number) => at >= 0 && sequence.every((word, index) => tokens[at + index] === word);
