import { phrases, words } from '../../../words/word-list.ts';
import { wordTable } from '../../../words/word-table.ts';

/** Where a recipe card keeps its parts: class names or ids. An entry with a blank reads "tag or class inside class". */
export interface CardConvention {
  root: readonly string[];
  title: readonly string[];
  ingredient: readonly string[];
  ingredientHeading: readonly string[];
  step: readonly string[];
  stepHeading: readonly string[];
  yield: readonly string[];
  prepTime: readonly string[];
  cookTime: readonly string[];
  totalTime: readonly string[];
  notes: readonly string[];
  equipment: readonly string[];
  author: readonly string[];
}

/** What cards of any program say beside these: of the dish, and of a time that is neither that of the work nor of the stove. */
export const besideParts: Readonly<Record<'summary' | 'otherTime', readonly string[]>> = {
  summary: [
    'wprm-recipe-summary',
    'wpurp-recipe-description',
    'tasty-recipes-description',
    'mv-create-description',
    'ERSSummary',
  ],
  otherTime: [
    'wprm-recipe-custom-time-container',
    'tasty-recipes-additional-time',
    'mv-create-time-additional',
  ],
};

/** The markup of widespread recipe card plugins, as their templates write it. */
export const cardConventions = wordTable<CardConvention>({
  'WP Recipe Maker': {
    root: ['wprm-recipe', 'wprm-recipe-container'],
    title: ['wprm-recipe-name'],
    ingredient: ['wprm-recipe-ingredient'],
    ingredientHeading: ['wprm-recipe-ingredient-group-name'],
    step: ['wprm-recipe-instruction-text'],
    stepHeading: ['wprm-recipe-instruction-group-name'],
    yield: ['wprm-recipe-servings-with-unit', 'wprm-recipe-servings'],
    prepTime: ['wprm-recipe-prep-time-container', 'wprm-recipe-prep_time-container'],
    cookTime: ['wprm-recipe-cook-time-container', 'wprm-recipe-cook_time-container'],
    totalTime: ['wprm-recipe-total-time-container', 'wprm-recipe-total_time-container'],
    notes: ['wprm-recipe-notes'],
    equipment: ['wprm-recipe-equipment-name'],
    author: ['wprm-recipe-author'],
  },
  'WP Ultimate Recipe': {
    root: ['wpurp-container'],
    title: ['wpurp-recipe-title'],
    ingredient: ['wpurp-recipe-ingredient'],
    ingredientHeading: ['wpurp-recipe-ingredient-group'],
    step: ['wpurp-recipe-instruction-text'],
    stepHeading: ['wpurp-recipe-instruction-group'],
    yield: ['wpurp-recipe-servings'],
    prepTime: ['wpurp-recipe-prep-time'],
    cookTime: ['wpurp-recipe-cook-time'],
    totalTime: ['wpurp-recipe-total-time'],
    notes: ['wpurp-recipe-notes'],
    equipment: [],
    author: ['wpurp-recipe-author'],
  },
  'Tasty Recipes': {
    root: ['tasty-recipes'],
    title: ['tasty-recipes-title'],
    ingredient: ['tasty-recipes-ingredients li', 'tasty-recipe-ingredients li'],
    ingredientHeading: [
      'tasty-recipes-ingredients h4',
      'tasty-recipe-ingredients h4',
      'tasty-recipes-ingredients-body h4',
    ],
    step: ['tasty-recipes-instructions li', 'tasty-recipe-instructions li'],
    stepHeading: ['tasty-recipes-instructions h4', 'tasty-recipe-instructions h4'],
    yield: ['tasty-recipes-yield'],
    prepTime: ['tasty-recipes-prep-time'],
    cookTime: ['tasty-recipes-cook-time'],
    totalTime: ['tasty-recipes-total-time'],
    notes: ['tasty-recipes-notes-body', 'tasty-recipes-notes'],
    equipment: ['tasty-recipes-equipment li', 'tasty-recipes-equipment p'],
    author: ['tasty-recipes-author-name'],
  },
  'Mediavine Create': {
    root: ['mv-create-card'],
    title: ['mv-create-title'],
    ingredient: ['mv-create-ingredients li'],
    ingredientHeading: ['mv-create-ingredients h4'],
    step: ['mv-create-instructions li'],
    stepHeading: ['mv-create-instructions h4'],
    yield: ['mv-create-yield'],
    prepTime: ['mv-create-time-prep'],
    cookTime: ['mv-create-time-active'],
    totalTime: ['mv-create-time-total'],
    notes: ['mv-create-notes-content', 'mv-create-notes'],
    equipment: ['mv-create-products-title', 'mv-create-tools li'],
    author: ['mv-create-copy author'],
  },
  EasyRecipe: {
    root: ['easyrecipe'],
    title: ['ERSName', 'ersname'],
    ingredient: ['ERSIngredients li', 'ersingredients li', 'easyrecipe ingredient'],
    ingredientHeading: ['ERSSectionHead', 'erssectionhead'],
    step: ['ERSInstructions li', 'ersinstructions li', 'easyrecipe instruction'],
    stepHeading: [],
    yield: ['ERSServes', 'ersserves', 'yield'],
    prepTime: ['preptime'],
    cookTime: ['cooktime'],
    totalTime: ['duration'],
    notes: ['ERSNotes', 'ersnotes'],
    equipment: [],
    author: ['ERSAuthor', 'ersauthor'],
  },
  ZipList: {
    root: ['zlrecipe-container', 'zlrecipe-innerdiv', 'zrdn-recipe-container'],
    title: ['zlrecipe-title', 'zrdn-recipe-title'],
    ingredient: phrases(`
      zlrecipe-ingredients-list ingredient, zlrecipe-ingredients-list li,
      zrdn-ingredients-list li, zrdn-ingredients li
    `),
    ingredientHeading: ['ingredient-label', 'zrdn-ingredient-label'],
    step: phrases(`
      zlrecipe-instructions-list instruction, zlrecipe-instructions-list li,
      zrdn-instructions-list li, zrdn-instructions li
    `),
    stepHeading: ['instruction-label', 'zrdn-instruction-label'],
    yield: ['zlrecipe-yield', 'zlrecipe-serving-size', 'zrdn-yield'],
    prepTime: ['zlrecipe-prep-time', 'zrdn-prep-time'],
    cookTime: ['zlrecipe-cook-time', 'zrdn-cook-time'],
    totalTime: ['zlrecipe-total-time', 'zrdn-total-time'],
    notes: ['zlrecipe-notes-list', 'zrdn-recipe-notes'],
    equipment: [],
    author: [],
  },
  Cooked: {
    root: ['cooked-recipe', 'cooked-recipe-ingredients', 'cooked-recipe-directions'],
    title: ['cooked-title'],
    ingredient: ['cooked-single-ingredient'],
    ingredientHeading: ['cooked-recipe-ingredients cooked-heading'],
    step: ['cooked-dir-content'],
    stepHeading: ['cooked-recipe-directions cooked-heading'],
    yield: ['cooked-servings'],
    prepTime: ['cooked-prep-time'],
    cookTime: ['cooked-cook-time'],
    totalTime: ['cooked-total-time'],
    notes: ['cooked-recipe-notes'],
    equipment: [],
    author: ['cooked-author'],
  },
  'Recipe Card Blocks': {
    root: ['wp-block-wpzoom-recipe-card-block-recipe-card', 'wpzoom-recipe-card-block-container'],
    title: ['recipe-card-title'],
    ingredient: ['ingredients-list ingredient-item', 'ingredients-list li'],
    ingredientHeading: ['ingredient-item-group-title', 'ingredients-list group-title'],
    step: ['directions-list direction-step', 'directions-list li'],
    stepHeading: ['direction-step-group', 'directions-list group-title'],
    yield: ['detail-item-0', 'servings'],
    prepTime: ['detail-item-1'],
    cookTime: ['detail-item-2'],
    totalTime: ['detail-item-8'],
    notes: ['recipe-card-notes'],
    equipment: [],
    author: ['recipe-card-author'],
  },
  'Delicious Recipes': {
    root: ['dr-summary-holder', 'dr-recipe-card', 'wpdelicious-recipe'],
    title: ['dr-title'],
    ingredient: ['dr-unordered-list li', 'dr-ingredients-list li'],
    ingredientHeading: ['dr-ingredients-list dr-title', 'dr-ingredient-title'],
    step: ['dr-ordered-list dr-instruction', 'dr-ordered-list li', 'dr-instructions li'],
    stepHeading: ['dr-instructions dr-title', 'dr-instrc-title'],
    yield: ['dr-yields', 'dr-servings'],
    prepTime: ['dr-prep-time'],
    cookTime: ['dr-cook-time'],
    totalTime: ['dr-total-time'],
    notes: ['dr-note'],
    equipment: [],
    author: [],
  },
  'Jetpack recipe': {
    root: ['jetpack-recipe'],
    title: ['jetpack-recipe-title'],
    ingredient: ['jetpack-recipe-ingredients li'],
    ingredientHeading: ['jetpack-recipe-ingredients h5'],
    step: ['jetpack-recipe-directions li', 'jetpack-recipe-directions p'],
    stepHeading: [],
    yield: ['jetpack-recipe-servings'],
    prepTime: ['jetpack-recipe-preptime'],
    cookTime: ['jetpack-recipe-cooktime'],
    totalTime: ['jetpack-recipe-time'],
    notes: ['jetpack-recipe-notes'],
    equipment: [],
    author: [],
  },
  'Simmer and others': {
    root: words(`
      simmer-recipe mpprecipe-container blog-yumprint-recipe rpr_recipe
    `),
    title: ['mpprecipe-title', 'blog-yumprint-recipe-title'],
    ingredient: phrases(`
      simmer-ingredient, mpprecipe-ingredients-list ingredient, mpprecipe-ingredients-list li,
      blog-yumprint-ingredient-item, rpr-ingredient
    `),
    ingredientHeading: [
      'simmer-ingredients-heading',
      'blog-yumprint-subheader',
      'rpr-ingredient-group-title',
    ],
    step: phrases(`
      simmer-instruction, mpprecipe-instructions-list instruction, mpprecipe-instructions-list li,
      blog-yumprint-method-item, rpr-instruction-text
    `),
    stepHeading: ['simmer-instruction-heading', 'rpr-instruction-group-title'],
    yield: ['mpprecipe-yield', 'blog-yumprint-serves', 'simmer-recipe-servings'],
    prepTime: ['mpprecipe-prep-time'],
    cookTime: ['mpprecipe-cook-time'],
    totalTime: ['mpprecipe-total-time'],
    notes: ['mpprecipe-notes', 'blog-yumprint-note-item'],
    equipment: [],
    author: [],
  },
});
