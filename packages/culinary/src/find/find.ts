/** How a recipe is found: its course and diet by its words, the index that searches a library, and translation into English by tables. */
export type { ByParts } from '../words/by-parts.ts';
export { foldLetters } from '../words/fold.ts';
export { classifyRecipe } from './classify/classify-recipe.ts';
export { unlistedFoods, type UnlistedFood } from './classify/foods-of-steps.ts';
export { libraryCourse } from './classify/library-course.ts';
export { libraryDiet, libraryDietByParts } from './classify/library-diet.ts';
export {
  checkDiet,
  checkDietByParts,
  dietMessage,
  type DietCheck,
  type DietLine,
} from './diets/check-diet.ts';
export { dietClasses, type DietClass, type DietProfile } from './diets/diet-profiles.data.ts';
export { classesOf as dietClassesOf } from './diets/food-classes.ts';
export { createSearchIndex } from './search/search-index.ts';
export { searchTerms, searchTermsByParts } from './search/search-terms.ts';
export { kitchenLanguage } from './translate/kitchen-language.ts';
export { translateHeadings } from './translate/translate-heading.ts';
export { translateLines, translateRecipe, wholeByTable } from './translate/translate-recipe.ts';
