import type { Food } from '../../foods/food.ts';
import { readAnimals } from '../../foods/animals/read-animals.ts';
import { matchEnglish } from '../../foods/match-english.ts';
import { matchForeign } from '../../foods/match-foreign.ts';
import { foldWords } from '../../words/fold.ts';
import { languageOf, languages, type Language } from '../../words/language.ts';
import { words, wordSet } from '../../words/word-list.ts';
import {
  asideWords,
  foodOpeners,
  joints,
  madeOnTheWay,
  namedByFood,
  notPutIn,
  nutsAsMeasure,
  otherThings,
  plainFrenchWords,
  putInWith,
} from './foods-of-steps.data.ts';

/** A food that a step puts in and no line lists. */
export interface UnlistedFood {
  step: number;
  /** As the step has it. */
  word: string;
  food: Food;
}

const MOST_STEPS = 60;
const MOST_WORDS = 2_000;
/** Words are the same where their first letters are: plurals, cases and compounds. */
const SAME_LETTERS = 4;
/** Words of cutting between the opener and its food: "the finely chopped mushrooms". */
const MOST_BETWEEN = 2;
const CLAUSE_END = /[.;:!?()[\]\n]+/;

const setsOf = (lists: Readonly<Record<Language, string>>) =>
  new Map(languages.map((language) => [language, wordSet(lists[language])]));
