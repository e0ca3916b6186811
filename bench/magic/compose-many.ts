import { composeRecipe } from '@convivio/culinary/compose';
import { flawsOf, type Flaws } from './flaws-of.ts';
import { wishAt } from './wishes.ts';

/** A wish is asked for so many different recipes. */
const VARIETY = 3;

export interface Composed {
  recipes: number;
  /** How often each code of a refusal came. */
  refused: Map<string, number>;
  /** By check the flaws, each with the recipe it is of. */
  flaws: Map<keyof Flaws, string[]>;
  /** Recipes that came twice to the same wish. */
  equal: string[];
}

/** Composes so many recipes, up to three different ones to a wish, and checks each. */
export function composeMany(many: number): Composed {
  const composed: Composed = { recipes: 0, refused: new Map(), flaws: new Map(), equal: [] };
  for (let at = 0; composed.recipes < many; at += 1) {
    const avoid: string[] = [];
    const steps = new Set<string>();
    for (let turn = 0; turn < VARIETY && composed.recipes < many; turn += 1) {
      const wish = { ...wishAt(at), avoid: [...avoid] };
      const outcome = composeRecipe(wish);
      if ('refused' in outcome) {
        const { code } = outcome.refused;
        composed.refused.set(code, (composed.refused.get(code) ?? 0) + 1);
        break;
      }
      const { recipe } = outcome;
      composed.recipes += 1;
      const of = `${recipe.title} (${wish.chef.name}, ${wish.course}, ${wish.diet}, ${wish.ingredient}, ${wish.timeConstraint}, ${at})`;
      for (const [check, flaws] of Object.entries(flawsOf(recipe, wish)) as [
        keyof Flaws,
        string[],
      ][]) {
        const known = composed.flaws.get(check) ?? [];
        if (flaws.length > 0) known.push(`${flaws.join(', ')}: ${of}`);
        composed.flaws.set(check, known);
      }
      const written = recipe.instructions.map(({ instruction }) => instruction).join('\n');
      const isSaid = recipe.notices.some((notice) => notice.includes('comes again'));
      if ((avoid.includes(recipe.title) || steps.has(written)) && !isSaid) composed.equal.push(of);
      avoid.push(recipe.title);
      steps.add(written);
    }
  }
  return composed;
}
