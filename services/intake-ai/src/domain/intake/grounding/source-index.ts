import { isWithin } from './edit-distance.ts';
import { isNumber, wordsOf } from './source-words.ts';

export interface Found {
  /** 0 to 1: how much of the text stands close together somewhere in the source. */
  share: number;
  /** Whether all numbers stand at that place too. */
  numbers: boolean;
}

/** Where the words of a source stand. */
export interface SourceIndex {
  size: number;
  /** The best place for these words in the source; `spread` is how many times their own length it may be wide. */
  find(text: string, spread: number): Found;
}

/** Comparisons of words letter by letter for one source: some hundred words that it does not hold, in a long one. This runs where requests are answered. */
const MOST_COMPARED = 200_000;

const NOTHING: Found = { share: 0, numbers: false };

/** An index of a source's words. A word that is misspelt by a letter or two, as recognised print is, still counts. */
export function indexSource(source: string): SourceIndex {
  const places = new Map<string, number[]>();
  const words = wordsOf(source);
  for (const [place, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
  }
  const byLength = Map.groupBy(places.keys(), (word) => word.length);
  const similar = new Map<string, number[]>();
  let compared = 0;

  function placesOf(word: string): number[] {
    const exact = places.get(word);
    if (exact || isNumber(word) || word.length < 4) return exact ?? [];
    const known = similar.get(word);
    if (known) return known;
    const limit = word.length >= 8 ? 2 : 1;
    const lengths = Array.from(
      { length: 2 * limit + 1 },
      (_unused, index) => word.length - limit + index,
    );
    const found = lengths
      .flatMap((length) => byLength.get(length) ?? [])
      .filter(
        (other) => !isNumber(other) && compared++ < MOST_COMPARED && isWithin(limit, word, other),
      )
      .flatMap((other) => places.get(other) ?? []);
    similar.set(word, found);
    return found;
  }

  return {
    size: words.length,
    find(text, spread) {
      const wanted = wordsOf(text);
      if (wanted.length === 0) return NOTHING;
      const counts = new Map<string, number>();
      for (const word of wanted) counts.set(word, (counts.get(word) ?? 0) + 1);
      const hits = [...counts.keys()]
        .flatMap((word) => placesOf(word).map((place) => ({ place, word })))
        .sort((a, b) => a.place - b.place);
      return bestWindow(hits, counts, Math.ceil(wanted.length * spread) + 3);
    },
  };
}

/** Short words and figures stand in any recipe, so they prove little. */
const weightOf = (word: string) => (isNumber(word) || word.length <= 3 ? 0.3 : 1);

/** Slides a window over the hits; each word counts as often as it is wanted. Where two places hold as much, the one with the figures wins. */
function bestWindow(
  hits: { place: number; word: string }[],
  wanted: Map<string, number>,
  width: number,
): Found {
  const sum = (weigh: (word: string) => number) =>
    [...wanted].reduce((total, [word, count]) => total + count * weigh(word), 0);
  const inside = new Map<string, number>();
  let weight = 0;
  let numbers = 0;
  let best = { weight: 0, numbers: 0 };
  const count = (word: string, change: 1 | -1) => {
    const before = inside.get(word) ?? 0;
    inside.set(word, before + change);
    const useful =
      change === 1 ? before < (wanted.get(word) ?? 0) : before <= (wanted.get(word) ?? 0);
    if (!useful) return;
    weight += change * weightOf(word);
    if (isNumber(word)) numbers += change;
  };
  let first = 0;
  for (const hit of hits) {
    count(hit.word, 1);
    while (hit.place - (hits[first]?.place ?? 0) >= width) {
      count(hits[first]?.word ?? '', -1);
      first++;
    }
    if (weight > best.weight + 1e-9 || (weight > best.weight - 1e-9 && numbers > best.numbers))
      best = { weight, numbers };
  }
  return {
    share: best.weight / sum(weightOf),
    numbers: best.numbers === sum((word) => (isNumber(word) ? 1 : 0)),
  };
}
