import type { DishTaste } from './dish-tastes.ts';

const MOST = 4;
/** Beside the first, others are what a dish is about from this share of its weight on. */
const SHARE_OF_FIRST = 0.45;
const TITLED = 4;
/** A base for anything, though there is much of it, and only told where the title names it. */
const PLAIN = 2;

/** What a dish is about: what the title names, what there is much of, and what has a taste of its own, the strongest first. */
export function principalTastes(tastes: readonly DishTaste[]): DishTaste[] {
  const ranked = tastes
    .map((one) => ({ one, weight: weightOf(one) }))
    .sort((a, b) => b.weight - a.weight);
  const strong = ranked.filter(({ one }) => one.titled || one.taste.character > PLAIN);
  const chosen = strong.length > 0 ? strong : ranked;
  return chosen
    .filter(({ weight }, at) => at === 0 || weight >= SHARE_OF_FIRST * chosen[0]!.weight)
    .slice(0, MOST)
    .map(({ one }) => one);
}

const weightOf = ({ taste, grams, titled }: DishTaste) =>
  taste.character * Math.sqrt(grams + 1) * (titled ? TITLED : 1);
