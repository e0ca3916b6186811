import {
  dietClasses,
  forbidden,
  type DietClass,
  type DietProfile,
} from './diet-profiles.data.ts';
import { classesOf } from './food-classes.ts';

/** A recipe as far as a diet is concerned. */
export interface DietSubject {
  ingredients: readonly NamedLine[];
  /** In English, line by line beside the others. */
  translatedIngredients?: readonly string[] | null | undefined;
  /** ISO 639-1; null where it is not known. */
  languageCode?: string | null | undefined;
}

interface NamedLine {
  name: string;
  originalText: string;
}

/** What of a recipe a guest does not eat. */
export interface DietCheck {
  /** No ingredient is of what the profile leaves out, as far as is known. */
  compatible: boolean;
  /** The ingredients that are, by their names. */
  offending: readonly string[];
  /** What the dish is called by, of those the worst: meat, then dairy, then fish, then eggs. */
  violation: DietClass | null;
  /** Ingredients of which it is not known, or not sure: never to be read as safe. */
  unknown: readonly string[];
}

/**
 * Checks ingredients against a profile. The words of a translation are read where the recipe is in another language than English and has
 * one, else its own; of each line the name, or the line where it has none.
 */
export function checkDiet(
  { ingredients, translatedIngredients, languageCode }: DietSubject,
  profile: DietProfile,
): DietCheck {
  const leftOut: readonly DietClass[] = forbidden[profile];
  if (leftOut.length === 0)
    return { compatible: true, offending: [], violation: null, unknown: [] };
  const isForeign = languageCode != null && languageCode !== 'en';
  const offending: string[] = [];
  const unknown: string[] = [];
  const violations = new Set<DietClass>();
  for (const [index, { name, originalText }] of ingredients.entries()) {
    const own = name.trim() || originalText.trim();
    if (own === '') continue;
    const translated = isForeign ? (translatedIngredients?.[index]?.trim() ?? '') : '';
    const found = classesOf(own, languageCode ?? null);
    const further = translated === '' ? null : classesOf(translated, 'en');
    const has = new Set([...found.has, ...(further?.has ?? [])]);
    const broken = leftOut.filter((one) => has.has(one));
    const shown = translated === '' ? own : translated;
    if (broken.length > 0) {
      offending.push(shown);
      for (const one of broken) violations.add(one);
    } else if (
      (found.unknown && (further?.unknown ?? true)) ||
      leftOut.some((one) => found.may.has(one) || further?.may.has(one))
    )
      unknown.push(shown);
  }
  return {
    compatible: offending.length === 0,
    offending,
    violation: dietClasses.find((one) => violations.has(one)) ?? null,
    unknown,
  };
}

const NAMES: Record<DietClass, string> = { meat: 'meat', dairy: 'dairy', fish: 'fish', eggs: 'egg' };
const MOST_NAMES = 5;

/** "Contains 2 meat ingredients: beef shin, pancetta (not suitable for pescetarian)"; at most five names. Null where nothing offends. */
export function dietMessage(
  { offending, violation }: DietCheck,
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
