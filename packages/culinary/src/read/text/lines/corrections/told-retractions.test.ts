import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';

const itemsOf = (text: string): string[] =>
  readText(text).ingredients.flatMap(({ lines }) => lines);

const told = {
  en: (correction: string) =>
    `Barley broth\n\nIt feeds four. You need two turnips, diced, three carrots, 200 grams of pearl barley, a litre of stock and a pinch of salt. ${correction} Simmer the barley in the stock for forty minutes. Add the turnips and carrots and cook until they are tender.`,
  de: (correction: string) =>
    `Kartoffelsuppe\n\nFür vier Leute brauchst du ein Kilo Kartoffeln, zwei Möhren, eine Stange Lauch, einen Liter Brühe und drei Esslöffel Sahne. ${correction} Die Kartoffeln und Möhren schälst du und kochst sie in der Brühe weich. Dann pürierst du alles und rührst die Sahne unter.`,
  fr: (correction: string) =>
    `Soupe de potiron\n\nPour quatre, il te faut un kilo de potiron, deux carottes, un litre de bouillon, trois cuillères à soupe de crème et du sel. ${correction} Tu coupes le potiron et les carottes et tu les fais cuire dans le bouillon. Ensuite tu mixes et tu ajoutes la crème.`,
  it: (correction: string) =>
    `Zuppa di zucca\n\nPer quattro persone ti servono un chilo di zucca, due carote, un litro di brodo, tre cucchiai di panna e sale. ${correction} Taglia la zucca e le carote e falle cuocere nel brodo per mezz'ora. Poi frulla tutto e aggiungi la panna.`,
  es: (correction: string) =>
    `Crema de calabaza\n\nPara cuatro necesitas un kilo de calabaza, dos zanahorias, un litro de caldo, tres cucharadas de nata y sal. ${correction} Cortas la calabaza y las zanahorias y las cueces en el caldo media hora. Luego lo trituras todo y añades la nata.`,
};

test.each<[keyof typeof told, correction: string, item: string]>([
  ['en', 'No wait, four carrots.', 'four carrots'],
  ['en', 'Hang on, four carrots, four of them.', 'four carrots'],
  ['en', 'Scratch that, 250 grams of barley.', '250 grams of pearl barley'],
  ['en', 'No, sorry, two litres of stock.', 'two litres of stock'],
  ['de', 'Ach nein, drei Möhren, drei.', 'drei Möhren'],
  ['de', 'Halt, zwei Liter Brühe.', 'zwei Liter Brühe'],
  ['de', 'Nein, warte. Fünf Esslöffel Sahne.', 'fünf Esslöffel Sahne'],
  ['fr', 'Ah non, trois carottes, trois.', 'trois carottes'],
  ['fr', 'Attends, deux litres de bouillon.', 'deux litres de bouillon'],
  ['fr', 'Je me trompe, quatre cuillères à soupe de crème.', 'quatre cuillères à soupe de crème'],
  ['it', 'Anzi no, tre carote.', 'tre carote'],
  ['it', 'No, aspetta, due litri di brodo.', 'due litri di brodo'],
  ['it', 'Anzi, quattro cucchiai di panna.', 'quattro cucchiai di panna'],
  ['es', 'No, espera, tres zanahorias.', 'tres zanahorias'],
  ['es', 'Ay no, dos litros de caldo.', 'dos litros de caldo'],
  ['es', 'Miento, cuatro cucharadas de nata.', 'cuatro cucharadas de nata'],
])('who tells a recipe (%s) and says “%s” has “%s” in the list', (language, correction, item) => {
  const text = told[language](correction);
  const before = itemsOf(told[language](''));
  const after = itemsOf(text);
  expect(after).toHaveLength(before.length);
  expect(after.filter((line) => !before.includes(line))).toEqual([item]);
  const draft = readText(text);
  expect(draft.steps.map(({ text: step }) => step).join(' ')).not.toContain(correction);
  expect(draft.doubts.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining('The list said “'),
  );
});

