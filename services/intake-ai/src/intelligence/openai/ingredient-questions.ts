import { claimedIngredient } from '../../domain/provider/claimed-ingredient.ts';
import type { CulinaryIntelligence } from '../../domain/provider/culinary-intelligence.ts';
import type { AskModel } from './ask-model.ts';
import { dataSection } from './data-section.ts';
import { describeIngredientPrompt } from './ingredient-prompts.data.ts';

/** What analyses ask a model. A name goes to it alone and as data, so that one that gives orders can spoil no answer but its own. */
export const ingredientQuestions = (
  ask: AskModel,
  model: string,
): Pick<CulinaryIntelligence, 'describeIngredient'> => ({
  describeIngredient: (ingredient, ownerId, signal) =>
    ask(
      {
        feature: 'ingredient',
        model,
        ownerId,
        instructions: describeIngredientPrompt,
        content: [{ type: 'text', text: dataSection(JSON.stringify(ingredient)) }],
        schema: claimedIngredient,
      },
      signal,
    ),
});
