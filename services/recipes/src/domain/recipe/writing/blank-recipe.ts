import { nothingStated } from '@convivio/culinary/recipe';
import type { Recipe } from '../recipe.ts';
import { NOT_STATED } from './stated-servings.ts';

/** A recipe in which nothing stands yet. */
export function blankRecipe(id: number, ownerId: string, now: Date): Recipe {
  return {
    ...nothingStated(),
    id,
    ownerId,
    jobId: null,
    title: '',
    description: '',
    instructions: [],
    category: null,
    dietaryCategory: null,
    ...NOT_STATED,
    comments: '',
    languageCode: null,
    translatedTitle: null,
    translatedIngredients: null,
    translatedInstructions: null,
    originalFileKey: null,
    originalFileName: null,
    originalFileMimeType: null,
    furtherPages: [],
    originalUrl: null,
    originalFormat: null,
    imageKey: null,
    draftReason: null,
    doubts: [],
    leftOut: [],
    generated: false,
    difficulty: null,
    chefInsight: null,
    chefPersona: null,
    chefSecrets: [],
    sustainabilityScore: null,
    course: 'main',
    diet: 'vegetarian',
    visibility: 'private',
    state: 'active',
    createdAt: now,
    updatedAt: now,
    updatedBy: null,
    version: 1,
  };
}
