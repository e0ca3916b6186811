import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const RECIPES: Record<string, string> = {
  en: 'Barley broth\n\n200 g pearl barley\n2 turnips, diced\n400 ml stock\n\nSimmer the barley in the stock for 40 minutes.\nAdd the turnips and cook until tender.',
  de: 'Apfelpfannkuchen\n\n200 g Mehl\n4 Eier\n300 ml Milch\n2 Äpfel\n\nMehl, Eier und Milch verrühren.\nÄpfel in Scheiben schneiden und mit dem Teig in der Pfanne backen.',
  fr: 'Gratin de courgettes\n\n1 kg de courgettes\n3 œufs\n25 cl de crème\n\nFaites revenir les courgettes à la poêle.\nBattez les œufs avec la crème, versez dessus et enfournez 30 minutes.',
  it: 'Torta di carote\n\n300 g di carote\n250 g di farina\n3 uova\n\nGrattugia le carote.\nMonta le uova, unisci la farina e le carote e cuoci in forno.',
  es: 'Crema de calabaza\n\n1 kg de calabaza\n2 puerros\n200 ml de nata\n\nRehoga los puerros en una olla.\nAñade la calabaza, cubre de agua, cuece y tritura con la nata.',
};

const SAID: [language: string, written: string, others: string][] = [
  ['en', 'Posts', 'We always had ours with dumplings, and plenty of pepper.'],
  ['de', 'Beiträge', 'Bei uns kam da immer noch Zimt drüber, herrlich.'],
  ['fr', 'Messages', 'Chez nous on le mangeait avec du riz, quel souvenir.'],
  ['it', 'Messaggi', 'Da noi si mangiava con la panna montata, che buona.'],
  ['es', 'Mensajes', 'En mi casa la tomábamos con picatostes, qué rica.'],
];

const numbered = (language: string, written: string, others: string): string =>
  `Forum » Kitchen\n\n#1  pau77     ${written}: 88      12/01, 10:14\n${others}\n\n#2  nives_k     ${written}: 311      12/01, 13:40\n${RECIPES[language]}\n\n#3  berta     ${written}: 15      12/01, 15:02\n${others}\n`;
const below = (language: string, written: string, others: string): string =>
  `Forum » Kitchen\n\n-----\nPau77              Thu 14 Nov, 19:02\n${written}: 38\n${others}\n\n-----\nNives_K              Thu 14 Nov, 20:41\n${written}: 1,907\n\n${RECIPES[language]}\n\n-----\nBerta              Thu 14 Nov, 21:05\n${written}: 212\n${others}\n`;

const STAMPS: Record<string, (name: string) => string> = {
  en: (name) => `${name} wrote on 3 May 2019, 8:01 pm:`,
  de: (name) => `von ${name} » So 24. Aug 2014, 19:43`,
  fr: (name) => `${name}, le 12 mars 2019 à 18h02`,
  it: (name) => `da ${name} » 19/08/2025, 13:27`,
  es: (name) => `por ${name} » 12 de mayo de 2020, 9:15`,
};
const stamped = (language: string, _: string, others: string): string =>
  `Forum » Kitchen\n\n${STAMPS[language]!('pau77')}\n${others}\n\n${STAMPS[language]!('Nives_K')}\n\n${RECIPES[language]}\n\n${STAMPS[language]!('berta')}\n\n${others}\n`;
const aboveAll = (language: string, _: string, others: string): string =>
  `${RECIPES[language]}\n\n${STAMPS[language]!('pau77')}\n${others}\n\n${STAMPS[language]!('berta')}\n${others}\n`;

test.each(SAID)('what others write in a forum is left out (%s)', (language, written, others) => {
  for (const page of [numbered, below, stamped, aboveAll]) {
    const { leftOut, doubts: _doubts, ...recipe } = readText(page(language, written, others));
    expect(JSON.stringify(recipe)).not.toContain(others.slice(0, 30));
    expect(leftOut.join('\n')).toContain(others);
    expect(recipe.title).toBe(RECIPES[language]!.split('\n', 1)[0]);
  }
});

test('what the giver of a recipe writes in a further post stays', () => {
  const page = `${numbered('de', 'Beiträge', 'Wie macht ihr die?')}\n#4  nives_k     Beiträge: 312      12/01, 18:55\nWarm schmecken sie am besten, mit Apfelmus.\n`;
  const { leftOut: _leftOut, ...recipe } = readText(page);
  expect(JSON.stringify(recipe)).toContain('mit Apfelmus');
});

test('an amount that another member says in a counted post sets nothing right', () => {
  const page = `${numbered('de', 'Beiträge', 'Wie macht ihr die?')}\n#4  olga     Beiträge: 3      12/01, 18:55\nKorrektur: nicht 200 g Mehl, es müssen 250 g Mehl sein.\n`;
  const { ingredients, doubts } = readText(page);
  expect(ingredients[0]!.lines).toContain('200 g Mehl');
  expect(JSON.stringify(doubts)).toContain('250 g Mehl');
});
