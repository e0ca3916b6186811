import { generatedComments } from '@convivio/contracts/generated-comments';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { KeepMagicRecipeDocument } from '../../../generated/documents/keep-magic-recipe.ts';
import type {
  DietaryCategory,
  MagicDiet,
  MagicRecipe_RecipeFragment,
  RecipeInput,
} from '../../../generated/operations.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';

/** A recipe that was generated and is in the library now. */
export interface SavedRecipe {
  id: string;
  course: MagicRecipe_RecipeFragment['course'];
}

/**
 * Saves a generated recipe once in a collection, named by its owner and null for the cook's own, however often it is tried; answers null
 * where it could not be saved, and has said so.
 */
export function useSaveRecipe(collection: string | null) {
  const client = useApolloClient();
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const save = async (
    requestId: string,
    recipe: MagicRecipe_RecipeFragment,
  ): Promise<SavedRecipe | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSaving(true);
    try {
      const { data } = await client.mutate({
        mutation: KeepMagicRecipeDocument,
        variables: {
          input: inputOf(recipe),
          ...(collection && { collection }),
          // Of each collection one, should another be chosen after a failure.
          idempotencyKey: ['magic', requestId, ...(collection ? [collection] : [])].join('-'),
        },
      });
      notify.success({ title: 'Recipe Saved', text: `${recipe.title} is in your library.` });
      void refreshLibrary(client);
      return { id: data!.recipe.id, course: recipe.course };
    } catch (failure) {
      notify.error({
        title: 'Save Failed',
        text: sentenceOf(failure, 'Failed to save recipe. Please try again.'),
      });
      return null;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { save, saving };
}

const dietOf: Record<MagicDiet, DietaryCategory> = {
  omnivore: 'omnivore',
  pescatarian: 'pescetarian',
  vegetarian: 'vegetarian',
  vegan: 'vegetarian',
};

function inputOf(recipe: MagicRecipe_RecipeFragment): RecipeInput {
  const { course, diet, instructions, ingredients } = recipe;
  return {
    title: recipe.title,
    description: recipe.description,
    category: course,
    dietaryCategory: course === 'dessert' ? 'dessert' : dietOf[diet],
    tags: diet === 'vegan' ? ['Vegan'] : [],
    difficulty: recipe.difficulty,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    servings: recipe.servings,
    chefInsight: recipe.chefInsight,
    chefPersona: recipe.chef.name,
    chefSecrets: recipe.chefSecrets,
    comments: generatedComments(recipe).join('\n\n'),
    languageCode: 'en',
    generated: true,
    ingredients: ingredients.map(({ name, amount, unit, group }) => ({
      name,
      amount: amount || null,
      unit,
      group,
    })),
    instructions: instructions.map(({ instruction, technique, tip }) => ({
      instruction,
      technique,
      tip,
    })),
  };
}
