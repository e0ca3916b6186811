import type { Language } from '../../words/language.ts';
import { memoise } from '../../words/memoise.ts';
import type { CompoundPart } from '../lexicon-food.ts';
import { passingWords } from '../passing-words.data.ts';
import { joiningWords, partingWords, stocksInFront } from '../stock-words.data.ts';
import { isStockWord } from '../stock-words.ts';
import { BREAK, foodTokens } from './food-tokens.ts';
import { type CompiledRule, harmlessRuleIn, type Place } from './harmless.ts';
import { isOfPlant } from './of-plant.ts';

/** A food that a text names. */
export interface FoodMention<Kind extends string> {
  kind: Kind;
  /** Whether it only lends its taste: a stock, sauce or extract of it. */
  flavouring: boolean;
  /** Whether it may as well be of no animal: "braised shoulder". */
  undecided: boolean;
}

/** A name to look for. */
export interface SoughtName<Kind extends string> {
  /** Folded. */
  words: readonly string[];
  /** None: what the words name is another food, whatever they hold ("oyster mushroom"). */
  kinds: readonly Kind[];
  /** Read only where the text is in this language; in all where null. */
  language: string | null;
  /** What it names may as well be of no animal: "kimchi". */
  open: boolean;
  /** Read only where a text names nothing else. */
  alone: boolean;
  /** Of those the ones that beside other words leave open what is named; the language whose words they are. */
  undecidedIn: Language | null;
}

export interface SoughtPart<Kind extends string> {
  place: CompoundPart['place'];
  part: string;
  kind: Kind;
}

/** A compound has this many letters besides the part. */
const REST_OF_COMPOUND = 3;
/** Shorter compounds have no middle. */
const LONG_COMPOUND = 10;
/** Words of so many letters are hardly another in another language. */
const LONG_WORD = 5;
/** Parts are looked up by so many letters, their first or last. */
const KEY = 3;

/** "Haehnchen" is how "Hähnchen" is written without its dots. */
const transliterated = /[aou]e/;

type HarmlessRuleOf = ReturnType<typeof harmlessRuleIn>;

const joining = new Set(joiningWords);
const parting = new Set([BREAK, ...partingWords, ...joiningWords]);
const inFront = new Set(stocksInFront);

export interface Found<Kind> {
  kinds: readonly Kind[];
  /** It may as well be of no animal. */
  open: boolean;
  to: number;
}
type Names<Kind extends string> = Map<string, SoughtName<Kind>[]>;
type Parts<Kind extends string> = Map<string, SoughtPart<Kind>[]>;

/** Tells which of the sought foods the words at a place name, and behind which word the name ends. */
export type FoodFinder<Kind extends string> = (
  tokens: readonly string[],
  from: number,
  language: string | null,
) => Found<Kind> | null;

/** Finds foods by whole words, phrases and parts of compounds, the longest name first. */
export function foodFinder<Kind extends string>(
  sought: readonly SoughtName<Kind>[],
  parts: readonly SoughtPart<Kind>[],
): FoodFinder<Kind> {
  const names: Names<Kind> = new Map();
  const namesIn = new Map<string, Names<Kind>>();
  for (const name of sought) {
    if (name.alone) continue;
    const table = name.language === null ? names : at(namesIn, name.language, () => new Map());
    at(table, name.words[0]!, () => []).push(name);
  }
  const compound = memoise(compoundReader(parts));
  return (tokens, from, language) => {
    const anywhere = longest(names.get(tokens[from]!), tokens, from);
    const own = language ? longest(namesIn.get(language)?.get(tokens[from]!), tokens, from) : null;
    if (own !== null && own.to >= (anywhere?.to ?? 0)) return own;
    if (anywhere !== null) return anywhere;
    const kinds = compound(tokens[from]!);
    return kinds.length > 0 ? { kinds, open: false, to: from + 1 } : null;
  };
}

/** A reader of the sought foods in a text; what only sounds like one is left out, by the rules for animals where no others are given. */
export function foodReader<Kind extends string>(
  sought: readonly SoughtName<Kind>[],
  parts: readonly SoughtPart<Kind>[],
  rules?: readonly CompiledRule[],
): (text: string, language?: string | null) => readonly FoodMention<Kind>[] {
  const named = foodFinder(sought, parts);
  const alone: Names<Kind> = new Map();
  for (const name of sought) if (name.alone) at(alone, name.words[0]!, () => []).push(name);

  return memoise((text, language) => {
    const tokens = foodTokens(text);
    let ruleOf: HarmlessRuleOf | null = null;
    // Most lines name nothing that is sought, and need no rules.
    const harmlessRule: HarmlessRuleOf = (place, kind) =>
      (ruleOf ??= harmlessRuleIn(tokens, rules))(place, kind);
    const mentions: FoodMention<Kind>[] = [];
    for (let from = 0; from < tokens.length;) {
      const found =
        named(tokens, from, language) ??
        (transliterated.test(tokens[from]!)
          ? named(tokens.with(from, tokens[from]!.replaceAll(/([aou])e/g, '$1')), from, language)
          : null);
      const place = { from, to: found?.to ?? from + 1 };
      for (const kind of found?.kinds ?? []) {
        if (
          harmlessRule(place, kind) === null &&
          !(kind === 'cut' && isOfPlant(tokens, place, language))
        )
          mentions.push({
            kind,
            flavouring: isFlavouring(tokens, place),
            undecided: found!.open,
          });
      }
      from = place.to;
    }
    if (mentions.length > 0) return mentions;
    const meant = namedAlone(tokens, alone, language);
    return meant.length > 0 ? meant : undecided(tokens, alone, language, harmlessRule);
  });
}