test.each<[keyof typeof told, remark: string]>([
  ['en', 'Wait until the stock boils, two minutes or so.'],
  ['en', 'No, not a wet day goes by without it.'],
  ['de', 'Warte zehn Minuten, bis die Brühe kocht.'],
  ['fr', 'Attends dix minutes que le bouillon bouille.'],
  ['it', 'Aspetta dieci minuti che il brodo bolla.'],
  ['es', 'Espera diez minutos a que hierva el caldo.'],
])('what only waits (%s), “%s”, takes no amount back', (language, remark) => {
  const before = itemsOf(told[language](''));
  const after = readText(told[language](remark));
  expect(after.ingredients.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(before));
  expect(after.doubts.map(({ sentence }) => sentence).join()).not.toMatch(
    /takes back|The list said/,
  );
});

test.each([
  ['Looking at my card again, it is 600 ml of stock, not 400, the barley was thirsty last time.'],
  ['EDIT: just checked, it was 600 ml of stock.'],
  ['Edited: I looked it up and it is 600 ml of stock.'],
])('“%s” below a recipe sets its list right', (said) => {
  const text = `Barley broth\n\n200 g pearl barley\n2 turnips, diced\n3 carrots\n400 ml stock\n\nSimmer the barley in the stock for 40 minutes.\nAdd the turnips and carrots and cook until tender.\n\n${said}`;
  expect(itemsOf(text)).toContain('600 ml stock');
});

test.each([
  ['Editado: he mirado la libreta y son 6 huevos.', '6 huevos'],
  ['Modificado: son 300 g de harina.', '300 g de harina'],
])('“%s” sets a Spanish list right', (said, item) => {
  const text = `Bizcocho\n\n4 huevos\n250 g de harina\n200 g de azúcar\n\nBate los huevos con el azúcar.\nAñade la harina y hornea 40 minutos.\n\n${said}`;
  expect(itemsOf(text)).toContain(item);
});

test('what quotes another in a post is still of its own author further on', () => {
  const text = `Cabbage thread\n\n#1  mo_marrow            Posted: 02 Feb, 18:22\nAny idea for a whole cabbage?\n\n#2  gus_glen            Posted: 02 Feb, 19:05\nmo_marrow wrote:\n> Any idea for a whole cabbage?\n\nColcannon\n\n700 g potatoes\n1 savoy cabbage\n75 g butter\n100 ml milk\n\nBoil the potatoes and mash them with the milk.\nFry the cabbage in the butter and fold it in.\n\n#3  gus_glen            Posted: 03 Feb, 08:30\nSorry Mo, the butter should be 90 g, not 75.`;
  expect(itemsOf(text)).toContain('90 g butter');
});

test.each<[keyof typeof told, correction: string, item: string]>([
  ['en', 'Let me correct that: four carrots, not three, I looked it up.', 'four carrots'],
  ['en', 'Sorry, four carrots not three, one is for the top.', 'four carrots'],
  ['en', 'Sorry no, four carrots not three, everyone gets a whole one.', 'four carrots'],
  ['de', 'Ich korrigiere mich: Bei den Möhren sind es drei, nicht zwei.', 'drei Möhren'],
  ['de', 'Sorry, nein, drei Möhren, nicht zwei, eine ist für oben.', 'drei Möhren'],
  [
    'fr',
    "Je corrige : pour les carottes c'est trois, pas deux, je viens de voir.",
    'trois carottes',
  ],
  ['fr', "Pardon non, trois carottes pas deux, c'est mieux.", 'trois carottes'],
  ['it', 'Correggo: di carote ce ne vanno tre, non due.', 'tre carote'],
  ['it', 'Scusa no, tre carote non due, una è per decorare.', 'tre carote'],
  ['es', 'Rectifico: de zanahorias son tres, no dos.', 'tres zanahorias'],
  ['es', 'No, perdonad, he dicho dos, son tres zanahorias.', 'tres zanahorias'],
])('who says (%s) “%s” has “%s” in the list', (language, correction, item) => {
  const draft = readText(told[language](correction));
  const items = draft.ingredients.flatMap(({ lines }) => lines);
  expect(items).toHaveLength(itemsOf(told[language]('')).length);
  expect(items).toContain(item);
  expect(draft.steps.map(({ text }) => text).join(' ')).not.toContain(item);
});