const openers = setsOf(foodOpeners);
const away = setsOf(notPutIn);
const puttingIn = new Map(
  languages.map((language) => {
    const { company, orders } = putInWith[language];
    return [language, { company: wordSet(company), orders: wordSet(orders) }];
  }),
);
const made = wordSet(madeOnTheWay);
const ambiguous = wordSet(otherThings);
const measuring = wordSet(nutsAsMeasure);
const plainFrench = wordSet(plainFrenchWords);
const namesOther = wordSet(namedByFood);
const joining = wordSet(joints);
const verbLast: ReadonlySet<Language> = new Set(['de', 'nl']);
/** Parts that every egg has. */
const wholes: ReadonlyMap<string, string> = new Map([
  ['egg-yolk', 'egg'],
  ['egg-white', 'egg'],
]);
const aside = new RegExp(
  ` (?:${words(asideWords)
    .map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\S*` : word))
    .join('|')}) `,
);

/**
 * The foods that steps put in ("Den Speck auslassen", "Add the mushrooms") and that neither lines nor `names` (title, headings) name. Only what is
 * surely meant: what is served with the dish, made on the way, a place or a likeness is none. `linesNameAnimals`: "none" spares reading the lines
 * once more for animals, where they were read already and name none.
 */
export function unlistedFoods(
  steps: readonly string[],
  lines: readonly string[],
  names: readonly string[],
  language: string | null,
  linesNameAnimals: 'none' | 'unknown' = 'unknown',
): UnlistedFood[] {
  const own = languageOf(language) ?? 'en';
  const known = ` ${foldWords([...lines, ...names].join(' '))}`;
  const listed = listedIn(known.trim().split(' '), linesNameAnimals === 'none' ? [] : lines, own);
  let looked = 0;
  const found = new Map<string, UnlistedFood>();
  for (const [step, text] of steps.slice(0, MOST_STEPS).entries())
    for (const clause of text.split(CLAUSE_END)) {
      const spoken = foldWords(clause).split(' ');
      looked += spoken.length;
      if (looked > MOST_WORDS) return [...found.values()];
      if (spoken.length < 2 || aside.test(` ${spoken.join(' ')} `)) continue;
      for (const { word, food } of foodsIn(spoken, own))
        if (!isKnown(word, food, listed) && !found.has(food.id))
          found.set(food.id, { step, word, food });
    }
  return [...found.values()];
}

function* foodsIn(
  spoken: readonly string[],
  language: Language,
): Generator<{ word: string; food: Food }> {
  for (const [at, word] of spoken.entries()) {
    if (word.length < SAME_LETTERS || ambiguous.has(word) || !isPutIn(spoken, at, language))
      continue;
    if (language === 'fr' && plainFrench.has(word)) continue;
    const behind = spoken[at + 1] ?? '';
    if (/^\d/.test(behind) || namesOther.has(behind)) continue;
    if (measuring.has(word) && /^(?:de|d|di|of)$/.test(behind)) continue;
    const food = foodOf([word], language);
    if (food === null || food.staple || food.water || made.has(food.id)) continue;
    // "The cheese" may be any on the list, "the meat" is none of a list without.
    if (food.generic && readAnimals(word, language).length === 0) continue;
    // "les tomates prunes": a food in front of it makes a sort of it.
    if (at > 0 && foodOf([spoken[at - 1]!], language) !== null && language !== 'en') continue;
    // "coconut cream", "bread tin": the words together are another food, or none.
    const together = [at - 1, at].map((from) => foodOf(spoken.slice(from, from + 2), language));
    if (together.some((other) => other !== null && other.id !== food.id)) continue;
    yield { word, food };
  }
}

/** Whether an article, a verb or an "and" opens the food, and no preposition stands before that. */
function isPutIn(spoken: readonly string[], at: number, language: Language): boolean {
  // "Speck auslassen"
  if (at === 0) return verbLast.has(language) && spoken.length > 1 && /[en]n$/.test(spoken.at(-1)!);
  for (let before = at - 1; before >= 0 && at - before <= MOST_BETWEEN + 1; before -= 1) {
    const word = spoken[before]!;
    if (away.get(language)!.has(word)) return isPutWith(spoken, before, language);
    // "the bacon and mushrooms"
    if (joining.has(word)) return before > 0 && isPutIn(spoken, before - 1, language);
    if (openers.get(language)!.has(word))
      return before === 0 || !isAway(spoken, before - 1, language);
  }
  return false;
}

/** "Stir in the eggs" and "Scatter over the nuts" put them in; "in the eggs" elsewhere is a place. */
function isAway(spoken: readonly string[], at: number, language: Language): boolean {
  // "with the walnuts and the cheddar": both are, or none.
  if (joining.has(spoken[at]!) && at > 1 && foodOf([spoken[at - 1]!], language) !== null)
    return !isPutIn(spoken, at - 1, language);
  if (!away.get(language)!.has(spoken[at]!) || isPutWith(spoken, at, language)) return false;
  const before = spoken[at - 1] ?? '';
  return !(language === 'en' && PUT_IN_BY[spoken[at] as keyof typeof PUT_IN_BY]?.test(before));
}

const PUT_IN_BY = {
  in: /^(?:stir|fold|mix|whisk|beat|toss|rub)$/,
  over: /^(?:scatter|sprinkle|spoon|crumble|grate|strew|pour)$/,
};

/** "Toss with the walnuts", "mit den Nüssen bestreuen" */
function isPutWith(spoken: readonly string[], at: number, language: Language): boolean {
  const { company, orders } = puttingIn.get(language)!;
  if (!company.has(spoken[at]!)) return false;
  const last = spoken.at(-1)!;
  return (
    spoken.slice(0, at).some((word) => orders.has(word)) ||
    (verbLast.has(language) && orders.has(last))
  );
}

interface Listed {
  /** All words, a blank in front. */
  known: string;
  ids: ReadonlySet<string>;
  /** Aisles of which a line names a kind of food rather than one: "pasta". */
  aisles: ReadonlySet<string>;
  /** A line names meat or fish, or what may be some. */
  animals: boolean;
}

function listedIn(
  spoken: readonly string[],
  mayNameAnimals: readonly string[],
  language: Language,
): Listed {
  const foods = spoken.flatMap((word) => foodOf([word], language) ?? []);
  return {
    known: ` ${spoken.join(' ')}`,
    ids: new Set(foods.map(({ id }) => id)),
    aisles: new Set(foods.filter(({ generic }) => generic).map(({ aisle }) => aisle)),
    animals: mayNameAnimals.some((line) => readAnimals(line, language).length > 0),
  };
}

function isKnown(word: string, food: Food, { known, ids, aisles, animals }: Listed): boolean {
  return (
    aisles.has(food.aisle) ||
    (animals && readAnimals(food.name, 'en').length > 0) ||
    ids.has(wholes.get(food.id) ?? food.id) ||
    known.includes(word.slice(0, SAME_LETTERS)) ||
    foldWords(food.name)
      .split(' ')
      .some((part) => part.length >= SAME_LETTERS && known.includes(part.slice(0, SAME_LETTERS)))
  );
}

/** What words mean in the recipe's own language: "more" is no mulberry in English. */
function foodOf(names: readonly string[], language: Language): Food | null {
  if (names.length === 0 || names.some((name) => name === undefined)) return null;
  const match = language === 'en' ? matchEnglish(names, -1) : matchForeign(names, language);
  return match === null || match.loose || match.rest.length > 0 ? null : match.food;
}
