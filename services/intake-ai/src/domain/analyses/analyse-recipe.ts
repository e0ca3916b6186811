import {
  analyseFlavourByParts,
  analyseNutritionByParts,
  analyseSustainabilityByParts,
  analyseWineByParts,
  findTechniquesByParts,
  unknownNamesByParts,
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
import type { ByParts } from '@convivio/culinary/find';
import { withPauses } from '@convivio/platform/pauses';
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

/** Analyses of recipes, with pauses for others; each is null where a recipe has no ingredients, or more than anybody cooks with. */
export interface Analyses {
  nutrition(recipe: WeighedRecipe): Promise<(Nutrition & { calculatedAt: Date }) | null>;
  sustainability(recipe: WeighedRecipe): Promise<Sustainability | null>;
  flavour(recipe: TastedRecipe): Promise<FlavourAnalysis | null>;
  wine(recipe: TastedRecipe): Promise<WineAdvice | null>;
  techniques(
    recipe: Pick<AnalysableRecipe, 'instructions' | 'languageCode'>,
  ): Promise<FoundTechnique[]>;
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
    nutrition: weighing(parts, 'nutrition', function* (recipe, known) {
      return { ...(yield* analyseNutritionByParts(recipe, known)), calculatedAt: new Date() };
    }),
    sustainability: weighing(parts, 'sustainability', analyseSustainabilityByParts),
    flavour: tasting(parts, 'flavour', analyseFlavourByParts),
    wine: tasting(parts, 'wine', analyseWineByParts),
    techniques: ({ instructions, languageCode }) =>
      parts.answers.of('techniques', { instructions, languageCode }, () =>
        withPauses(
          findTechniquesByParts(
            instructions.map(({ instruction }) => instruction),
            languageCode,
          ),
        ),
      ),
    unknownNames: async (recipe) =>
      unknownIn(parts.answers, recipe, await parts.correctionsOf(recipe.ownerId)),
  };
}

function weighing<Answer extends object>(
  parts: AnalysisParts,
  question: string,
  compute: (recipe: RecipeLines, known: KnownNames) => ByParts<Answer>,
) {
  return async (recipe: WeighedRecipe): Promise<Answer | null> => {
    const { ingredientText, servings, servingsStated, languageCode } = recipe;
    const { known, content: names } = await namesKnownIn(parts, recipe);
    const content = { ingredientText, servings, servingsStated, languageCode, names };
    return remembered(parts.answers, question, content, async () => {
      const lines = await linesOf(parts.answers, recipe);
      return (
        lines &&
        withPauses(
          compute({ lines, servings: servingsStated ? servings : null, languageCode }, known),
        )
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
  const discovered = await discoveredAmong(await unknownIn(answers, recipe, corrections));
  return {
    known: { corrections: correctionsByName(corrections), discovered },
    content: { corrections, discovered: [...discovered] },
  };
}

const unknownIn = async (
  answers: AnswersByContent,
  { ingredientText, languageCode }: Pick<AnalysableRecipe, 'ingredientText' | 'languageCode'>,
  corrections: readonly FoodCorrection[],
): Promise<string[]> =>
  answers.of('unknown names', { ingredientText, languageCode, corrections }, async () => {
    const lines = (await linesOf(answers, { ingredientText, languageCode })) ?? [];
    return withPauses(
      unknownNamesByParts({ lines, languageCode }, { corrections: correctionsByName(corrections) }),
    );
  });

function tasting<Answer extends object>(
  parts: AnalysisParts,
  question: string,
  compute: (recipe: AnalysedRecipe, known: KnownNames) => ByParts<Answer>,
) {
  return async (recipe: TastedRecipe): Promise<Answer | null> => {
    const { title, ingredientText, instructions, languageCode, course } = recipe;
    const { known, content: names } = await namesKnownIn(parts, recipe);
    const content = { title, ingredientText, instructions, languageCode, course, names };
    return remembered(parts.answers, question, content, async () => {
      const lines = await linesOf(parts.answers, recipe);
      const steps = instructions.map(({ instruction }) => instruction);
      return lines && withPauses(compute({ title, lines, steps, languageCode, course }, known));
    });
  };
}

/** Read once for all analyses of a recipe. */
const linesOf = async (
  answers: AnswersByContent,
  { ingredientText, languageCode }: Pick<AnalysableRecipe, 'ingredientText' | 'languageCode'>,
): Promise<LineOfRecipe[] | null> => {
  const { lines } = await answers.of('lines', { ingredientText, languageCode }, async () => ({
    lines: await withPauses(readLines({ ingredientText, languageCode })),
  }));
  return lines;
};

/** Wrapped, because it is remembered as well that there is no answer. */
async function remembered<Answer extends object>(
  answers: AnswersByContent,
  question: string,
  content: object,
  compute: () => Promise<Answer | null>,
): Promise<Answer | null> {
  const { answer } = await answers.of(question, content, async () => ({ answer: await compute() }));
  return answer;
}
