import { animalKindsOf } from './animals/animal-kinds.ts';
import type { Food } from './food.ts';
import type { NamedFood } from './food-index.ts';
import type { Span } from './food-span.ts';
import { breakWords, cutStates, passingWords } from './passing-words.data.ts';
import { ofWords } from './stock-words.data.ts';

const of = new Set(ofWords);
const flavours = new Set(['cut', 'byproduct', 'fishSeasoning']);

type Find = (start: number, end: number) => NamedFood | null;

/**
 * A name that is only a cut or a form ("fillet", "steak", "wing") yields to the animal or plant that its neighbours name: "coley fillets" is
 * coley, "lomo de merluza" hake, "celeriac steaks" celeriac. What is of the animal of the cut already stays it: "steak de bœuf" is a beef steak.
 */
export function ofItsOwner(words: readonly string[], cut: Span, find: Find, longest: number): Span {
  if (!cut.cut) return cut;
  const owner = behind(words, cut, find, longest) ?? inFront(words, cut, find, longest);
  if (owner === null) return cut;
  return {
    ...(isOfSameAnimal(owner.food, cut.food) ? cut : owner),
    // A steak of lamb is another thing to buy than its leg.
    kind: [...owner.kind, ...words.slice(cut.start, cut.end)].filter(
      (word) => !passingWords.has(word),
    ),
    start: Math.min(cut.start, owner.start),
    end: Math.max(cut.end, owner.end),
  };
}

/** Whether a cut in front of which or as whose first part it stands is of this food: of an animal, or of a plant that is cut like meat. */
export const ownsCuts = ({ food, cut }: NamedFood): boolean =>
  !cut && (food.shaped || isAnimal(food));

export function isOfSameAnimal(owner: Food, cut: Food): boolean {
  const kinds = animalKindsOf(cut.origins) ?? [];
  return isAnimal(owner) && animalKindsOf(owner.origins)!.every((kind) => kinds.includes(kind));
}

const isAnimal = ({ origins }: Food) =>
  animalKindsOf(origins)?.some((kind) => !flavours.has(kind)) === true;

/** Whether a cut has a neighbour of which nobody knows whether it is an animal: "sutchi loin". */
export function isOfUnknown(
  words: readonly string[],
  { cut, food, kind, start, end }: Span,
  find: Find,
): boolean {
  if (!cut || !food.generic || kind.length === 0) return false;
  const isUnknown = (at: number) =>
    !isSkipped(words[at]!) && !breakWords.has(words[at]!) && find(at, at + 1) === null;
  if (start > 0 && isUnknown(start - 1)) return true;
  let next = end;
  while (next < words.length && of.has(words[next]!) && !breakWords.has(words[next]!)) next += 1;
  return next > end && next < words.length && isUnknown(next);
}

function inFront(words: readonly string[], cut: Span, find: Find, longest: number): Span | null {
  for (let end = cut.start; end > 0; end -= 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const named = find(start, end);
      if (named !== null && ownsCuts(named)) return { ...named, start, end };
    }
    if (!isSkipped(words[end - 1]!) && find(end - 1, end)?.cut !== true) return null;
  }
  return null;
}

function behind(words: readonly string[], cut: Span, find: Find, longest: number): Span | null {
  let isOf = false;
  for (let start = cut.end; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + longest); end > start; end -= 1) {
      const named = find(start, end);
      if (named === null || named.cut) continue;
      if (ownsCuts(named) || (isOf && named.food.origins.has.includes('plant')))
        return { ...named, start, end };
    }
    const word = words[start]!;
    if (of.has(word) && !breakWords.has(word)) isOf = true;
    else if (!isSkipped(word) && find(start, start + 1)?.cut !== true) return null;
  }
  return null;
}

const isSkipped = (word: string) =>
  !breakWords.has(word) && (passingWords.has(word) || cutStates.has(word));
