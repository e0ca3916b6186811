import { foldWords } from '../../words/fold.ts';
import { languageOf, languages, type Language } from '../../words/language.ts';
import { words } from '../../words/word-list.ts';
import { dishHeads, furtherEnds, headEnds, headOpeners, type DishKind } from './dish-kinds.data.ts';

/** A compound holds more than its end: "Eis" is none of "Reis". */
const shortestFront = 3;
const order: readonly DishKind[] = ['aside', 'dessert', 'starter', 'main'];
const openers = new Set(words(headOpeners));

interface Heads {
  whole: ReadonlyMap<string, DishKind>;
  /** Ends of compounds, the longest first. */
  ends: readonly (readonly [end: string, kind: DishKind])[];
  /** In words, of the longest. */
  longest: number;
  /** What ends the name where the noun stands last; null where it stands first. */
  stops: ReadonlySet<string> | null;
}

const known = new Map<Language, Heads>();

/**
 * What a title calls its dish, by its head: "tomato sauce" and "Tomatensoße" are a sauce, "Spaghetti mit Tomatensoße" are spaghetti. `language` where it
 * is known; else each is tried. Null where the head is none that is known.
 */
export function dishKindOf(title: string, language: string | null): DishKind | null {
  const own = languageOf(language);
  const name = foldWords(title.split(/[([|]|\s[-–—:]/u, 1)[0]!).split(' ');
  const shortened = own === null ? upTo(name, ofAny()) : name;
  for (const one of own === null ? languages : [own]) {
    const kind = kindIn(shortened, one);
    if (kind !== null) return kind;
  }
  return null;
}

function kindIn(name: readonly string[], language: Language): DishKind | null {
  const { whole, ends, longest, stops } = headsOf(language);
  const named = stops === null ? name.slice(openersOf(name)) : upTo(name, stops);
  for (let count = Math.min(longest, named.length); count > 0; count--) {
    const head = stops === null ? named.slice(0, count) : named.slice(-count);
    const kind = whole.get(head.join(' '));
    if (kind !== undefined) return kind;
  }
  const last = stops === null ? '' : (named.at(-1) ?? '');
  return (
    ends.find(
      ([end]) => last === end || (last.endsWith(end) && last.length >= end.length + shortestFront),
    )?.[1] ?? null
  );
}

const openersOf = (name: readonly string[]) =>
  Math.max(
    0,
    name.findIndex((word) => !openers.has(word)),
  );

function upTo(name: readonly string[], stops: ReadonlySet<string>): readonly string[] {
  const at = name.findIndex((word, place) => place > 0 && stops.has(word));
  return at === -1 ? name : name.slice(0, at);
}

let stopsOfAny: ReadonlySet<string> | null = null;
const ofAny = () =>
  (stopsOfAny ??= new Set(words([furtherEnds, ...Object.values(headEnds)].join(' '))));

function headsOf(language: Language): Heads {
  let heads = known.get(language);
  if (heads === undefined) known.set(language, (heads = build(language)));
  return heads;
}

function build(language: Language): Heads {
  const entries = order.flatMap((kind) =>
    words(dishHeads[language][kind]).map((word) => [word, kind] as const),
  );
  const whole = new Map<string, DishKind>();
  const ends = headEnds[language];
  for (const [word, kind] of entries)
    if (!word.startsWith('-')) whole.set(foldWords(word.replaceAll('-', ' ')), kind);
  return {
    whole,
    ends: entries
      .filter(([word]) => word.startsWith('-'))
      .map(([word, kind]) => [foldWords(word.slice(1)), kind] as const)
      .sort(([a], [b]) => b.length - a.length),
    longest: Math.max(...[...whole.keys()].map((head) => head.split(' ').length)),
    stops: ends === undefined ? null : new Set(words(ends)),
  };
}
