import { expect, test } from '@jest/globals';
import { isPlaceholder, isTrial } from './placeholders.ts';
import { heading, lines, lists, marked, read, told, title } from './test-kit/plum-tart.ts';

test.each([
  'Titolo ricetta',
  'Ingrediente 1',
  'Scrivi qui il primo passaggio',
  'Recipe title goes here',
  'your second ingredient',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  'Zutat 1',
  'Ihre erste Zutat',
  'Schritt 2 hier eingeben',
  'Step 1 text',
  '[Recipe name]',
  'Titre de la recette',
  'Ajoutez votre premier ingrédient ici',
  'Étape 1',
  'Nombre de la receta',
  'Escribe aquí el primer paso',
  'A short description of your recipe.',
  'Nome da receita',
  'Naam van het recept',
  'Untitled recipe',
  'Ohne Titel',
])('%j is what a form shows where nobody filled it in', (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

test.each([
  'Plum tart',
  'Salt',
  '1 egg',
  'My mother’s recipe with plums',
  'Zwei Eier',
  'Recette de la tarte aux prunes',
  'Method',
  'Ricetta del nonno',
  'Step the dough down and leave it for an hour.',
  'Preparation',
])('%j is not', (text) => {
  expect(isPlaceholder(text)).toBe(false);
});

test.each([
  ['Your recipe title', 'Ingredient 1', 'Ingredient 2', 'Write your first step here'],
  ['Rezepttitel hier', 'Erste Zutat', 'Zweite Zutat', 'Schritt 1'],
  ['Titre de la recette', 'Ingrédient 1', 'Ingrédient 2', 'Écrivez ici la première étape'],
  ['Nombre de la receta', 'Ingrediente 1', 'Ingrediente 2', 'Escribe aquí el primer paso'],
])('data that say %j are no recipe, and the shown one is read', (name, one, two, step) => {
  const form = { name, recipeIngredient: [one, two], recipeInstructions: step, recipeYield: '1' };
  const found = read(`${marked(form)}${heading}<p>Serves 6</p>${lists}`, `${title} – The Orchard`);
  expect(found).toMatchObject({ title, lines, told, servings: 6 });
});

test('a form whose title alone was not filled in states its list', () => {
  const found = read(`${marked({ name: 'Recipe title' })}${heading}`, `${title} – The Orchard`);
  expect(found).toMatchObject({ title, lines, told });
});

test('a form whose list was not filled in states its title', () => {
  const form = { recipeIngredient: ['Zutat 1', 'Zutat 2'], recipeInstructions: 'Schritt 1' };
  const found = read(`${marked(form)}<h1>News of the week</h1>${lists}`);
  expect(found).toMatchObject({ title, lines, told });
});

test.each([
  'cobbler test DELETE ME',
  'test 2',
  'TEST - bitte löschen',
  'Recette à supprimer',
  'ne pas publier : daube',
  'torta prova non pubblicare',
  'Receta de prueba',
  'lentejas (no publicar)',
  'Löschen',
  'zum Löschen',
  'à supprimer',
  'da cancellare',
  'Receta para borrar',
  'Gulasch (löschen)',
  'Daube [à supprimer]',
  'Torta DA CANCELLARE',
  'Lentejas PARA BORRAR',
  'Damson cobbler DELETE',
])('“%s” is no name of a dish', (name) => {
  expect(isTrial(name)).toBe(true);
});

test.each([
  'Taste test chilli',
  'Prova d’orchestra, torta al cioccolato',
  'Testaroli al pesto',
  'Copycat tomato soup',
  'Gelöschter Kalk',
  'Copia e incolla',
  'Tisane au thym pour supprimer la toux',
  'Limonade zum Durst löschen',
  'LIMONADE ZUM DURST LÖSCHEN',
  'Tisana da eliminare il gonfiore',
  'Zumo de apio para eliminar',
  'Copy of Mum’s Lemon Tea',
  'Kopie von Gulasch',
  'Copia de Gazpacho',
])('“%s” may be one', (name) => {
  expect(isTrial(name)).toBe(false);
});

test.each([
  ['Copy of Plum tart', 'Plum tart'],
  ['Copy of copy of Mum’s Lemon Tea', 'Mum’s Lemon Tea'],
  ['Kopie von Gulasch', 'Gulasch'],
  ['Copie de Tarte aux prunes', 'Tarte aux prunes'],
  ['Copia de Gazpacho', 'Gazpacho'],
  ['Copia di Ribollita', 'Ribollita'],
  ['Copycat tomato soup', 'Copycat tomato soup'],
  ['Zumo de apio para eliminar', 'Zumo de apio para eliminar'],
])('%j names the dish %j', (name, dish) => {
  expect(read(marked({ name }))).toMatchObject({ title: dish, lines, told });
});
