import { wordTable } from '../words/word-table.ts';

/** Field names of recipe data in web programs (letters only, lower case) and the schema.org property each means. */
export const stateKeys = wordTable<string>({
  name: 'name', title: 'name', recipename: 'name', recipetitle: 'name', headline: 'name', heading: 'name',
  ingredients: 'recipeIngredient', recipeingredient: 'recipeIngredient', recipeingredients: 'recipeIngredient', ingredientgroups: 'recipeIngredient', ingredientlist: 'recipeIngredient', ingredientsections: 'recipeIngredient', ingredientsgroups: 'recipeIngredient', zutaten: 'recipeIngredient', ingredientes: 'recipeIngredient', ingredienti: 'recipeIngredient', ingredientsets: 'recipeIngredient', recipeingredientgroups: 'recipeIngredient', ingredientlines: 'recipeIngredient',
  instructions: 'recipeInstructions', recipeinstructions: 'recipeInstructions', directions: 'recipeInstructions', steps: 'recipeInstructions', method: 'recipeInstructions', methods: 'recipeInstructions', preparation: 'recipeInstructions', preparationsteps: 'recipeInstructions', recipesteps: 'recipeInstructions', methodsteps: 'recipeInstructions', cookingsteps: 'recipeInstructions', zubereitung: 'recipeInstructions', instructionsteps: 'recipeInstructions', instructiongroups: 'recipeInstructions', stepgroups: 'recipeInstructions', cookinginstructions: 'recipeInstructions', preparationsection: 'recipeInstructions',
  servings: 'recipeYield', yield: 'recipeYield', serves: 'recipeYield', recipeyield: 'recipeYield', portions: 'recipeYield', numberofservings: 'recipeYield', portionsize: 'recipeYield', servingsize: 'recipeYield', portionen: 'recipeYield',
  preptime: 'prepTime', preparationtime: 'prepTime', prepminutes: 'prepTime', preptimeminutes: 'prepTime', preptimeinminutes: 'prepTime',
  cooktime: 'cookTime', cookingtime: 'cookTime', cookminutes: 'cookTime', cooktimeminutes: 'cookTime', cooktimeinminutes: 'cookTime',
  totaltime: 'totalTime', totalminutes: 'totalTime', totaltimeminutes: 'totalTime', totaltimeinminutes: 'totalTime', readyin: 'totalTime', readyinminutes: 'totalTime', totalcookingtime: 'totalTime',
  image: 'image', imageurl: 'image', heroimage: 'image', mainimage: 'image', thumbnail: 'image', photo: 'image',
  description: 'description', summary: 'description', author: 'author', authors: 'author', tags: 'keywords', keywords: 'keywords', category: 'recipeCategory', course: 'recipeCategory',
});
