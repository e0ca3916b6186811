import { animalsReady, readAnimals } from '../../foods/animals/read-animals.ts';
import { animalKindsOf, fishKinds } from '../../foods/animals/animal-kinds.ts';
import { contentsReady, type HeldKind, readContents } from '../../foods/contents/read-contents.ts';
import { namesReady, nameWords } from '../../foods/food-index.ts';
import { matchFood } from '../../foods/match-food.ts';
import type { FoodMatch } from '../../foods/food-span.ts';
import { passingWords } from '../../foods/passing-words.data.ts';
import { lexiconReady } from '../../foods/read-lexicon.ts';
import type { ByParts } from '../../words/by-parts.ts';
import { languageOf, type Language } from '../../words/language.ts';
import { memoise } from '../../words/memoise.ts';
import { type Choices, choicesIn, foodsJoined, type Option } from './choices.ts';
import { isMadeBefore } from './made-before.ts';
import { dietClasses, type DietClass } from './diet-profiles.data.ts';

/** What is in a food. */
export interface FoodClasses {
  has: ReadonlySet<DietClass>;
  /** By some recipes or makers of it, or where the cook chooses so: "butter or oil". */
  may: ReadonlySet<DietClass>;
  /** Honey is in it, or may be. */
  honey: boolean;
  /** Nothing is known of it, or not of all of it: never to be read as safe. */
  unknown: boolean;
}

const classOf: Readonly<Record<Exclude<HeldKind, 'honey' | 'honey?'>, DietClass>> = {
  dairy: 'dairy',
  'dairy?': 'dairy',
  egg: 'eggs',
  'egg?': 'eggs',
  'meat?': 'meat',
  'fish?': 'fish',
};

/**
 * What a line is of, by all its words: names, phrases and compounds of the lexicon, a remark counts like the name. `language` (ISO 639-1)
 * says in which words are read, besides English. Where the cook may choose ("butter or margarine") a class counts if every choice is of it, else
 * it may be. Pasta is of eggs where egg is said ("egg noodles", "tagliatelle all'uovo") or where it is fresh; what is sold dry by the name of
 * its shape holds none, for the law names what does (21 CFR 139.110 and 139.150, DPR 187/2001); of noodles, tagliatelle and sheets it is not known.
 */
export const classesOf = memoise((line, language): FoodClasses => {
  const own = languageOf(language) ?? matchFood(line, language)?.language ?? 'en';
  const left = choicesIn(line, own);
  return left === null ? read(line, own) : readChoices(line, left, own);
});

/**
 * The same of a line of which the name is read by itself: only what its words say is read, which is faster, and `unknown` says nothing. A line
 * that leaves a choice is read in full.
 */
export function mentionedIn(line: string, language: string | null): FoodClasses {
  const own = languageOf(language);
  return own === null || choicesIn(line, own) !== null
    ? classesOf(line, language)
    : { ...said(line, own), unknown: false };
}

/** Reads the lexicon and makes ready what is asked of it, unless that was done before. */
export function* makeReady(language: string | null): ByParts<void> {
  const own = languageOf(language) ?? 'en';
  yield* lexiconReady();
  yield* animalsReady();
  yield* contentsReady(own);
  yield* namesReady();
}

function readChoices(line: string, left: Choices, language: Language): FoodClasses {
  const firm = left.firm.map((text) => read(text, language));
  const choices = left.choices.map((options) =>
    options.map((option) => readOption(option, language)),
  );
  const options = choices.flat();
  const isOf = (one: DietClass) =>
    firm.some(({ has }) => has.has(one)) ||
    choices.some(
      (all) =>
        all.some(({ has }) => has.has(one)) &&
        all.every(({ has, unknown }) => has.has(one) || unknown),
    );
  const mayBeOf = (one: DietClass) =>
    firm.some(({ may }) => may.has(one)) ||
    options.some(({ has, may }) => has.has(one) || may.has(one));
  return {
    has: new Set(dietClasses.filter(isOf)),
    may: new Set(dietClasses.filter(mayBeOf)),
    honey: [...firm, ...options].some(({ honey }) => honey),
    unknown: read(line, language).unknown && options.some(({ unknown }) => unknown),
  };
}

