import { foldWords } from '../words/fold.ts';
import { isOfRecipe, namesOwnFood } from './doubts/recipe-words.ts';
import { OF_RUBRICS, OF_STARS } from './rubrics.data.ts';

const FEWEST_OF_FIELD = 2;
/** More is a text of its own, and only its beginning is looked at. */
const LONGEST = 600;

type Field = keyof typeof OF_RUBRICS;
/** What is done in a garden reads like what is done in a kitchen, and degrees are of both. */
const ALONE: ReadonlySet<Field> = new Set<Field>(['weather', 'garden']);

const fields = (Object.keys(OF_RUBRICS) as Field[]).map((name) => ({
  isAlone: ALONE.has(name),
  whole: new Set(
    OF_RUBRICS[name].filter((word) => word.endsWith('.')).map((word) => word.slice(0, -1)),
  ),
  beginnings: OF_RUBRICS[name].filter((word) => !word.endsWith('.')),
}));

/**
 * Whether a paragraph is what papers and bulletins print beside a recipe: the weather, the stars, the garden, a match, services and their
 * hours. `stems`: the beginnings of the recipe's words; what names its food is of it.
 */
export function isOfRubric(text: string, stems: ReadonlySet<string>): boolean {
  const said = text.slice(0, LONGEST);
  if (OF_STARS.test(said)) return !isOfRecipe(said, stems);
  const words = [...new Set(foldWords(said).split(' '))];
  return fields.some(
    ({ isAlone, whole, beginnings }) =>
      words.filter(
        (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
      ).length >= FEWEST_OF_FIELD &&
      (isAlone ? !namesOwnFood(said, stems) : !isOfRecipe(said, stems)),
  );
}
