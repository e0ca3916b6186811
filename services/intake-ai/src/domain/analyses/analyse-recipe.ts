import {
  analyseFlavour,
  analyseNutrition,
  analyseSustainability,
  analyseWine,
  findTechniques,
  unknownNames,
  type AnalysedRecipe,
  type DiscoveredFoods,
  type FlavourAnalysis,
  type FoundTechnique,
  type KnownNames,
  type LineOfRecipe,
  type Nutrition,
  type RecipeLines,
  type Sustainability,
  type WineAdvice,
} from '@convivio/culinary/analyse';
import { readLines, type AnalysableRecipe } from './analysable-recipe.ts';
import type { AnswersByContent } from './answers-by-content.ts';
import { correctionsByName, type FoodCorrection } from './food-correction.ts';

/** What is weighed, and what is tasted: the fields that their analyses read. */
export type WeighedRecipe = Pick<
  AnalysableRecipe,
  'ownerId' | 'ingredientText' | 'servings' | 'servingsStated' | 'languageCode'
>;
export type TastedRecipe = Pick<
  AnalysableRecipe,
  'ownerId' | 'title' | 'ingredientText' | 'instructions' | 'languageCode' | 'course'
>;
type Dated<Answer> = Answer & { calculatedAt: Date };

/** Analyses of recipes; each is null where a recipe has no ingredients, or more than anybody cooks with. */
export interface Analyses {
  nutrition(recipe: WeighedRecipe): Promise<Dated<Nutrition> | null>;
  sustainability(recipe: WeighedRecipe): Promise<Dated<Sustainability> | null>;
  flavour(recipe: TastedRecipe): Promise<Dated<FlavourAnalysis> | null>;
  wine(recipe: TastedRecipe): Promise<Dated<WineAdvice> | null>;
  techniques(recipe: Pick<AnalysableRecipe, 'instructions' | 'languageCode'>): FoundTechnique[];
  /** Names in it that neither the tables nor its owner know. */
  unknownNames(
    recipe: Pick<WeighedRecipe, 'ownerId' | 'ingredientText' | 'languageCode'>,
  ): Promise<string[]>;
}

/** What analyses work with. */
export interface AnalysisParts {
  answers: AnswersByContent;
  /** What the owner of a recipe has said of ingredients. */
  correctionsOf(ownerId: string): Promise<readonly FoodCorrection[]>;
  /** What was found out of names that no table knows. */
  discoveredAmong(names: readonly string[]): Promise<DiscoveredFoods>;
}

/** Analyses by tables; the same content is computed once. What the owner has corrected counts, and what was discovered of names that no table knows. */
export function analysesOf(parts: AnalysisParts): Analyses {
  return {
    nutrition: weighing(parts, 'nutrition', analyseNutrition),
    sustainability: weighing(parts, 'sustainability', analyseSustainability),
    flavour: tasting(parts, 'flavour', analyseFlavour),
    wine: tasting(parts, 'wine', analyseWine),
    techniques: ({ instructions, languageCode }) =>
      parts.answers.of('techniques', { instructions, languageCode }, () =>
        findTechniques(
          instructions.map(({ instruction }) => instruction),
          languageCode,
        ),
      ),
    unknownNames: async (recipe) =>
      unknownIn(parts.answers, recipe, await parts.correctionsOf(recipe.ownerId)),
  };
}

function weighing<Answer extends object>(
  parts: AnalysisParts,
  question: string,
  compute: (recipe: RecipeLines, known: KnownNames) => Answer,
) {
  return async (recipe: WeighedRecipe): Promise<Dated<Answer> | null> => {
    const { ingredientText, servings, servingsStated, languageCode } = recipe;
    const { known, content: names } = await namesKnownIn(parts, recipe);
    const content = { ingredientText, servings, servingsStated, languageCode, names };
    return remembered(parts.answers, question, content, () => {
      const lines = linesOf(parts.answers, recipe);
      return (
        lines && compute({ lines, servings: servingsStated ? servings : null, languageCode }, known)
      );
    });
  };
}

/** What the owner has said of the names in a recipe, and what was discovered; `content` tells one answer from another. */
async function namesKnownIn(
  { answers, correctionsOf, discoveredAmong }: AnalysisParts,
  recipe: Pick<AnalysableRecipe, 'ownerId' | 'ingredientText' | 'languageCode'>,
): Promise<{ known: KnownNames; content: object }> {
  const corrections = await correctionsOf(recipe.ownerId);
  const discovered = await discoveredAmong(unknownIn(answers, recipe, corrections));
  return {
    known: { corrections: correctionsByName(corrections), discovered },
    content: { corrections, discovered: [...discovered] },
  };
}

/** An object, as answers are. */
const unknownIn = (
  answers: AnswersByContent,
  { ingredientText, languageCode }: Pick<AnalysableRecipe, 'ingredientText' | 'languageCode'>,
  corrections: readonly FoodCorrection[],
): string[] =>
  answers.of('unknown names', { ingredientText, languageCode, corrections }, () => ({
    names: unknownNames(
      { lines: linesOf(answers, { ingredientText, languageCode }) ?? [], languageCode },
      { corrections: correctionsByName(corrections) },
    ),
  })).names;

function tasting<Answer extends object>(
  parts: AnalysisParts,
  question: string,
  compute: (recipe: AnalysedRecipe, known: KnownNames) => Answer,
) {
  return async (recipe: TastedRecipe): Promise<Dated<Answer> | null> => {
    const { title, ingredientText, instructions, languageCode, course } = recipe;
    const { known, content: names } = await namesKnownIn(parts, recipe);
    const content = { title, ingredientText, instructions, languageCode, course, names };
    return remembered(parts.answers, question, content, () => {
      const lines = linesOf(parts.answers, recipe);
      const steps = instructions.map(({ instruction }) => instruction);
      return lines && compute({ title, lines, steps, languageCode, course }, known);
    });
  };
}

/** Read once for all analyses of a recipe. */
const linesOf = (
  answers: AnswersByContent,
  { ingredientText, languageCode }: Pick<AnalysableRecipe, 'ingredientText' | 'languageCode'>,
): LineOfRecipe[] | null =>
  answers.of('lines', { ingredientText, languageCode }, () => ({
    lines: readLines({ ingredientText, languageCode }),
  })).lines;

/** Wrapped, because it is remembered as well that there is no answer. */
function remembered<Answer extends object>(
  answers: AnswersByContent,
  question: string,
  content: object,
  compute: () => Answer | null,
): Dated<Answer> | null {
  return answers.of(question, content, () => {
    const answer = compute();
    return { answer: answer && { ...answer, calculatedAt: new Date() } };
  }).answer;
}
