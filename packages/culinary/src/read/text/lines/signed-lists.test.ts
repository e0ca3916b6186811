import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const METHOD = `

Tagliare la carne a pezzi e metterla in un tegame con l'aglio e i grani di pepe. Niente olio:
il muscolo ha già il suo.

Coprire e lasciar sobbollire per tre ore abbondanti. Nell'ultima mezz'ora sco-

                              99

perchiare, perché il sugo si ristringa.

Arrostire il pane e versarvi sopra la carne con il suo intinto.
`;
const LIST = [
  'muscolo di manzo, 1 kg e mezzo',
  'aglio, 15 spicchi',
  'pepe nero in grani, 2 cucchiai',
  'vino Chianti, una bottiglia',
  'salvia e rosmarino',
  'sale grosso',
];

test.each(['Dosi per sei persone', 'Ingredienti per sei persone'])(
  'a list in one sentence, parted by signs and broken anywhere, is read item by item below “%s”',
  (head) => {
    const { ingredients, servings } = readText(
      `PEPOSO ALLA FORNACINA\n\n${head}: muscolo di manzo, 1 kg e mezzo; aglio,\n15 spicchi; pepe nero in grani, 2 cucchiai; vino Chianti, una\nbottiglia; salvia e rosmarino; sale grosso.${METHOD}`,
    );
    expect(ingredients.flatMap(({ lines }) => lines)).toEqual(LIST);
    expect(servings).toBe(6);
  },
);

test('items that end in a sign stay apart, and a sentence goes on over the end of a page and below a colon', () => {
  const { ingredients, steps } = readText(
    `PEPOSO ALLA FORNACINA\n\nIngredienti\n${LIST.map((item) => `${item};`).join('\n')}\n\nPreparazione${METHOD}`,
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(LIST.length);
  expect(steps.map(({ text }) => text)).toEqual([
    "Tagliare la carne a pezzi e metterla in un tegame con l'aglio e i grani di pepe. Niente olio: il muscolo ha già il suo.",
    "Coprire e lasciar sobbollire per tre ore abbondanti. Nell'ultima mezz'ora scoperchiare, perché il sugo si ristringa.",
    'Arrostire il pane e versarvi sopra la carne con il suo intinto.',
  ]);
});

test('dashes part the items of a list that was broken anywhere, and stand within items that have a line each', () => {
  const listed = (list: string) =>
    readText(`BACCALÀ\n\n${list}${METHOD}`).ingredients.flatMap(({ lines }) => lines);
  expect(
    listed(
      'Un chilo di stoccafisso - mezzo chilo di cipolle\nbianche - tre acciughe sotto sale - mezzo litro di\nlatte fresco - 50 grammi di formaggio\ngrana - poca farina bianca\n(per sei persone)',
    ),
  ).toEqual([
    'Un chilo di stoccafisso',
    'mezzo chilo di cipolle bianche',
    'tre acciughe sotto sale',
    'mezzo litro di latte fresco',
    '50 grammi di formaggio grana',
    'poca farina bianca',
  ]);
  const apart = ['Cipolle - 300 g, affettate', 'Farina - 200 g', 'Latte - 1 litro', 'Uova - 3'];
  expect(listed(apart.join('\n'))).toEqual(apart);
});

test('what the lists of two parts are headed by stands in no line of the other', () => {
  const { ingredients } = readText(
    'ERBAZZONE\n\nPer la sfoglia: farina gr. 300; strutto gr. 50; sale 1 presa; acqua tiepida ml. 130\nPer il ripieno: bietole kg. 1; cipollotti n. 2; parmigiano hg. 1,5; sale q.b.\n\nProcedimento: Impastare la farina con lo strutto. Lessare le bietole e tritarle. Infornare a 200° per 35 min.',
  );
  expect(ingredients.map(({ lines }) => lines)).toEqual([
    ['farina gr. 300', 'strutto gr. 50', 'sale 1 presa', 'acqua tiepida ml. 130'],
    ['bietole kg. 1', 'cipollotti n. 2', 'parmigiano hg. 1,5', 'sale q.b.'],
  ]);
});

test.each([
  ['Per la sfoglia', 'Per il ripieno'],
  ['Sfoglia', 'Ripieno'],
])('a row of another part of the list begins anew: “%s”, “%s”', (first, second) => {
  const { ingredients } = readText(
    `ERBAZZONE (x 8 pers.)\n${first}: farina 00 gr. 300; strutto gr. 50; sale 1 presa; acqua tiepida ml. 130\n${second}: bietole kg. 1; aglio 1 spicchio; parmigiano grattugiato hg. 1,5; pancetta gr. 60${METHOD}`,
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
    'farina 00 gr. 300',
    'strutto gr. 50',
    'sale 1 presa',
    'acqua tiepida ml. 130',
    'bietole kg. 1',
    'aglio 1 spicchio',
    'parmigiano grattugiato hg. 1,5',
    'pancetta gr. 60',
  ]);
});
