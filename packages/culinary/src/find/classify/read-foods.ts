import type { CompoundParts, Language } from './animal-words.data.ts';
import { BREAK, foodTokens } from './food-tokens.ts';
import { harmlessRuleIn, type Place } from './harmless.ts';
import { joiningWords, partingWords, stocksInFront } from './stock-words.data.ts';
import { isStockWord } from './stock-words.ts';
import { remembering } from '../../words/remembering.ts';
import { wordSequences } from './word-patterns.ts';

/** A food that a text names. */
export interface FoodMention<Kind extends string> {
  kind: Kind;
  /** Whether it only lends its taste: a stock, sauce or extract of it. */
  flavouring: boolean;
}

export interface FoodTable<Kind extends string> {
  words: Readonly<Record<Kind, Readonly<Partial<Record<Language, string>>>>>;
  /** Words that count in one language alone. */
  homographs?: Readonly<Partial<Record<Language, Readonly<Partial<Record<Kind, string>>>>>>;
  /** Parts of compounds. */
  parts?: Readonly<Partial<Record<Kind, CompoundParts>>>;
}

/** A compound has this many letters besides the part. */
const REST_OF_COMPOUND = 3;
/** Shorter compounds have no middle. */
const LONG_COMPOUND = 10;
/** Parts are looked up by so many letters, their first or last. */
const KEY = 3;

/** "Haehnchen" is how "Hähnchen" is written without its dots. */
const transliterated = /[aou]e/;

const joining = new Set(joiningWords);
const parting = new Set([BREAK, ...partingWords, ...joiningWords]);
const inFront = new Set(stocksInFront);

type Names<Kind> = Map<string, { sequence: string[]; kind: Kind }[]>;

/** A reader that finds the foods of a table in a text, by whole words, phrases and parts of compounds; what only sounds like an animal is left out. */
export function foodReader<Kind extends string>(
  table: FoodTable<Kind>,
): (text: string, language?: string | null) => readonly FoodMention<Kind>[] {
  const names: Names<Kind> = new Map();
  const namesIn = new Map<string, Names<Kind>>();
  const first = new Map<string, { part: string; kind: Kind }[]>();
  const last = new Map<string, { part: string; kind: Kind }[]>();
  const inside: { part: string; kind: Kind }[] = [];

  const kinds = Object.keys(table.words) as Kind[];
  for (const kind of kinds) {
    learn(names, kind, Object.values<string | undefined>(table.words[kind]));
    for (const [language, words] of Object.entries(table.homographs ?? {}))
      learn(
        at(namesIn, language, () => new Map()),
        kind,
        [words[kind]],
      );
    for (const [part] of wordSequences([table.parts?.[kind]?.first]))
      at(first, part!.slice(0, KEY), () => []).push({ part: part!, kind });
    for (const [part] of wordSequences([table.parts?.[kind]?.inside]))
      inside.push({ part: part!, kind });
    for (const [part] of wordSequences([table.parts?.[kind]?.last]))
      at(last, part!.slice(-KEY), () => []).push({ part: part!, kind });
  }

  function named(
    tokens: readonly string[],
    from: number,
    language: string | null,
  ): { kinds: Kind[]; to: number } | null {
    const found =
      longest(names.get(tokens[from]!), tokens, from) ??
      (language ? longest(namesIn.get(language)?.get(tokens[from]!), tokens, from) : null);
    if (found) return found;
    const kinds = compound(tokens[from]!);
    return kinds.length > 0 ? { kinds, to: from + 1 } : null;
  }

  function compound(word: string): Kind[] {
    if (word.length < KEY + REST_OF_COMPOUND) return [];
    const begins =
      first
        .get(word.slice(0, KEY))
        ?.filter(({ part }) => word.length > part.length && word.startsWith(part)) ?? [];
    const ends =
      last
        .get(word.slice(-KEY))
        ?.filter(
          ({ part }) => word.length >= part.length + REST_OF_COMPOUND && word.endsWith(part),
        ) ?? [];
    const holds =
      word.length < LONG_COMPOUND ? [] : inside.filter(({ part }) => word.includes(part));
    return [...new Set([...begins, ...ends, ...holds].map(({ kind }) => kind))];
  }

  return remembering((text, language) => {
    const tokens = foodTokens(text);
    const harmlessRule = harmlessRuleIn(tokens);
    const mentions: FoodMention<Kind>[] = [];
    for (let from = 0; from < tokens.length;) {
      const found =
        named(tokens, from, language) ??
        (transliterated.test(tokens[from]!)
          ? named(tokens.with(from, tokens[from]!.replaceAll(/([aou])e/g, '$1')), from, language)
          : null);
      const place = { from, to: found?.to ?? from + 1 };
      for (const kind of found?.kinds ?? []) {
        if (harmlessRule(place, kind) === null)
          mentions.push({ kind, flavouring: isFlavouring(tokens, place) });
      }
      from = place.to;
    }
    return mentions;
  });
}

function at<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

function learn<Kind>(names: Names<Kind>, kind: Kind, lists: readonly (string | undefined)[]) {
  for (const sequence of wordSequences(lists))
    at(names, sequence[0]!, () => []).push({ sequence, kind });
}

function longest<Kind>(
  names: { sequence: string[]; kind: Kind }[] | undefined,
  tokens: readonly string[],
  from: number,
): { kinds: Kind[]; to: number } | null {
  const fitting =
    names?.filter(({ sequence }) =>
      sequence.every((word, index) => tokens[from + index] === word),
    ) ?? [];
  const length = Math.max(0, ...fitting.map(({ sequence }) => sequence.length));
  return length === 0
    ? null
    : {
        kinds: [
          ...new Set(
            fitting.filter(({ sequence }) => sequence.length === length).map(({ kind }) => kind),
          ),
        ],
        to: from + length,
      };
}

/** "chicken stock", "chicken bone broth", "Hühnerbrühe", "bouillon de poulet". */
function isFlavouring(tokens: readonly string[], { from, to }: Place): boolean {
  if (isStockWord(tokens[from]!)) return true;
  for (let at = to; at <= to + 1 && at < tokens.length; at++) {
    if (isStockWord(tokens[at]!)) return true;
    if (parting.has(tokens[at]!)) break;
  }
  let at = from - 1;
  while (at >= 0 && joining.has(tokens[at]!)) at--;
  return at >= 0 && (at < from - 1 ? isStockWord(tokens[at]!) : inFront.has(tokens[at]!));
}
