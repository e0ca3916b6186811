import type { Doubt, IngredientLine } from '../../recipe/recipe.ts';
import { measures } from '../units/measures.data.ts';

/** Units whose British namesake holds so much more that a dish shows it, and is still in use. */
const namesakes = [
  ['pint', 'imperial-pint'],
  ['gill', 'imperial-gill'],
] as const;

/**
 * Doubts about lines whose measure was taken as one of the United States without a sign: where `language`, as `recipeEnglish` tells it,
 * names no country, and the line states no metric amount beside.
 */
export function assumedMeasures(
  lines: readonly Pick<IngredientLine, 'unit' | 'quantity' | 'otherAmounts' | 'originalText'>[],
  language: string | null | undefined,
): Doubt[] {
  if (language && language.toLowerCase() !== 'en') return [];
  return lines.flatMap(({ unit, quantity, otherAmounts, originalText }, index) =>
    namesakes
      .filter(([american]) => unit === american && quantity !== null && otherAmounts.length === 0)
      .map(([american, british]) => ({
        part: 'ingredient' as const,
        index,
        sentence: `A US ${american} (${millilitres(american)}) was assumed; a British one holds ${millilitres(british)}: “${originalText.trim()}”.`,
        sourceWords: originalText,
        about: 'amount' as const,
      })),
  );
}

const millilitres = (unit: keyof typeof measures): string =>
  `${Math.round(measures[unit].metric)} ml`;
