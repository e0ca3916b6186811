import { type WineRule, wineRules } from './rules.ts';
import { type WineStyle, wineStyles } from './styles.data.ts';
import type { WineDish } from './wine-dish.ts';

/** A style that goes with a dish. */
export interface RankedStyle {
  style: WineStyle;
  points: number;
  /** The rules that speak for it, those first that speak for it rather than for the others. */
  rules: readonly WineRule[];
}

/** What is behind the best by more is told only where there is no other. */
const NEAR_ENOUGH = 7;
const LEAST = 1;
/** Of one colour no more than this many come first, so that a host has a choice. */
const MOST_OF_COLOUR = 2;

/** The styles that go with a dish: the best of each colour first, no more than two of one, then the others. */
export function rankStyles(dish: WineDish): RankedStyle[] {
  const rules = wineRules.filter((rule) => rule.applies(dish)).map((rule) => withUsual(rule, dish));
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

interface UsualRule {
  rule: WineRule;
  usual: number;
}

function judge(style: WineStyle, dish: WineDish, rules: readonly UsualRule[]): RankedStyle {
  const judged = rules.map(({ rule, usual }) => {
    const points = rule.points(style, dish);
    return { rule, points, decides: points - usual };
  });
  return {
    style,
    points: judged.reduce((sum, { points }) => sum + points, 0),
    rules: judged
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.decides - a.decides)
      .map(({ rule }) => rule)
      // It is true of many, and says the least.
      .sort((a, b) => Number(a.id === 'weight') - Number(b.id === 'weight')),
  };
}

/** A rule with the points that a style has by it in the mean: what it gives to all of them decides nothing. */
function withUsual(rule: WineRule, dish: WineDish): UsualRule {
  const all = wineStyles.map((style) => rule.points(style, dish));
  return { rule, usual: all.reduce((sum, points) => sum + points, 0) / all.length };
}
