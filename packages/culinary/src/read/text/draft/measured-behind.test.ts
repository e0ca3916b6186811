import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { missingBehind } from './measured-behind.ts';
import { hasAmountBehind } from '../lines/amount-behind.ts';

test.each([
  'alubias pintas, medio kilo',
  'Mehl, ein Pfund',
  'beurre, une demi-livre',
  'farina, mezzo chilo',
  'flour, half a pound',
  'huevos, media docena',
  'sale, un pizzico',
  'Butter: ein halbes Pfund',
])('%j is a food and how much of it', (line) => {
  expect(hasAmountBehind(line)).toBe(true);
});

test.each([
  'Pfeffer, gemahlen',
  'salt, to taste',
  'Saturday, a quarter past two',
  'Horno, media hora',
  'Rendimiento: medio kilo',
  'cebolla, picada, media',
])('%j is no food with its amount', (line) => {
  expect(hasAmountBehind(line)).toBe(false);
});

const RECIPES = {
  en: {
    title: 'Seed loaf',
    first: 'flour, half a pound',
    list: ['butter, 6 oz', 'sugar, 6 oz', 'eggs, half a dozen', 'salt, a pinch'],
    told: 'Cream the butter and sugar. Add the flour and bake for an hour.',
  },
  de: {
    title: 'Hefekranz',
    first: 'Mehl, ein Pfund',
    list: ['Milch, ein halber Liter', 'Zucker, 80 g', 'Salz, eine Prise'],
    told: 'Mehl und Milch verkneten. Im Ofen 30 Minuten backen.',
  },
  fr: {
    title: 'Gâteau de voyage',
    first: 'beurre, une demi-livre',
    list: ['farine, 300 g', 'sucre, 200 g', 'œufs, une demi-douzaine'],
    told: 'Mélanger le beurre et le sucre. Ajouter la farine et cuire 40 minutes.',
  },
  it: {
    title: 'Pagnotta della zia',
    first: 'farina, mezzo chilo',
    list: ['acqua, 300 ml', 'lievito, un cubetto', 'sale, un pizzico'],
    told: 'Impastare la farina con acqua e lievito. Cuocere in forno 25 minuti.',
  },
  es: {
    title: 'Lentejas viudas',
    first: 'lentejas, un cuarto de kilo',
    list: ['tomate, 1', 'zanahorias, un par', 'sal'],
    told: 'Poner las lentejas en agua. Añadir el tomate y cocer una hora.',
  },
};

const places = ['first', 'second', 'last'] as const;
const cases = Object.entries(RECIPES).flatMap(([language, recipe]) =>
  places.flatMap((place) => ['', '* '].map((bullet) => [language, place, bullet, recipe] as const)),
);
test.each(cases)(
  'a list in %s with a food before its amount in words as its %s item, behind “%s”, keeps all of its lines',
  (_language, place, bullet, { title, first, list, told }) => {
    const lines =
      place === 'first'
        ? [first, ...list]
        : place === 'second'
          ? [list[0]!, first, ...list.slice(1)]
          : [...list, first];
    const { ingredients } = readText(
      `${title}\n\n${lines.map((line) => bullet + line).join('\n')}\n\n${told}\n`,
    );
    expect(ingredients.flatMap((group) => group.lines)).toEqual(lines);
  },
);

test('a food that the title names and its amount stand in the list of a post', () => {
  const { ingredients, notes } = readText(
    'Emeterio                                       Mensajes: 1.204\nRegistrado: mar 2009                           09 oct, 22:08\n\nAqui van los caricos de Colindres. Para 5 o 6 personas:\n\nCARICOS DE COLINDRES\n* caricos, medio kilo\n* chorizo, 2\n* tocino, un trozo de 200 gr\n* cebolla, 1 entera\n* ajo, 3 dientes\n* sal\n\nLa noche antes poneis los caricos a remojo. Al dia siguiente, a la olla\ncon agua fria, la cebolla entera y el tocino. Fuego muy bajo y dos\nhoras. A falta de media hora echais el chorizo y el ajo.\n',
  );
  expect(ingredients.flatMap(({ lines }) => lines)[0]).toBe('caricos, medio kilo');
  expect(notes).not.toContain('caricos, medio kilo');
});

test('a food with its amount that stands near the list and was taken for a remark is said to be missing', () => {
  const block = { certainty: 1, listed: 0, told: 0, around: 0, at: 0, gap: 0 };
  const blocks = [
    { ...block, label: 'N' as const, text: 'alubias pintas, medio kilo' },
    { ...block, label: 'I' as const, text: 'chorizo, 1' },
  ];
  expect(missingBehind(blocks as never).map(({ sourceWords }) => sourceWords)).toEqual([
    'alubias pintas, medio kilo',
  ]);
});