/** "braised shoulder", but neither "artichoke hearts" nor "heart-shaped": nothing else is named, and no neighbour tells what it is of. */
function undecided<Kind extends string>(
  tokens: readonly string[],
  names: Names<Kind>,
  language: string | null,
  harmlessRule: ReturnType<typeof harmlessRuleIn>,
): FoodMention<Kind>[] {
  for (let from = 0; from < tokens.length; from++) {
    for (const { words, kinds, undecidedIn } of names.get(tokens[from]!) ?? []) {
      const place = { from, to: from + words.length };
      if (
        isReadIn(undecidedIn, tokens[from]!, language) &&
        words.every((word, index) => tokens[from + index] === word) &&
        harmlessRule(place, 'undecided') === null &&
        kinds.every((kind) => harmlessRule(place, kind) === null) &&
        !isOfPlant(tokens, place, language)
      )
        return kinds.map((kind) => ({ kind, flavouring: false, undecided: true }));
    }
  }
  return [];
}

/** "12 wings", "500 g mince (lean)": the words in front of the first break that tell anything are the name. */
function namedAlone<Kind extends string>(
  tokens: readonly string[],
  alone: Names<Kind>,
  language: string | null,
): FoodMention<Kind>[] {
  if (alone.size === 0) return [];
  const end = tokens.indexOf(BREAK);
  const words = tokens
    .slice(0, end === -1 ? tokens.length : end)
    .filter((token) => !/^\d/.test(token));
  const others = words.filter((word) => !passingWords.has(word));
  // "Gehacktes" is meat, "gehacktes Basilikum" is not.
  const telling =
    others.length > 0
      ? others
      : words.filter((word) => alone.get(word)?.some((one) => one.words.length === 1));
  const name = alone
    .get(telling[0] ?? '')
    ?.find(
      (one) =>
        one.words.length === telling.length &&
        (one.language === null || one.language === language) &&
        one.words.every((word, index) => telling[index] === word),
    );
  return (name?.kinds ?? []).map((kind) => ({ kind, flavouring: false, undecided: false }));
}

/** A short word is too many others to be read where no language is stated: "os", "ben", "ala". */
function isReadIn(own: Language | null, word: string, stated: string | null): boolean {
  if (own === null) return false;
  return stated === null ? own === 'en' || word.length >= LONG_WORD : own === stated;
}

/** Tells what the parts of a compound name: "Rinderhack". */
export function compoundReader<Kind extends string>(
  parts: readonly SoughtPart<Kind>[],
): (word: string) => readonly Kind[] {
  const none: readonly Kind[] = [];
  const first: Parts<Kind> = new Map();
  const last: Parts<Kind> = new Map();
  const inside: SoughtPart<Kind>[] = [];
  for (const sought of parts) {
    if (sought.place === 'inside') inside.push(sought);
    else if (sought.place === 'first') at(first, sought.part.slice(0, KEY), () => []).push(sought);
    else at(last, sought.part.slice(-KEY), () => []).push(sought);
  }
  return (word) => {
    if (word.length < KEY + REST_OF_COMPOUND) return none;
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
    return begins.length + ends.length + holds.length === 0
      ? none
      : [...new Set([...begins, ...ends, ...holds].map(({ kind }) => kind))];
  };
}

function at<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

function longest<Kind extends string>(
  names: readonly SoughtName<Kind>[] | undefined,
  tokens: readonly string[],
  from: number,
): Found<Kind> | null {
  if (names === undefined) return null;
  const fitting = names.filter(({ words }) =>
    words.every((word, index) => tokens[from + index] === word),
  );
  if (fitting.length === 0) return null;
  const length = Math.max(...fitting.map(({ words }) => words.length));
  const named = fitting.filter(({ words }) => words.length === length);
  return {
    kinds: [...new Set(named.flatMap((one) => one.kinds))],
    open: named.every((one) => one.open),
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
