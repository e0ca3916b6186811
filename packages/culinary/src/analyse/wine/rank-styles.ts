import { type WineRule, wineRules } from './rules.ts';
import { type WineStyle, wineStyles } from './styles.data.ts';
import type { WineDish } from './wine-dish.ts';

/** A style that goes with a dish. */
export interface RankedStyle {
  style: WineStyle;
  points: number;
  /** The rules that speak for it, the weightiest first. */
  rules: readonly WineRule[];
}

/** What is behind the best by more is told only where there is no other. */
const NEAR_ENOUGH = 7;
const LEAST = 1;
/** Of one colour no more than this many come first, so that a host has a choice. */
const MOST_OF_COLOUR = 2;

/** The styles that go with a dish: the best of each colour first, no more than two of one, then the others. */
export function rankStyles(dish: WineDish): RankedStyle[] {
  const rules = wineRules.filter((rule) => rule.applies(dish));
  const ranked = wineStyles
    .map((style) => judge(style, dish, rules))
    .filter(({ points, rules: pro }) => points >= LEAST && pro.some(({ id }) => id !== 'weight'))
    .sort((a, b) => b.points - a.points);
  const best = ranked[0]?.points ?? 0;
  const colours = new Map<string, number>();
  const first = ranked.filter(({ style, points }) => {
    const before = colours.get(style.colour) ?? 0;
    if (points < best - NEAR_ENOUGH || before >= MOST_OF_COLOUR) return false;
    colours.set(style.colour, before + 1);
    return true;
  });
  return [...first, ...ranked.filter((one) => !first.includes(one))];
}

function judge(style: WineStyle, dish: WineDish, rules: readonly WineRule[]): RankedStyle {
  const judged = rules
    .map((rule) => ({ rule, points: rule.points(style, dish) }))
    .sort((a, b) => b.points - a.points);
  return {
    style,
    points: judged.reduce((sum, { points }) => sum + points, 0),
    rules: judged
      .filter(({ points }) => points > 0)
      .map(({ rule }) => rule)
      // It is true of many, and says the least.
      .sort((a, b) => Number(a.id === 'weight') - Number(b.id === 'weight')),
  };
}
