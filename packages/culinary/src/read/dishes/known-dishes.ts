import { foldWords } from '../../words/fold.ts';
import { phrases, words } from '../../words/word-list.ts';
import { headsDe, namesDe } from './names-de.data.ts';
import { headsEn, namesEn } from './names-en.data.ts';
import { headsEs, namesEs } from './names-es.data.ts';
import { headsFr, namesFr } from './names-fr.data.ts';
import { headsIt, namesIt } from './names-it.data.ts';
import { headsNl, headsPt, headsSv, namesNl, namesPt, namesSv } from './names-others.data.ts';

/** What dishes are called; all folded. */
interface KnownDishes {
  /** Names in words, by their first word, the longest first. */
  names: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Kinds of dishes with which names begin: "gratin", what it is of stands behind. */
  openers: ReadonlySet<string>;
  /** Kinds of dishes with which names end: "pie". */
  closers: ReadonlySet<string>;
  /** Ends of compounds, by their length, the longest first: "kuchen"; whether the front must be a food: "pfanne". */
  ends: readonly (readonly [length: number, ends: ReadonlyMap<string, boolean>])[];
}

let known: KnownDishes | null = null;

export const knownDishes = (): KnownDishes => (known ??= build());

function build(): KnownDishes {
  const names = new Map<string, string[][]>();
  for (const list of [namesDe, namesEn, namesEs, namesFr, namesIt, namesNl, namesPt, namesSv])
    for (const name of phrases(list)) {
      const parts = foldWords(name).split(' ');
      const others = names.get(parts[0]!);
      if (others === undefined) names.set(parts[0]!, [parts]);
      else others.push(parts);
    }
  for (const some of names.values()) some.sort((one, other) => other.length - one.length);
  const ends = Map.groupBy(
    words([headsDe, headsNl, headsSv].join(' ')).map(
      (word) => [foldWords(word), word.startsWith('~')] as const,
    ),
    ([end]) => end.length,
  );
  return {
    names,
    openers: foldedSet([headsFr, headsIt, headsEs, headsPt]),
    closers: foldedSet([headsEn]),
    ends: [...ends]
      .sort(([one], [other]) => other - one)
      .map(([length, some]) => [length, new Map(some)] as const),
  };
}

const foldedSet = (lists: readonly string[]): ReadonlySet<string> =>
  new Set(words(lists.join(' ')).map((word) => foldWords(word)));
