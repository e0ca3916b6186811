/** As much as is fetched of a page. */
const BYTES = 8_000_000;

const RECIPE =
  '<h1>Barley Soup</h1><h2>Ingredients</h2><ul><li>200 g pearl barley</li><li>2 carrots, diced</li></ul>' +
  '<h2>Method</h2><ol><li>Simmer the barley with the carrots for forty minutes.</li></ol>';
const RECIPE_NODE = JSON.stringify({
  '@type': 'Recipe',
  name: 'Barley Soup',
  recipeIngredient: ['200 g barley'],
  recipeInstructions: ['Simmer the barley for forty minutes.'],
});
const WORDS = 'We cooked this on a cold evening and everybody asked for more of it. ';

const repeated = (piece: string, bytes = BYTES) => piece.repeat(Math.floor(bytes / piece.length));

/** Pages of 8 MB, each large in its own way. */
export const largePages: Readonly<Record<string, () => string>> = {
  'line breaks alone': () => repeated('soup<br>'),
  'elements in each other': () => repeated('<div>soup'),
  'flat paragraphs': () => RECIPE + repeated(`<p>${WORDS}</p>`),
  'lines like ingredients': () => RECIPE + repeated('<p>200 g pearl barley</p>'),
  tables: () =>
    RECIPE +
    repeated(`<table>${repeated('<tr><td>200 g</td><td>barley</td></tr>', 40_000)}</table>`),
  'a list without end': () => `${RECIPE}<ul>${repeated('<li>1 onion, chopped')}`,
  'structured data': () =>
    `<script type="application/ld+json">[${repeated('{"@type":"Person","name":"A reader"},')}${RECIPE_NODE}]</script>`,
  'broken structured data': () =>
    `<script type="application/ld+json">{"@type":"Recipe","name":"Barley Soup",${repeated(`"a":["${WORDS}",`)}</script>${RECIPE}`,
};