test('large numbers in words are taken back without their unit', () => {
  const text = told.it('No scusa, ho detto trecento, sono quattrocento grammi di riso.');
  expect(itemsOf(text.replace('due carote', 'trecento grammi di riso'))).toContain(
    'quattrocento grammi di riso',
  );
});

test.each([
  [
    'Dann 2 Eier mit 100 g Puderzucker schaumig rühren.\nDie Form auslegen und 250 g Butterkekse hineinschichten.\nMoment, 200 g Kekse reichen, nicht 250.\nFünf Stunden kühlen und in Scheiben schneiden.',
    '200 g Butterkekse',
  ],
  [
    'Whisk 2 eggs with 100 g icing sugar until pale.\nLine the tin and layer in 250 g of biscuits.\nHang on, 200 g of biscuits, not 250.\nChill for five hours and cut into slices.',
    '200 g of biscuits',
  ],
])('an amount that only a step says is set right there: %#', (text, item) => {
  const draft = readText(`Kalter Hund\n\n${text}`);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toContain(item);
  expect(draft.steps).toHaveLength(3);
});

test('some of what the list has stays as many', () => {
  const text = told.en('No wait, four carrots, not three.');
  expect(
    readText(`${text} Put three of the carrots on the top.`)
      .steps.map((step) => step.text)
      .join(' '),
  ).toContain('three of the carrots');
});

