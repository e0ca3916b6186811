import { readLeftOut, stricterDiet } from '@convivio/culinary/compose';
import type { Wish } from '../../wish/wish.ts';
import type { Review, ReviewedRecipe } from './review.ts';
import { reviewDiet } from './review-diet.ts';
import { reviewLists } from './review-lists.ts';
import { reviewShape } from './review-shape.ts';
import { reviewTimes } from './review-times.ts';
import { reviewWish } from './review-wish.ts';

/** Checks what a provider wrote against the wish and the rules of the kitchen. */
export function reviewRecipe(recipe: ReviewedRecipe, wish: Wish, avoid: readonly string[]): Review {
  const leftOut = readLeftOut(wish.ingredient);
  const reviews = [
    reviewShape(recipe, wish, avoid),
    reviewDiet(recipe, stricterDiet(wish.diet, leftOut.diet)),
    reviewWish(recipe, leftOut),
    reviewTimes(recipe, wish.timeConstraint),
    reviewLists(recipe),
  ];
  return {
    faults: reviews.flatMap(({ faults }) => faults),
    notices: reviews.flatMap(({ notices }) => notices),
  };
}
