import { type ByParts, inOneGo } from '../../words/by-parts.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { languageOf } from '../../words/language.ts';
import {
  dietClasses,
  type DietClass,
  type DietProfile,
  doubtsHoney,
  forbidden,
} from './diet-profiles.data.ts';
import { isMadeBefore } from './made-before.ts';
import { classesOf, type FoodClasses, makeReady, mentionedIn } from './food-classes.ts';

/** No ingredient takes more letters; what is behind is not read, and such a line is not known. */
const LONGEST_LINE = 2_000;

/** An ingredient line. */
export interface DietLine {
  /** What is shown of it; where it is empty, the line as written. */
  name: string;
  /** As written: its remarks count too ("potatoes, fried in lard"). */
  originalText: string;
  /** In English, where the recipe was translated. */
  translated?: string | null | undefined;
}

/** What of a recipe guests of a profile do not eat. */
export interface DietCheck {
  /** No ingredient is of what the profile leaves out, as far as is known. */
  compatible: boolean;
  /** The ingredients that are, by their names, in the order of the recipe. */
  offending: readonly string[];
  /** How many ingredients are of each class that the profile leaves out. */
  counts: Readonly<Record<DietClass, number>>;
  /** What the dish is called by, of those the worst: meat, then dairy, then fish, then eggs. */
  violation: DietClass | null;
  /** Ingredients of which it is not known, or left to the cook ("butter or oil"): never to be read as safe. */
  unknown: readonly string[];
}

/**
 * Checks ingredient lines against a profile. `language` (ISO 639-1) is that of the recipe, null where it is not known. Where it is another than
 * English names are shown as translated, without their amounts, and the words of both are read. A line that says it is optional counts like the
 * others: whoever cooks the recipe as it stands serves it. An empty line is none.
 */
export const checkDiet = (
  lines: readonly DietLine[],
  profile: DietProfile,
  language: string | null = null,
): DietCheck => inOneGo(checkDietByParts(lines, profile, language));

/** The same, a line at a time, behind what is made ready once: the words of a language take some 100 ms. */
export function* checkDietByParts(
  lines: readonly DietLine[],
  profile: DietProfile,
  language: string | null = null,
): ByParts<DietCheck> {
  const leftOut: readonly DietClass[] = forbidden[profile];
  const counts: Record<DietClass, number> = { meat: 0, dairy: 0, fish: 0, eggs: 0 };
  const offending: string[] = [];
  const unknown: string[] = [];
  const isForeign = language !== null && languageOf(language) !== 'en';
  if (leftOut.length > 0) yield* makeReady(language);
  for (const line of leftOut.length === 0 ? [] : lines) {
    const own = (line.name.trim() || line.originalText.trim()).slice(0, LONGEST_LINE);
    if (own === '') continue;
    const translated = isForeign ? (line.translated?.trim().slice(0, LONGEST_LINE) ?? '') : '';
    const inEnglish = translated === '' ? [] : [classesOf(translated, 'en')];
    const readings = [...readingsOf(line, own, language), ...inEnglish];
    const broken = leftOut.filter((one) => readings.some(({ has }) => has.has(one)));
    const shown = () => (translated === '' ? own : englishName(translated));
    if (broken.length > 0) offending.push(shown());
    else {
      const named = classesOf(own, language);
      // What is not known in another language may be known in English.
      const isKnown =
        line.originalText.length <= LONGEST_LINE &&
        !isMadeBefore(line.originalText, language) &&
        [named, ...inEnglish].some((reading) => !reading.unknown);
      if (!isKnown || isDoubtful([...readings, named], profile)) unknown.push(shown());
    }
    for (const one of broken) counts[one] += 1;
    yield;
  }
  return {
    compatible: offending.length === 0,
    offending,
    counts,
    violation: dietClasses.find((one) => counts[one] > 0) ?? null,
    unknown,
  };
}

/** "60 g Parmesan, grated" is called Parmesan: its amount would be that of the recipe as it stands, and not of what is cooked. */
const englishName = (line: string): string =>
  parseIngredient(line, { language: 'en' }).name.trim() || line;

/** What a line is of, as it is written: its remarks count. A name that the line does not hold was given by hand, and counts too. */
function readingsOf(
  { originalText }: DietLine,
  own: string,
  language: string | null,
): FoodClasses[] {
  const written = originalText.trim().slice(0, LONGEST_LINE);
  if (written === '' || written === own) return [classesOf(own, language)];
  const all = mentionedIn(written, language);
  return written.includes(own) ? [all] : [classesOf(own, language), all];
}

/** Whether a line that breaks nothing for sure may do so: by its maker, as the cook chooses, or by its name without its remarks. */
function isDoubtful(readings: readonly FoodClasses[], profile: DietProfile): boolean {
  return readings.some(
    ({ has, may, honey }) =>
      forbidden[profile].some((one) => has.has(one) || may.has(one)) ||
      (honey && doubtsHoney.has(profile)),
  );
}

const NAMES: Readonly<Record<DietClass, string>> = {
  meat: 'meat',
  dairy: 'dairy',
  fish: 'fish',
  eggs: 'egg',
};
const MOST_NAMES = 5;

/**
 * "Contains 2 meat ingredients: beef shin, pancetta (not suitable for pescetarian)"; at most five names. "incompatible" where no class is
 * said to be broken, and then without the profile. Null where nothing offends.
 */
export function dietMessage(
  { offending, violation }: Pick<DietCheck, 'offending' | 'violation'>,
  profile: DietProfile,
): string | null {
  if (offending.length === 0) return null;
  const kind = violation === null ? 'incompatible' : NAMES[violation];
  const named = offending.slice(0, MOST_NAMES).join(', ');
  const more = offending.length > MOST_NAMES ? ` and ${offending.length - MOST_NAMES} more` : '';
  const noun = offending.length === 1 ? 'ingredient' : 'ingredients';
  const tail = violation === null ? '' : ` (not suitable for ${profile})`;
  return `Contains ${offending.length} ${kind} ${noun}: ${named}${more}${tail}`;
}
