import { kitchenLanguage } from '../../find/translate/kitchen-language.ts';
import { type ByParts, inOneGo } from '../../words/by-parts.ts';
import { foldWords } from '../../words/fold.ts';
import { languageOf, type Language } from '../../words/language.ts';
import { type Technique, techniqueIndex, type TechniquePhrase } from './read-techniques.ts';
import { stepGrammar, type StepGrammar } from './step-grammar.data.ts';

/** A technique that a recipe uses. */
export interface FoundTechnique extends Technique {
  /** From 1. */
  steps: number[];
}

/** As many as a recipe may have, so that none is left out unsaid. */
const MOST_STEPS = 300;
const MOST_LETTERS = 20_000;
/** Words between the parts of a phrase: "let the dough for the rolls rest". */
const MOST_BETWEEN = 6;
/** A negation stands this many words or fewer before what is not done. */
const NEGATION_REACH = 2;
const clauseEnd = /[.,;:!?()[\]\n/]+/;

/**
 * The techniques that steps use, in the order of their first step. Words are read as verbs: in "brown sugar", "the braised beef" or "do not
 * boil" there is none. `languageCode` (ISO 639-1) or null, then it is told by the words. All of a recipe is read: up to
 * 300 steps of 20,000 letters each.
 */
export const findTechniques = (
  steps: readonly string[],
  languageCode: string | null,
): FoundTechnique[] => inOneGo(findTechniquesByParts(steps, languageCode));

/** The same a step at a time. */
export function* findTechniquesByParts(
  steps: readonly string[],
  languageCode: string | null,
): ByParts<FoundTechnique[]> {
  const read = steps.slice(0, MOST_STEPS).map((step) => step.slice(0, MOST_LETTERS));
  const language = languageOf(languageCode) ?? kitchenLanguage([], read.join(' ')) ?? 'en';
  const found = new Map<Technique, number[]>();
  for (const [at, step] of read.entries()) {
    yield;
    for (const technique of techniquesIn(step, language)) {
      const places = found.get(technique) ?? [];
      if (places.at(-1) !== at + 1) places.push(at + 1);
      found.set(technique, places);
    }
  }
  return [...found].map(([technique, places]) => ({ ...technique, steps: places }));
}

function techniquesIn(step: string, language: Language): Technique[] {
  return step.split(clauseEnd).flatMap((clause) => {
    const folded = foldWords(clause);
    return folded === '' ? [] : inClause(folded.split(' '), language);
  });
}

function inClause(words: readonly string[], language: Language): Technique[] {
  const grammar = stepGrammar[language];
  const index = techniqueIndex(language);
  const taken = maskOf(words, language);
  const found: Technique[] = [];
  for (const [at, word] of words.entries()) {
    if (taken[at]) continue;
    for (const phrase of index.get(word) ?? []) {
      const places = placesOf(phrase, words, at, taken);
      if (places === null || !isDone(phrase, words, at, places, grammar)) continue;
      for (const place of places) taken[place] = true;
      found.push(phrase.technique);
      break;
    }
  }
  return found;
}

/** Where each word of the phrase stands; null where not all of them do. */
function placesOf(
  { parts }: TechniquePhrase,
  words: readonly string[],
  at: number,
  taken: readonly boolean[],
): number[] | null {
  const places: number[] = [];
  let next = at;
  for (const [number, part] of parts.entries()) {
    const last = number === 0 ? at : next + MOST_BETWEEN;
    let start = next;
    const stands = (from: number) =>
      part.every((forms, i) => !taken[from + i] && forms.has(words[from + i] ?? ''));
    while (start <= last && !stands(start)) start++;
    if (start > last) return null;
    for (let i = 0; i < part.length; i++) places.push(start + i);
    next = start + part.length;
  }
  return places;
}

function isDone(
  phrase: TechniquePhrase,
  words: readonly string[],
  at: number,
  places: readonly number[],
  grammar: StepGrammar,
): boolean {
  const before = words[at - 1] ?? '';
  const behind = words[places.at(-1)! + 1] ?? '';
  if (isDenied(words, at, grammar)) return false;
  if (phrase.size === 1 && !phrase.thing) {
    if (grammar.nounSigns.has(before)) return false;
    if (words[at]!.endsWith('ing') && grammar.things.has(behind)) return false;
  }
  if (!phrase.opening) return true;
  return (
    at === 0 ||
    grammar.openers.has(before) ||
    grammar.articles.has(words[at + 1] ?? '') ||
    (grammar.verbLast && behind === '' && words[at]!.endsWith('en')) ||
    /^\p{L}+ly$/u.test(before)
  );
}

function isDenied(words: readonly string[], at: number, grammar: StepGrammar): boolean {
  const front = words.slice(Math.max(0, at - NEGATION_REACH), at);
  return (
    front.some((word) => grammar.negations.has(word)) &&
    !front.some((word) => grammar.ceasing.has(word))
  );
}

const masks = new Map<Language, ReadonlyMap<string, readonly (readonly string[])[]>>();

/** Which words stand in a phrase that means something else. */
function maskOf(words: readonly string[], language: Language): boolean[] {
  let others = masks.get(language);
  if (others === undefined) {
    const split = stepGrammar[language].others.map((other) => foldWords(other).split(' '));
    masks.set(language, (others = Map.groupBy(split, ([first]) => first!)));
  }
  const taken = words.map(() => false);
  for (const [at, word] of words.entries())
    for (const other of others.get(word) ?? [])
      if (other.every((part, i) => words[at + i] === part))
        for (let i = 0; i < other.length; i++) taken[at + i] = true;
  return taken;
}
