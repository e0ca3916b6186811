import { claimedChef } from '../../domain/provider/claimed-chef.ts';
import { claimedMagicRecipe } from '../../domain/provider/claimed-magic-recipe.ts';
import type { CulinaryIntelligence } from '../../domain/provider/culinary-intelligence.ts';
import type { AskModel } from './ask-model.ts';
import { dataSection } from './data-section.ts';
import { magicPrompt, validateChefPrompt } from './magic-prompts.data.ts';

/** What the magic chef asks a model. All that a cook wrote, and what was wrong with an answer, goes to it as data. */
export const magicQuestions = (
  ask: AskModel,
  model: string,
): Pick<CulinaryIntelligence, 'generate' | 'validateChef'> => ({
  generate: (wish, ownerId, signal) =>
    ask(
      {
        feature: 'magic_recipe',
        model,
        ownerId,
        instructions: magicPrompt,
        content: [{ type: 'text', text: dataSection(JSON.stringify(wish)) }],
        schema: claimedMagicRecipe,
      },
      signal,
    ),
  validateChef: (name, ownerId, signal) =>
    ask(
      {
        feature: 'chef_validation',
        model,
        ownerId,
        instructions: validateChefPrompt,
        content: [{ type: 'text', text: dataSection(JSON.stringify({ name })) }],
        schema: claimedChef,
      },
      signal,
    ),
});
