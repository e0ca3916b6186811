import { type ByParts, inOneGo } from '../../words/by-parts.ts';
import type { AnalysedRecipe } from '../dish/analysed-recipe.ts';
import type { KnownNames } from '../weigh/weighed.ts';
import { alcoholFreeIdeas, anyDish } from './alcohol-free.data.ts';
import { type RankedStyle, rankStyles } from './rank-styles.ts';
import { wineDish, type NoWine, type WineDish } from './wine-dish.ts';

/** A kind of bottle that is of a style; nobody can say here what a shop asks for it. */
export interface WineExample {
  name: string;
  region: string;
}

export interface WineRecommendation {
  /** The style. */
  category: string;
  /** What it is like and why it goes with this dish. */
  description: string;
  /** The two parts of that: what it is like, without a stop, and why it goes with this dish, up to two sentences, what decides most first. */
  taste: string;
  reasons: readonly string[];
  /** "8 to 10 °C". */
  servingTemperature: string;
  servingNote: string | null;
  bottles: WineExample[];
}

export interface WineAdvice {
  /** Up to three; empty where the dish cannot be read. */
  recommendations: WineRecommendation[];
  alcoholFree: string;
  remarks: string[];
}

const MOST = 3;
const MOST_REASONS = 2;

const remarkOn: Readonly<Record<NoWine, string>> = {
  unknown: 'Too little is known of the ingredients to tell which wine goes with them.',
  drink: 'It is a drink itself, so no wine is told.',
  part: 'It is a part of other dishes, and those decide the wine.',
};

/**
 * Up to three styles of wine for a dish, each with what of the dish decides, how to serve it and examples of grapes and regions, and an idea
 * without alcohol in any case. By rules and figures alone: no bottle, no producer and no price is told.
 */
export const analyseWine = (recipe: AnalysedRecipe, known: KnownNames = {}): WineAdvice =>
  inOneGo(analyseWineByParts(recipe, known));

/** The same a line and a step at a time. */
export function* analyseWineByParts(
  recipe: AnalysedRecipe,
  known: KnownNames = {},
): ByParts<WineAdvice> {
  const dish = yield* wineDish(recipe, known);
  if (typeof dish === 'string')
    return { recommendations: [], alcoholFree: anyDish, remarks: [remarkOn[dish]] };
  const chosen = rankStyles(dish).slice(0, MOST);
  const told = new Set<string>();
  return {
    recommendations: chosen.map((ranked) => recommendation(ranked, dish, told)),
    alcoholFree: alcoholFreeIdeas.find(([fits]) => fits(dish))?.[1] ?? anyDish,
    remarks: chosen.length === 0 ? ['No style of wine goes well with this dish.'] : [],
  };
}

/** `told`: the reasons of the styles before it, which are said again only where nothing else decides. */
function recommendation(
  { style, rules }: RankedStyle,
  dish: WineDish,
  told: Set<string>,
): WineRecommendation {
  const all = rules.map((rule) => rule.reason(dish, style));
  const [first, ...others] = all;
  const rest = others.filter((reason) => !told.has(reason));
  const reasons = [...(first === undefined ? [] : [first]), ...rest].slice(0, MOST_REASONS);
  for (const reason of reasons) told.add(reason);
  return {
    category: style.name,
    description: [`${style.taste}.`, ...reasons].join(' '),
    taste: style.taste,
    reasons,
    servingTemperature: `${style.serveAt - 1} to ${style.serveAt + 1} °C`,
    servingNote: style.note,
    bottles: style.examples.map(([name, region]) => ({ name, region })),
  };
}
