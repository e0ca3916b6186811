import { presetChefs, type MagicWish } from '@convivio/culinary/compose';
import { ingredients, customChefs, timeConstraints } from './wishes.data.ts';

const courses = ['starter', 'main', 'dessert'] as const;
const diets = ['omnivore', 'pescatarian', 'vegetarian', 'vegan'] as const;

/** Wishes over all combinations: each list is walked at a pace of its own, so that every pair of values meets. */
export function wishAt(at: number): MagicWish {
  const chefs = [...presetChefs, ...customChefs];
  const course = courses[at % courses.length]!;
  const round = Math.floor(at / courses.length);
  const own = ingredients[course];
  const turn = Math.floor(round / diets.length);
  return {
    chef: chefs[(round * 5 + turn) % chefs.length]!,
    course,
    diet: diets[round % diets.length]!,
    // Every third wish leaves the dish open.
    ingredient: turn % 3 === 0 ? null : own[(turn * 7 + round) % own.length]!,
    timeConstraint: timeConstraints[(turn + at) % timeConstraints.length]!,
    avoid: [],
    seed: at,
  };
}
