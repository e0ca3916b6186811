import {
  classifyRecipe,
  createSearchIndex,
  libraryDiet,
  searchTerms,
  translateRecipe,
} from '@convivio/culinary/find';
import { allergensIn, findFood } from '@convivio/culinary/foods';
import { ingredientTextOf, parseIngredient, readIngredientText } from '@convivio/culinary/line';
import {
  bytesSource,
  openLibraryFile,
  readOembed,
  readPage,
  readSocialPage,
  readText,
  UnreadableFile,
} from '@convivio/culinary/read';
import { emptyDraft, readDuration } from '@convivio/culinary/recipe';
import {
  convertText,
  restatesServings,
  scaleYield,
  shoppingList,
  showIngredient,
} from '@convivio/culinary/show';
import { withoutUserName } from '../src/read/of-no-dish.ts';
import { readYield } from '../src/words/yields.ts';

const ADDRESS = 'https://kitchen.example/';
const RECIPE =
  '<h1>Pie</h1><h2>Ingredients</h2><ul><li>2 apples</li></ul><h2>Method</h2><p>Bake them until soft.</p>';
/** Lines are cut at a thousand signs, so they are judged by many of them, each an eighth of the text. */
const LINES = 3;

function lines(text: string, read: (line: string) => unknown): void {
  const line = text.slice(0, text.length / 8);
  for (let time = 0; time < LINES; time++) read(line);
}

const draftOf = (text: string) => ({
  ...emptyDraft(),
  title: text,
  language: 'de',
  courseText: text,
  tags: [text],
  ingredients: [{ name: text, lines: [text] }],
});

async function openFile(text: string, name: string): Promise<void> {
  try {
    const { items } = await openLibraryFile(bytesSource(new TextEncoder().encode(text)), name);
    for await (const item of items) if (item === undefined) break;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
}

/** Every door of this package over the text of strangers. */
export const doors: Readonly<Record<string, (text: string) => unknown>> = {
  'a text': readText,
  'the list and a step of a text': (text) =>
    readText(`Pie\n\nIngredients\n1 egg\n2 apples\n\n${text}\n\nMethod\nStir ${text}!\n`),
  'a page': (text) => readPage(text, ADDRESS),
  'the middle of a page': (text) => readPage(RECIPE + text + RECIPE, ADDRESS),
  'the list of a page': (text) =>
    readPage(
      RECIPE.replace('2 apples', () => `1 ${text.replaceAll('<', '&lt;')}`),
      ADDRESS,
    ),
  'attributes of a page': (text) =>
    readPage(
      `<meta property="og:title" content='${text}'><p class='${text}' id='${text}'>${RECIPE}`,
      ADDRESS,
    ),
  'structured data': (text) =>
    readPage(
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'Recipe',
        name: text,
        recipeYield: text,
        prepTime: text,
        recipeIngredient: [text, '1 egg'],
        recipeInstructions: text,
        keywords: text,
      })}</script>`,
      ADDRESS,
    ),
  'broken structured data': (text) =>
    readPage(
      `<script type="application/ld+json">{"@type":"Recipe","name":"Pie",${text}</script>`,
      ADDRESS,
    ),
  'the state of a page': (text) => readPage(`<script>a = {"recipe":${text}</script>`, ADDRESS),
  'a post': (text) =>
    readSocialPage(`<meta property="og:description" content='x: "${text}'>${text}`, ADDRESS),
  'a remark': withoutUserName,
  'a described post': (text) => readOembed({ title: text, html: text, author_name: text }),
  'an ingredient line': (text) => lines(text, (line) => parseIngredient(`1 ${line}!`)),
  'the text of ingredients': (text) =>
    ingredientTextOf(
      readIngredientText(text).flatMap((group) =>
        group.lines.map((originalText) => ({ originalText, category: group.name ?? 'a' })),
      ),
    ),
  'the heading of ingredients': (text) =>
    ingredientTextOf([{ originalText: text, category: `${text}a` }]),
  'a time': (text) => [readDuration(text), readDuration(`PT${text}x`)],
  'a yield': (text) => [readYield(text), restatesServings(text, 4)],
  'a scaled yield': (text) => scaleYield(`4 ${text}`, 1.5),
  'the course': (text) => classifyRecipe(draftOf(text)),
  'the diet': (text) =>
    libraryDiet({ title: text, tags: [text], ingredients: [{ name: text }] } as never),
  allergens: (text) => [allergensIn([text] as never), findFood(text)],
  'search terms': (text) =>
    searchTerms({ title: '', description: text, tags: [], ingredients: [] }),
  'a search': (text) => createSearchIndex().match(text),
  'a translation': (text) => translateRecipe(draftOf(text)),
  'a converted step': (text) => convertText(`180 ${text}!`, 'imperial', 'de'),
  'a shown ingredient': (text) =>
    lines(text, (line) =>
      showIngredient(parseIngredient(`1 ${line}`), {
        factor: 1.5,
        units: 'imperial',
        keepSpoons: false,
        weighSolids: false,
      }),
    ),
  'a shopping list': (text) =>
    lines(text, (line) =>
      shoppingList([
        { title: line, factor: 2, ingredients: [parseIngredient(`2 ${line})`)] } as never,
      ]),
    ),
  'a Meal-Master file': (text) =>
    openFile(`MMMMM----- Recipe via Meal-Master\n\n      Title: Pie\n${text}`, 'a.mmf'),
  'a Cooklang file': (text) => openFile(`>> title: Pie\n${text}`, 'a.cook'),
  'a file of JSON-LD': (text) =>
    openFile(
      JSON.stringify([{ '@type': 'Recipe', name: 'Pie', recipeInstructions: text, yield: text }]),
      'a.json',
    ),
  'a text file': (text) => openFile(`Pie\n${text}`, 'a.txt'),
};

/** Doors of markup that stands between other markup: there a line break is a blank as any other. */
export const MARKUP: ReadonlySet<string> = new Set([
  'the middle of a page',
  'the list of a page',
  'attributes of a page',
]);
