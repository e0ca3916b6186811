import type { Chef } from '../chefs/chef.ts';
import type { MagicIngredient, MagicInstruction, MagicRecipe } from '../magic-recipe.ts';
import { fillText } from './fill-text.ts';
import type { Side } from '../cuisines/read-sides.ts';
import type { FilledDish, FilledLine } from './filled-dish.ts';
import { type Secret, secretFits, traitsOf } from './secret.ts';
import { dishMinutes, minutesOf } from './step-times.ts';
import { wineLines } from './wine-lines.ts';
import { writtenAmount } from './written-amount.ts';

/** What a recipe says of the chef in whose manner it is. */
export interface Manner {
  chef: Chef;
  /** A sentence on how that kitchen works; null where nothing particular is known. */
  words: string | null;
}

const MOST_SECRETS = 4;

type Written = Omit<MagicRecipe, 'suggestedChefs' | 'notices'>;

/** A filled dish as a recipe. `chance` picks between its descriptions and secrets. */
export function writeRecipe(
  filled: FilledDish,
  title: string,
  { chef, words }: Manner,
  chance: () => number,
): Written {
  const { dish, principal, cuisine } = filled;
  const { prep, cook } = dishMinutes(dish, principal);
  const pick = (texts: readonly string[]) => texts[Math.floor(chance() * texts.length)]!;
  const steps = writeSteps(filled);
  const ingredients = filled.lines.map(writeIngredient);
  const said = [
    ...traitsOf(dish.course, cook),
    dish.kinds.join(', '),
    ...ingredients.map(({ name }) => name),
    ...steps.map(({ instruction }) => instruction),
  ];
  const secretsIn = (secrets: readonly Secret[]) =>
    secrets.filter((secret) => secretFits(secret, said)).map(({ text }) => text);
  const ofKitchen = secretsIn(cuisine.secrets);
  return {
    title,
    description: `${fillText(pick(dish.descriptions), filled)} In the manner of ${chef.name}.`,
    course: dish.course,
    difficulty: dish.difficulty,
    prepTime: prep,
    cookTime: cook,
    servings: dish.servings,
    chefInsight: `${words ?? `The pantry and the methods are ${cuisine.adjective}.`} ${fillText(dish.insight, filled)}`,
    ingredients,
    instructions: steps,
    chefSecrets: [
      ...secretsIn(dish.secrets).map((text) => fillText(text, filled)),
      ...(ofKitchen.length > 0 ? [pick(ofKitchen)] : []),
    ].slice(0, MOST_SECRETS),
    winePairings: wineLines({ title, course: dish.course, ingredients, instructions: steps }),
  };
}

/** Units that are written out and follow their number. */
const severalUnits: Readonly<Record<string, string>> = {
  'small bunch': 'small bunches',
  'small handful': 'small handfuls',
  handful: 'handfuls',
  pinch: 'pinches',
  litre: 'litres',
};

const writeIngredient = (line: FilledLine): MagicIngredient => ({
  name: line.preparation === null ? line.food : `${line.food}, ${line.preparation}`,
  amount: writtenAmount(line),
  unit:
    line.unit !== null && line.quantity! > 1 ? (severalUnits[line.unit] ?? line.unit) : line.unit,
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
  const at = sideBegins(filled, side);
  // Nothing goes on yet to do it meanwhile.
  const text = at === 0 ? side.text.replace(/^Meanwhile /, '') : side.text;
  const beside = { instruction: fillText(text, filled), technique: null, tip: null };
  return [...steps.slice(0, at), beside, ...steps.slice(at)];
}

/** Minutes: what is only cut or warmed. */
const AT_ONCE = 6;

/**
 * Before which step what is eaten with a dish is begun: what is only warmed or cut at the end, what takes no longer than the longest step while that
 * one cooks, all else where the dish says.
 */
function sideBegins({ dish, principal }: FilledDish, side: Side): number {
  if (side.minutes <= AT_ONCE) return dish.steps.length - 1;
  const cooking = minutesOf(dish, principal).map(({ cook }) => cook);
  const longest = cooking.lastIndexOf(Math.max(...cooking.slice(dish.sideAt!)));
  return side.minutes <= cooking[longest]! ? longest + 1 : dish.sideAt!;
}
