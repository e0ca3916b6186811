import type { Chef } from '../chefs/chef.ts';
import type { MagicIngredient, MagicInstruction, MagicRecipe } from '../magic-recipe.ts';
import { wines, withoutAlcohol } from './drinks.data.ts';
import { fillText, upperFirst } from './fill-text.ts';
import type { FilledDish, FilledLine } from './filled-dish.ts';
import { dishMinutes } from './step-times.ts';
import { writtenAmount } from './written-amount.ts';

/** What a recipe says of the chef in whose manner it is. */
export interface Manner {
  chef: Chef;
  /** A sentence on how that kitchen works. */
  words: string;
}

type Written = Omit<MagicRecipe, 'suggestedChefs' | 'notices'>;

/** A filled dish as a recipe. `chance` picks between its descriptions, secrets and wines. */
export function writeRecipe(
  filled: FilledDish,
  title: string,
  { chef, words }: Manner,
  chance: () => number,
): Written {
  const { dish, principal, family, cuisine } = filled;
  const { prep, cook } = dishMinutes(dish, principal);
  const pick = (texts: readonly string[]) => texts[Math.floor(chance() * texts.length)]!;
  const ownSecret = cuisine.secrets.length > 0 ? [pick(cuisine.secrets)] : [];
  return {
    title,
    description: `${fillText(pick(dish.descriptions), filled)} In the manner of ${chef.name}.`,
    course: dish.course,
    difficulty: dish.difficulty,
    prepTime: prep,
    cookTime: cook,
    servings: dish.servings,
    chefInsight: `${words} ${fillText(dish.insight, filled)}`,
    ingredients: filled.lines.map(writeIngredient),
    instructions: writeSteps(filled),
    chefSecrets: [...dish.secrets.map((text) => fillText(text, filled)), ...ownSecret].slice(0, 4),
    winePairings: [...wines[dish.drink][family.weight], withoutAlcohol[dish.drink]],
  };
}

const writeIngredient = (line: FilledLine): MagicIngredient => ({
  name: line.preparation === null ? line.food : `${line.food}, ${line.preparation}`,
  amount: writtenAmount(line),
  unit: line.unit,
  group: line.group,
});

function writeSteps(filled: FilledDish): MagicInstruction[] {
  const { dish, side } = filled;
  const steps = dish.steps.map(({ text, technique, tip }) => ({
    instruction: fillText(text, filled),
    technique: technique === null ? null : fillText(technique, filled),
    tip: tip === null ? null : fillText(tip, filled),
  }));
  if (side === null) return steps;
  const at = dish.sideAt ?? steps.length;
  // Nothing goes on yet to do it meanwhile.
  const text = at === 0 ? upperFirst(side.text.replace(/^Meanwhile /, '')) : side.text;
  const beside = { instruction: fillText(text, filled), technique: null, tip: null };
  return [...steps.slice(0, at), beside, ...steps.slice(at)];
}
