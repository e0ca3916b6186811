import { useApolloClient, useMutation } from '@apollo/client/react';
import { CorrectFoodDocument } from '../../../../generated/documents/correct-food.ts';
import type { FoodCorrectionInput } from '../../../../generated/operations.ts';
import { sentenceOf } from '../../../../shared/api/sentence-of.ts';
import { notify } from '../../../../shared/toasts/notify.ts';
import { forgetFigures } from './forget-figures.ts';
import type { ShownRecipe } from '../../shown-recipe.ts';

interface CorrectFood {
  busy: boolean;
  /** Whether it was kept. */
  correct: (ingredient: string, correction: Correction) => Promise<boolean>;
}

/** What a name means from now on; with none of it, what the tables say. */
export type Correction = Omit<FoodCorrectionInput, 'ingredient'>;

/** Keeps what a cook says of a food, has the nutrition of this recipe made again, and forgets all other figures; the page follows once it is told. */
export function useCorrectFood(
  { id: recipeId, ownerId, role }: Pick<ShownRecipe, 'id' | 'ownerId' | 'role'>,
  refresh: () => Promise<unknown>,
): CorrectFood {
  const client = useApolloClient();
  const [mutate, { loading }] = useMutation(CorrectFoodDocument);
  const correct: CorrectFood['correct'] = async (ingredient, correction) => {
    try {
      // Of a recipe of another it is said for their recipes.
      const whose = role === 'collaborator' ? { collection: ownerId } : {};
      await mutate({ variables: { input: { ingredient, ...correction }, ...whose } });
    } catch (error) {
      notify.error({
        title: 'This could not be kept',
        text: sentenceOf(error, 'Try again in a moment.'),
      });
      return false;
    }
    forgetFigures(client.cache, recipeId);
    await refresh();
    const kept = correction.foodId != null || correction.nothing === true;
    notify.success(
      kept
        ? { title: 'Correction kept', text: 'The figures are made with it.' }
        : { title: 'Correction taken back', text: 'The figures are made by the tables again.' },
    );
    return true;
  };
  return { busy: loading, correct };
}
