import { DEFAULT_SERVINGS, type Recipe } from '../recipe.ts';
import { areServings } from './servings-rule.ts';
import { LIMITS } from './recipe-limits.data.ts';

export type Servings = Pick<Recipe, 'servings' | 'servingsStated'>;

/** What amounts are scaled from where nobody has said for how many the recipe is. */
export const NOT_STATED: Servings = { servings: DEFAULT_SERVINGS, servingsStated: false };

/**
 * The servings that a source states, and a sentence where they could not be kept as they stand
 * there. Half a serving is rounded; what no recipe is for (0, -2, a milliard) states nothing.
 */
export function statedServings(stated: number | null): Servings & { loss: string | null } {
  if (stated === null) return { ...NOT_STATED, loss: null };
  const whole = stated > 0 ? Math.max(1, Math.round(stated)) : stated;
  const said = stated.toLocaleString('en');
  if (!areServings(whole))
    return {
      ...NOT_STATED,
      loss: `Its servings were left out: ${said} is not a number from 1 to ${LIMITS.servings.toLocaleString('en')}.`,
    };
  return {
    servings: whole,
    servingsStated: true,
    loss: whole === stated ? null : `Its ${said} servings were rounded to ${whole}.`,
  };
}

/**
 * Whether the servings of a recipe were stated that was kept before that was written down: a
 * recipe without any got the default, and no words about its yield.
 */
export function servingsSeemStated({
  servings,
  yieldText = null,
  generated = false,
}: Partial<Pick<Recipe, 'servings' | 'yieldText' | 'generated'>>): boolean {
  return generated || servings !== DEFAULT_SERVINGS || /\p{N}/u.test(yieldText ?? '');
}
