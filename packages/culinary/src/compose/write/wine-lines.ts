import {
  analyseWine,
  type WineExample,
  type WineRecommendation,
} from '../../analyse/wine/analyse-wine.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { MagicRecipe } from '../magic-recipe.ts';

type Read = Pick<MagicRecipe, 'title' | 'course' | 'ingredients' | 'instructions'>;

/**
 * What is drunk with a recipe, a sentence each: the styles that its page tells once it is saved, up to three, and last an idea without alcohol,
 * which stands alone where no wine is told.
 */
export function wineLines({ title, course, ingredients, instructions }: Read): string[] {
  const { recommendations, alcoholFree } = analyseWine({
    title,
    course,
    languageCode: 'en',
    lines: ingredients.map(({ amount, unit, name }) =>
      parseIngredient([amount, unit, name].filter(Boolean).join(' '), { language: 'en' }),
    ),
    steps: instructions.map(({ instruction }) => instruction),
  });
  const said = new Set<string>();
  return [
    ...recommendations.map((wine) => wineLine(wine, said)),
    `Without alcohol, ${withinSentence(alcoholFree)}`,
  ];
}

/** `said` are the reasons of the lines before: styles that go for the same reason are told apart by their taste. */
function wineLine(
  { category, bottles, servingTemperature, taste, reasons }: WineRecommendation,
  said: Set<string>,
): string {
  const reason = reasons.find((one) => !said.has(one)) ?? `${taste}.`;
  said.add(reason);
  return `${category}, such as ${exampleOf(bottles[0]!)}, at ${servingTemperature}: ${withinSentence(reason)}`;
}

/** Regions that are named with an article. */
const withArticle = new Set(['Douro', 'Loire', 'Médoc', 'Mosel', 'Northern Rhône', 'Rheingau']);

function exampleOf({ name, region }: WineExample): string {
  if (name.startsWith(region)) return name;
  return `${name} from ${withArticle.has(region) ? 'the ' : ''}${region}`;
}

/** As it goes on behind a colon or a comma. */
const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