test('what is taken back in the midst of broken lines is set right, and nothing beside it is lost', () => {
  const draft = readText(
    "Tourte\n\nIl te faut un kilo de blettes, deux pâtes, 15 cl de crème\net un oignon.\n\nHors du feu tu mélanges les blettes avec l'oignon et la\ncrème. Je corrige : pour la crème c'est 20 cl, pas 15, je\nviens de regarder. Tu verses sur la pâte et tu couvres.\nTu enfournes pendant 35 minutes.",
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toContain('20 cl de crème');
  const steps = draft.steps.map(({ text }) => text).join(' ');
  expect(steps).toContain("avec l'oignon et la crème. Tu verses");
  expect(steps).not.toContain('corrige');
});

test('what an author wrote before is named behind what stands', () => {
  expect(
    itemsOf(
      'Hinnies\n\n350 g flour\n50 g lard\n150 g currants\n\nRub the lard into the flour and stir in the currants.\nRoll it out and cook on a griddle.\n\nP.S. It is 75 g of lard, I wrote 50 above.',
    ),
  ).toContain('75 g lard');
});

test('a correction that was followed is missed among the steps by no other reading', () => {
  const { doubts } = readText(told.de('Ach nein, drei Möhren, nicht zwei.'));
  expect(doubts.map(({ sentence }) => sentence).join('\n')).not.toContain('A step may be missing');
});

test('why an amount is taken back names nothing', () => {
  expect(
    itemsOf(
      'Polenta concia\n\n500 g di farina gialla\n200 g di toma, a dadini\n150 g di burro\n\nMescola la farina per quaranta minuti.\nUnisci il formaggio e il burro.\n\nNo scusa, 300 g di toma non 200, se no non fila.',
    ),
  ).toContain('300 g di toma, a dadini');
});

const ending = (language: keyof typeof told, said: string) => `${told[language]('')}\n\n${said}`;

test.each<[keyof typeof told, said: string, item: string]>([
  ['en', 'Oh and I said three carrots, go for five, they shrink.', 'five carrots'],
  ['en', 'Hold on, for this pan it is four carrots, three was for the small one.', 'four carrots'],
  ['en', 'Scrap that, I looked it up: stock is 2 litres. One boils away', '2 litres of stock'],
  ['en', 'PS. I told you two turnips. Three is what it wants.', 'three turnips, diced'],
  [
    'de',
    'Ach ja, und bei der Sahne hab ich drei gesagt, nimm lieber fünf Esslöffel, das schmeckt besser.',
    'fünf Esslöffel Sahne',
  ],
  ['de', 'Vergiss das, ich hab nachgeschaut: Brühe sind 2 Liter.', '2 Liter Brühe'],
  [
    'fr',
    "Ah, et pour les carottes, je t'ai dit deux, mets-en plutôt quatre, on est gourmands.",
    'quatre carottes',
  ],
  [
    'fr',
    "Attends, pour ce potiron c'est trois carottes, deux c'était pour le petit.",
    'trois carottes',
  ],
  ['it', 'Ah, per le carote ti ho detto due, mettine quattro, sono piccole.', 'quattro carote'],
  ['it', 'Lascia stare, ho guardato sul libro: il brodo sono 2 litri.', '2 litri di brodo'],
  [
    'es',
    'Ay, espera, que con un kilo de calabaza son tres zanahorias, dos era para la pequeña.',
    'tres zanahorias',
  ],
  [
    'es',
    'EDITO: son 2 litros de caldo y no uno, que me ha corregido mi hermana.',
    '2 litros de caldo',
  ],
])('who tells a recipe (%s) and ends with “%s” has “%s” in the list', (language, said, item) => {
  expect(itemsOf(ending(language, said))).toContain(item);
});

test.each<[keyof typeof told, said: string]>([
  ['en', 'I said two turnips because mine are large, with small ones you may want three.'],
  ['de', 'Wer mag, nimmt statt der zwei Möhren vier, dann wird sie süßer.'],
  ['fr', 'La prochaine fois je mets trois carottes.'],
  ['it', 'Oubi ci metto anche quattro carote quando siamo in tanti.'],
  ['es', 'Para ocho personas pon cuatro zanahorias.'],
])('what leaves a choice (%s), “%s”, changes no amount', (language, said) => {
  expect(itemsOf(ending(language, said))).toEqual(
    expect.arrayContaining(itemsOf(told[language](''))),
  );
});

test('the step keeps the words of who takes an amount back at once, and the list made of it has the last', () => {
  const draft = readText(
    'Onion bake\n\nWhisk 150 g of plain flour, no wait, make it 200, with four eggs and 300 ml of milk. Melt 40 g of butter in a wide pan and fry two onions, chopped, until golden. Pour the batter over and bake it for half an hour.',
  );
  expect(draft.ingredients[0]!.lines[0]).toBe('200 g of plain flour');
  expect(draft.steps[0]!.text).toContain('150 g of plain flour, no wait, make it 200,');
  expect(draft.doubts).toContainEqual(
    expect.objectContaining({ part: 'ingredient', index: 0, words: ['200'] }),
  );
});

test('a step that takes an amount back stays a step, and the list has the new amount', () => {
  const draft = readText(
    told
      .en('')
      .replace(
        'Simmer the barley',
        'Stir in the barley and the carrots, and actually, I said three carrots, but make that four. Simmer the barley',
      ),
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toContain('four carrots');
  expect(draft.steps.map(({ text }) => text).join(' ')).toContain(
    'Stir in the barley and the carrots',
  );
});

test('a unit that counted one is said in its other number once it counts more', () => {
  expect(
    itemsOf(
      ending('fr', 'Pardon, deux pincées de sel, pas une.').replace('du sel', 'une pincée de sel'),
    ),
  ).toContain('deux pincées de sel');
  const text = told.en('').replace('a pinch of salt', 'one tablespoon of mustard');
  expect(itemsOf(`${text}\n\nI said one tablespoon of mustard, but make that two.`)).toContain(
    'two tablespoons of mustard',
  );
});
