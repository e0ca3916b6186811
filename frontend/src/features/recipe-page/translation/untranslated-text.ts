import type { Translated, Untranslated } from './not-translated.ts';
import type { PartlyTranslated } from './partly-translated.ts';

/** So many lines are quoted; more of them nobody reads here. */
const mostQuoted = 3;
const longestQuote = 40;

/** What of a recipe is not in English, by name: lines in their own words, steps by their numbers. Null where nothing is. */
export function untranslatedText(recipe: Translated, missing: Untranslated): string | null {
  const { ingredients, instructions } = recipe;
  const parts = [
    missing.title ? ['the title'] : [],
    missing.ingredients.length === ingredients.length
      ? ofAll(ingredients, 'the ingredients')
      : quotes(recipe, missing.ingredients),
    missing.steps.length === instructions.length
      ? ofAll(instructions, 'the steps')
      : numbers(missing.steps),
  ].flat();
  return parts.length === 0 ? null : `Not translated: ${parts.join(', ')}.`;
}

/** Which lines are in English but for some of their words, and which have none that is known; null where none is. */
export function partlyText(
  recipe: Translated,
  { partly, unchanged }: PartlyTranslated,
): string | null {
  const parts = [
    partly.length > 0 ? [`Only partly translated: ${quotes(recipe, partly).join(', ')}.`] : [],
    unchanged.length > 0 ? [`Left as written: ${quotes(recipe, unchanged).join(', ')}.`] : [],
  ].flat();
  return parts.length === 0 ? null : parts.join(' ');
}

const ofAll = (list: readonly unknown[], name: string) => (list.length === 0 ? [] : [name]);

function quotes({ ingredients }: Translated, places: readonly number[]): string[] {
  const more = places.length - mostQuoted;
  return [
    ...places.slice(0, mostQuoted).map((at) => `“${shortened(ingredients[at]!.originalText)}”`),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'ingredient' : 'ingredients'}`] : []),
  ];
}

function numbers(steps: readonly number[]): string[] {
  if (steps.length === 0) return [];
  const named = steps.slice(0, 2 * mostQuoted).map((at) => at + 1);
  const rest = steps.length > named.length ? ' and others' : '';
  return [`${steps.length === 1 ? 'step' : 'steps'} ${named.join(', ')}${rest}`];
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote - 1).trimEnd()}…`;
}
