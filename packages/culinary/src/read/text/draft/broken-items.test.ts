import { describe, expect, it, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const read = (list: readonly string[]) =>
  readText(
    [
      'Ofengemüse\n',
      'Zutaten',
      '500 g Kartoffeln',
      ...list,
      '150 g Joghurt\n',
      'Zubereitung',
      'Kartoffeln schälen und in Stücke schneiden.',
      'Mit den übrigen Zutaten vermengen und 40 Minuten bei 200 °C backen.',
    ].join('\n'),
  );
const linesOf = (...list: string[]) =>
  read(list)
    .ingredients.flatMap(({ lines }) => lines)
    .slice(1, -1);

describe('an item that was broken in its midst', () => {
  test.each([
    ['1 kg Rindfleisch aus der', 'Schulter'],
    ['250 g Rosinen, am Vorabend in', '4 EL Rum eingelegt'],
    ['2 Zwiebeln, in feine Ringe', 'geschnitten'],
    ['100 g Schokolade (mind. 70 %', 'Kakao)'],
    ['a small bunch of', 'coriander'],
    ["3 cuillères à soupe d'huile", "d'olive"],
    ['2 filetti di acciuga sotto', 'sale'],
    ['30 g de beurre pour le', 'moule'],
    ['2 tranches épaisses de jambon', 'blanc'],
    ['1 vaso de vino', 'tinto'],
    ['la scorza grattugiata di', '1 limone'],
    ['100 g de pasas remojadas en', '2 cucharadas de ron'],
  ])('goes on in the line below: %s / %s', (above, below) => {
    expect(linesOf(above!, below!)).toEqual([`${above} ${below}`]);
  });

  it('does not go on where both lines say behind their food how much of it', () => {
    expect(linesOf('cipolla una', 'vino rosso mezzo bicchiere')).toEqual([
      'cipolla una',
      'vino rosso mezzo bicchiere',
    ]);
  });

  it.each([
    ['Cebolla grande, una', 'Pimientos verdes, 2'],
    ['Zwiebeln, eine', 'Paprika, 2'],
    ['cipolla, una', 'latte, mezzo bicchiere'],
    ['oignon gros, un', 'pommes de terre, 4'],
  ])('nor behind a comma: %s / %s', (above, below) => {
    expect(linesOf(above, below)).toEqual([above, below]);
    expect(read([above, below]).doubts.map(({ sentence }) => sentence)).not.toContain(
      `“${above}” may not be an ingredient.`,
    );
  });

  it('is one line of which no doubt says that it may be two', () => {
    expect(read(['250 ml Brühe oder', '200 ml Weißwein']).doubts).toEqual([]);
  });

  it('is none where a line is whole', () => {
    expect(linesOf('4 chicken thighs, skin on', '1 tsp salt')).toHaveLength(2);
    expect(linesOf('Salz und Pfeffer', '1 Prise Muskat')).toHaveLength(2);
  });
});

test('amounts in words behind a comma are amounts', () => {
  const { doubts } = readText(
    'Tortilla\n\nPatatas, 1 kilo\nHuevos, seis\nCebolla, una\nAceite, medio vaso\nSal, una pizca\n\nFreír las patatas con la cebolla.\nCuajar con los huevos.',
  );
  expect(doubts).toEqual([]);
});

describe('a list in one sentence that was broken anywhere', () => {
  it.each([
    ['Per una tortiera da 24 cm (8 fette)', '3 pere'],
    ['Per una tortiera da 24 cm', '3 pere'],
    ['Für eine Form von 26 cm (12 Stücke)', '3 Birnen'],
  ])('does not begin with the form above it: %s', (form, item) => {
    const { ingredients } = readText(`Torta

${form}
${item}, 200 g di farina, 150 g di zucchero, 100 g di burro, 3
uova, 100 g di cioccolato fondente, una bustina di
lievito per dolci.

Preparazione
Montate le uova con lo zucchero e unite la farina.`);
    expect(ingredients[0]!.lines.slice(0, 2)).toEqual([item, '200 g di farina']);
  });

  it('is read as the sentence', () => {
    const { ingredients } = readText(`Lentejas de mi madre

Para 6 personas.

Se necesita medio kilo de
lentejas pardinas, un
chorizo fresco de unos 200 g,
una cebolla grande, dos
zanahorias, un pimiento
verde, 2 dientes de ajo,
una hoja de laurel
y 4 cucharadas de aceite
de oliva.

1. Picar la cebolla, el ajo y el pimiento y sofreírlos en el aceite diez minutos.
2. Añadir las lentejas, la zanahoria, el laurel y el chorizo, cubrir con agua y cocer 40 minutos.`);
    expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
      'medio kilo de lentejas pardinas',
      'un chorizo fresco de unos 200 g',
      'una cebolla grande',
      'dos zanahorias',
      'un pimiento verde',
      '2 dientes de ajo',
      'una hoja de laurel',
      '4 cucharadas de aceite de oliva',
    ]);
  });

  it('begins in the line in which the servings stand', () => {
    const { ingredients } = readText(`Canederli di rape rosse

Per sei persone: 400 g di pane raffer-
mo; 300 g di rape rosse lessate; 2 uova; 2 dl di lat-
te; 80 g di burro; semi di papa-
vero.

Tagliate il pane a dadini e bagnatelo con il latte e le uova sbattute.
Unite le rape frullate, fate delle palle grandi e lessatele per 15 minuti.`);
    expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
      '400 g di pane raffermo',
      '300 g di rape rosse lessate',
      '2 uova',
      '2 dl di latte',
      '80 g di burro',
      'semi di papavero',
    ]);
  });
});