/** By itself where that is a food, else with what it shares with the others. */
function readOption({ text, completed }: Option, language: Language): FoodClasses {
  const itself = read(text, language);
  if (!itself.unknown) return itself;
  const whole = completed.find((one) => isFood(matchFood(one, language)));
  if (whole === undefined) return itself;
  const shared = read(whole, language);
  return {
    ...shared,
    has: new Set([...itself.has, ...shared.has]),
    may: new Set([...itself.may, ...shared.may]),
  };
}

/** What a text without a choice in it is of. */
function read(text: string, language: Language): FoodClasses {
  const whole = matchFood(text, language);
  const own = said(text, language);
  // Of a name in another language than the line's ("burro" in English) the words of that one are read too.
  const other =
    isFood(whole) && whole.language !== language && whole.language !== 'en'
      ? said(text, whole.language)
      : own;
  return {
    has: new Set([...own.has, ...other.has]),
    may: new Set([...own.may, ...other.may]),
    honey: own.honey || other.honey,
    unknown: own.undecided || isMadeBefore(text, language) || !isKnown(text, whole, language),
  };
}

interface Said {
  has: ReadonlySet<DietClass>;
  may: ReadonlySet<DietClass>;
  honey: boolean;
  /** A word is of an animal, or of none: "braised shoulder". */
  undecided: boolean;
}

/** What the words of a text say. */
function said(text: string, language: Language): Said {
  const animals = readAnimals(text, language);
  const held = readContents(text, language);
  const has = new Set<DietClass>();
  const may = new Set<DietClass>();
  for (const { kind, undecided } of animals)
    if (!undecided) has.add(fishKinds.has(kind) ? 'fish' : 'meat');
  for (const kind of held) {
    if (kind === 'honey' || kind === 'honey?') continue;
    if (kind === 'dairy' || kind === 'egg') has.add(classOf[kind]);
    else may.add(classOf[kind]);
  }
  return {
    has,
    may,
    honey: held.has('honey') || held.has('honey?'),
    undecided: animals.some(({ undecided }) => undecided),
  };
}

/** Whether of every food that a line names in front of its remarks is known what is in it. */
function isKnown(text: string, whole: FoodMatch | null, language: Language): boolean {
  if (isFood(whole) && (whole.exact || whole.food.origins.unknown))
    return !whole.food.origins.unknown;
  for (const pieces of foodsJoined(text, language)) {
    const matches = pieces.map((piece) =>
      pieces.length === 1 && piece === text ? whole : matchFood(piece, language),
    );
    // "fresh, chopped basil": nothing is named in front of the first comma.
    if (pieces.every((piece, at) => !isFood(matches[at]!) && saysNothing(piece))) continue;
    return pieces.every((piece, at) => {
      const match = matches[at]!;
      return isFood(match) ? isKnownFood(match, language) : saysNothing(piece);
    });
  }
  return false;
}

/** Of what is made in many ways ("bread", "sauce") a word that nobody knows may make something else: "Snorkel loaf". */
function isKnownFood({ food, rest }: FoodMatch, language: Language): boolean {
  const isMade =
    food.origins.has.includes('plant') && food.allergens.has.length + food.allergens.may.length > 0;
  return (
    !food.origins.unknown &&
    (!food.generic || !isMade || rest.every((word) => isPlant(matchFood(word, language))))
  );
}

const isPlant = (match: FoodMatch | null): boolean =>
  isFood(match) && animalKindsOf(match.food.origins)?.length === 0;

const saysNothing = (piece: string): boolean =>
  nameWords(piece).every((word) => /^\d/.test(word) || passingWords.has(word));

const isFood = (match: FoodMatch | null): match is FoodMatch => match !== null && !match.loose;
