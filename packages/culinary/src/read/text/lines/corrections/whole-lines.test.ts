import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';

const LIST = {
  en: ['2 tbsp olive oil', '400 g lamb', '3 carrots', '100 ml cream'],
  de: ['2 EL Olivenöl', '400 g Lamm', '3 Möhren', '100 ml Sahne'],
  fr: ["2 cuillères d'huile", "400 g d'agneau", '3 carottes', '10 cl de crème'],
  it: ["2 cucchiai d'olio", '400 g di agnello', '3 carote', '100 ml di panna'],
  es: ['2 cucharadas de aceite', '400 g de cordero', '3 zanahorias', '100 ml de nata'],
};
const STEPS = {
  en: ['Brown the lamb in the oil.', 'Add the carrots and simmer for an hour.'],
  de: ['Das Lamm im Öl anbraten.', 'Die Möhren dazugeben und eine Stunde schmoren.'],
  fr: ["Faites dorer l'agneau dans l'huile.", 'Ajoutez les carottes et laissez mijoter une heure.'],
  it: ["Rosola l'agnello nell'olio.", "Unisci le carote e cuoci per un'ora."],
  es: ['Dora el cordero en el aceite.', 'Añade las zanahorias y cuece una hora.'],
};
type Language = keyof typeof LIST;

const chat = (language: Language, said: string, sender = 'Nives') =>
  readText(
    [
      ['Pau', 'Hello!'],
      ['Nives', { en: 'Stew', de: 'Eintopf', fr: 'Ragoût', it: 'Stufato', es: 'Guiso' }[language]],
      ['Nives', LIST[language].join('\n')],
      ...STEPS[language].map((step) => ['Nives', step]),
      [sender, said],
      ['Pau', '👍'],
    ]
      .map(([name, words], at) => `[14.02.24, 18:21:${10 + at}] ${name}: ${words}`)
      .join('\n'),
  );
const listOf = (language: Language, said: string, sender?: string): string[] =>
  chat(language, said, sender).ingredients.flatMap(({ lines }) => lines);

test.each<[Language, said: string, item: string]>([
  ['en', 'Oh and I forgot 150ml red wine', '150ml red wine'],
  ['en', 'I missed out 2 bay leaves', '2 bay leaves'],
  ['de', 'Da fehlen noch 2 Zwiebeln', '2 Zwiebeln'],
  ['de', 'Den Wein hab ich unterschlagen, 200 ml Rotwein kommen noch rein', '200 ml Rotwein'],
  ['fr', "J'ai zappé 20 cl de vin rouge", '20 cl de vin rouge'],
  ['it', 'Mi è sfuggito 1 bicchiere di vino', '1 bicchiere di vino'],
  ['es', 'Se me ha pasado decirte 150 ml de vino', '150 ml de vino'],
])('who forgot an item (%s), “%s”, has “%s” at the end of the list', (language, said, item) => {
  expect(listOf(language, said)).toEqual([...LIST[language], item]);
});

test.each<[Language, said: string]>([
  ['en', 'Leave the cream out actually, that is the other one'],
  ['en', 'Sorry, scrap the cream'],
  ['de', 'Die Sahne kannst du streichen, die gehört in den anderen'],
  ['de', 'Lass die Sahne weg'],
  ['fr', 'Oubliez la crème, je me trompe'],
  ['it', 'Scusa, la panna non ci va'],
  ['es', 'Perdona, quita la nata'],
])('what its author calls off (%s), “%s”, is off the list', (language, said) => {
  expect(listOf(language, said)).toEqual(LIST[language].slice(0, 3));
  expect(
    chat(language, said)
      .doubts.map(({ sentence }) => sentence)
      .join(),
  ).toContain('took a line off the list');
});

test.each<[Language, said: string, item: string]>([
  ['en', 'Sorry, use butter instead of the oil I said', '2 tbsp butter'],
  ['de', 'Sorry, Butter statt Olivenöl', '2 EL Butter'],
  ['fr', "Pardon, du beurre au lieu de l'huile", '2 cuillères de beurre'],
  ['it', "Scusa, al posto dell'olio ci va il burro, 50 g", '50 g di burro'],
  ['es', 'Perdona, mantequilla en vez del aceite', '2 cucharadas de mantequilla'],
])('a food that its author takes back (%s), “%s”, gives way to “%s”', (language, said, item) => {
  expect(listOf(language, said)).toEqual([item, ...LIST[language].slice(1)]);
});

test.each<[Language, said: string, sender: string]>([
  ['en', "Don't forget 2 glasses of wine for the cook", 'Nives'],
  ['en', 'Leave out the cream for a lighter version', 'Nives'],
  ['en', 'You can use butter instead of the oil', 'Nives'],
  ['en', 'I forgot 150ml red wine', 'Pau'],
  ['de', 'Lass die Sahne bis zum Schluss draußen', 'Nives'],
  ['fr', "On peut mettre du beurre au lieu de l'huile", 'Nives'],
  ['it', 'Togli la panna se la vuoi leggera', 'Nives'],
  ['es', 'Quita la nata si la quieres ligera', 'Nives'],
])('what leaves a choice (%s), “%s”, changes no line of the list', (language, said, sender) => {
  expect(listOf(language, said, sender)).toEqual(LIST[language]);
});

const written = (language: Language, said: string): string[] =>
  readText(
    `Stew\n\n${LIST[language].join('\n')}\n\n${STEPS[language].join('\n')}\n\n${said}\n`,
  ).ingredients.flatMap(({ lines }) => lines);

test.each<[Language, said: string]>([
  ['en', 'EDIT 2: leave out the cream'],
  ['en', 'Oh by the way, no cream after all'],
  ['de', 'Nachtrag: die Sahne weglassen'],
  ['de', 'Ach übrigens, doch keine Sahne'],
  ['fr', 'Edit : enlever la crème'],
  ['fr', 'Au fait, pas de crème finalement'],
  ['it', 'Modifica 2: togliere la panna'],
  ['it', 'A proposito, niente panna alla fine'],
  ['es', 'Edito: quitar la nata'],
  ['es', 'Por cierto, al final nada de nata'],
])('what a later line takes off the list (%s), “%s”, is off it', (language, said) => {
  expect(written(language, said)).toEqual(LIST[language].slice(0, 3));
});

test.each<[Language, said: string]>([
  ['en', 'PS: no cream needed if you use coconut milk'],
  ['en', 'Serve it with no cream'],
  ['en', 'No, no need to peel the carrots x'],
  ['es', 'Quitar la nata que sobre y servir'],
  ['fr', 'Retirer la crème du froid avant de servir'],
  ['de', 'Ohne Sahne wird es leichter'],
  ['fr', 'PS : pas de crème pour les enfants'],
  ['it', 'Senza panna viene più leggero'],
  ['es', 'Sin nata queda más ligero'],
])('what may go without a food (%s), “%s”, leaves the list as it is', (language, said) => {
  expect(written(language, said)).toEqual(LIST[language]);
});
