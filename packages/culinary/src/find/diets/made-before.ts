import { matchFood } from '../../foods/match-food.ts';
import { foldText } from '../../words/fold.ts';
import { languageOf, type Language } from '../../words/language.ts';
import { memoise } from '../../words/memoise.ts';
import {
  cookedGreens,
  cookedReady,
  curryOf,
  dishOf,
  inJars,
  leafyGreens,
  madeBefore,
  namesOfDishes,
  notTheDish,
  pickledOrRaw,
} from './made-before.data.ts';

interface Patterns {
  before: RegExp;
  dish: RegExp;
}

const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  let known = patterns.get(language);
  if (known === undefined) {
    const inWords = (table: Readonly<Record<Language, string>>) =>
      language === 'en' ? table.en : `${table.en}|${table[language]}`;
    const whole = (words: string, behind = '') =>
      new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})${behind}`, 'u');
    known = {
      before: whole(inWords(madeBefore)),
      dish: whole(inWords(namesOfDishes), `(?![- ](?:${notTheDish})(?!\\p{L}))`),
    };
    patterns.set(language, known);
  }
  return known;
}

/**
 * Whether a line names a dish that was made before, though the lexicon knows its words: "curry, leftover", "takeaway noodles", a jar of red cabbage. What is in
 * it nobody says, so it is never to be read as safe. Leftovers of a single food ("leftover rice") are that food.
 */
export const isMadeBefore = memoise((text, stated): boolean => {
  const language = languageOf(stated) ?? 'en';
  const line = foldText(text);
  const { before, dish } = patternsOf(language);
  return (
    (before.test(line) && dish.test(line)) || isDishOf(line, language) || isCookedCabbage(line)
  );
});

/** "Chickpea curry", "curry de légumes": whose, and with which fat, is not said. */
function isDishOf(line: string, language: Language): boolean {
  if (dishOf.test(line)) return true;
  const [, front] = curryOf.exec(line) ?? [];
  const food = front === undefined ? null : matchFood(front, language);
  return food !== null && !food.loose && food.food.aisle !== 'Spices and dried herbs';
}

function isCookedCabbage(line: string): boolean {
  if (pickledOrRaw.test(line)) return false;
  const isPacked = inJars.test(line);
  return (
    (cookedGreens.test(line) && (isPacked || cookedReady.test(line))) ||
    (leafyGreens.test(line) && isPacked)
  );
}
