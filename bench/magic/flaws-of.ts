import { readTimeConstraint, type MagicRecipe, type MagicWish } from '@convivio/culinary/compose';
import { checkDiet, type DietProfile } from '@convivio/culinary/find';
import { foodWords, lineOf, portionGrams, readsBack } from './lines-of.ts';
import { unlistedIn, unusedIn } from './named-foods.ts';
import { unfitTexts } from './unfit-texts.ts';

/** What is measured of a recipe, each with what is wrong; empty where nothing is. */
export type Flaws = Record<
  'diet' | 'time' | 'steps' | 'unused' | 'unlisted' | 'unfit' | 'portion' | 'lines' | 'words',
  string[]
>;

const profiles: Readonly<Record<MagicWish['diet'], DietProfile>> = {
  omnivore: 'omnivore',
  pescatarian: 'pescetarian',
  vegetarian: 'vegetarian',
  vegan: 'vegan',
};
/** Grams a person of a main. */
const PORTION = { least: 150, most: 700 };

export function flawsOf(recipe: MagicRecipe, wish: MagicWish): Flaws {
  const { ingredients, prepTime, cookTime, course } = recipe;
  const lines = ingredients.map((one) => ({ name: one.name, originalText: lineOf(one) }));
  const { offending, unknown } = checkDiet(lines, profiles[wish.diet], 'en');
  const limit = wish.timeConstraint === null ? null : readTimeConstraint(wish.timeConstraint);
  const total = prepTime + cookTime;
  const grams = portionGrams(recipe);
  const isOut = course === 'main' && (grams < PORTION.least || grams > PORTION.most);
  return {
    diet: [...offending, ...unknown],
    time: limit !== null && total > limit ? [`${total} of ${limit} minutes`] : [],
    steps: timesThatDoNotAddUp(recipe),
    unused: unusedIn(recipe),
    unlisted: unlistedIn(recipe),
    unfit: unfitTexts(recipe),
    portion: isOut ? [`${Math.round(grams)} g`] : [],
    lines: [...ingredients.filter((one) => !readsBack(one)), ...listedTwice(recipe)].map(lineOf),
    words: wordsLeftOpen(recipe),
  };
}

/** What stands twice in one part of a list. */
const listedTwice = ({ ingredients }: MagicRecipe) =>
  ingredients.filter((one, at) =>
    ingredients.some(
      (other, before) =>
        before < at && other.group === one.group && foodWords(other) === foodWords(one),
    ),
  );

/** Minutes of handwork that a recipe may have without saying so. */
const MOST_UNSAID = 55;
/** Steps that press or count seconds say some minutes of handwork too. */
const SLACK = 10;

/** The minutes that steps say, those beside other work left out, against what the recipe says of itself. */
function timesThatDoNotAddUp({
  ingredients,
  instructions,
  prepTime,
  cookTime,
  course,
}: MagicRecipe): string[] {
  // What is eaten with a main is the last group of its list, and is cooked beside it.
  const side = course === 'main' ? (ingredients.at(-1)?.group ?? null) : null;
  const ofSide = ingredients.find(({ group }) => group !== null && group === side);
  const said = instructions
    .filter(({ instruction }) => ofSide === undefined || !instruction.includes(foodWords(ofSide)))
    .map(({ instruction }) => instruction.split('Meanwhile')[0]!)
    .flatMap((text) => [...text.matchAll(/(?:\d+ to )?(?:(\d+) hours?)? ?(?:(\d+) minutes?)?/g)])
    .reduce((sum, [, hours = '0', minutes = '0']) => sum + Number(hours) * 60 + Number(minutes), 0);
  const total = prepTime + cookTime;
  return said > total + SLACK || total > said + MOST_UNSAID
    ? [`${said} said, ${total} stated`]
    : [];
}

/** Places of a text that nothing has filled, and words that stand twice. */
function wordsLeftOpen({
  title,
  description,
  instructions,
  chefInsight,
  chefSecrets,
  winePairings,
}: MagicRecipe): string[] {
  const texts = [
    title,
    description,
    chefInsight,
    ...chefSecrets,
    ...winePairings,
    ...instructions.flatMap((one) => [one.instruction, one.technique ?? '', one.tip ?? '']),
  ];
  return texts.filter((text) => /[{}<>]|undefined|null|NaN| {2}|\b(\p{L}{2,}) \1\b/u.test(text));
}