test.each([
  '80 g pecorino, tenetene una manciata per sopra',
  '100 g butter, a knob of it to stir in',
  '4 EL Öl, lasst einen Löffel über',
])('“%s” says where something goes, and ends there', (item) => {
  expect(linesOf(item, '2 rote Zwiebeln')).toEqual([item, '2 rote Zwiebeln']);
});

test.each([
  [
    'es',
    [
      'calabaza asada, 300 g de pulpa',
      'huevos, 4',
      'azúcar, 250 g',
      'leche, 100 ml',
      'sobres de gaseosa, 2 blancos y 2 morados',
      'ralladura de 1 limón',
      'azúcar y canela para espolvorear',
    ],
  ],
  [
    'en',
    [
      'roast pumpkin, 300 g of flesh',
      'eggs, 4',
      'sugar, 250 g',
      'milk, 100 ml',
      'sachets of yeast, 2 large and 1 small',
      'zest of 1 lemon',
      'sugar and cinnamon for dusting',
    ],
  ],
  [
    'de',
    [
      'Kürbis, 300 g davon gebacken',
      'Eier, 4',
      'Zucker, 250 g',
      'Milch, 100 ml',
      'Mehl, 350 g',
      'Abrieb von 1 Zitrone',
      'Zucker und Zimt zum Bestreuen',
    ],
  ],
  [
    'fr',
    [
      'potiron rôti, 300 g de chair',
      'œufs, 4',
      'sucre, 250 g',
      'lait, 100 ml',
      'levure, 2 sachets et 1 pincée',
      'zeste de 1 citron',
      'sucre et cannelle pour saupoudrer',
    ],
  ],
  [
    'it',
    [
      'zucca cotta, 300 g di polpa',
      'uova, 4',
      'zucchero, 250 g',
      'latte, 100 ml',
      'lievito, 2 bustine e 1 pizzico',
      'scorza di 1 limone',
      'zucchero e cannella per spolverare',
    ],
  ],
])(
  'each food keeps the amount behind its comma where the first has its own there, too: %s',
  (language, list) => {
    const heads: Record<string, [string, string, string]> = {
      es: ['Ingredientes', 'Preparación', 'Batir los huevos con el azúcar y hornear 40 minutos.'],
      en: ['Ingredients', 'Method', 'Beat the eggs with the sugar and bake for 40 minutes.'],
      de: ['Zutaten', 'Zubereitung', 'Eier mit dem Zucker schlagen und 40 Minuten backen.'],
      fr: ['Ingrédients', 'Préparation', 'Battre les œufs avec le sucre et cuire 40 minutes.'],
      it: [
        'Ingredienti',
        'Preparazione',
        'Sbattere le uova con lo zucchero e infornare per 40 minuti.',
      ],
    };
    const [listed, told, step] = heads[language as string]!;
    const { ingredients } = readText(['Coca', '', listed, ...list, '', told, step].join('\n'));
    expect(ingredients.flatMap(({ lines }) => lines)).toEqual(list);
  },
);
