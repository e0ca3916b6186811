import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const title = (text: string) => readText(text).title;

const LENTILS = `350 g de lentejas
1 chorizo
1 cebolla
2 zanahorias
Picamos la cebolla y la zanahoria y las pochamos.
Añadimos las lentejas y el chorizo y cocemos 40 minutos.`;

test('a dish is named after what a sentence says where a mail has another subject', () => {
  expect(
    title(`Objet : Re: vacances
Coucou, on est bien rentrés. Pour le far breton de Mamie Yvonne, c'est très simple :
250 g de farine
150 g de sucre
4 œufs
1 litre de lait
200 g de pruneaux
Mélange la farine, le sucre et les œufs.
Ajoute le lait et les pruneaux.
Cuis 45 minutes à 200 degrés.`),
  ).toBe('Far breton');
});

test('a dish is named with what describes it, in the form it has alone', () => {
  expect(
    title(`Nachmittags
Ich schreib dir den Russischen Zupfkuchen auf, wie versprochen.
350 g Mehl
200 g Butter
500 g Quark
3 Eier
Mehl und Butter verkneten und in die Form drücken.
Quark und Eier verrühren und darauf gießen. 60 Minuten backen.`),
  ).toBe('Russischer Zupfkuchen');
});

test('a channel that is named beside a dish is no title', () => {
  expect(
    title(`LENTEJAS CON CHORIZO como siempre | La Olla de Merche\nLa Olla de Merche\n${LENTILS}`),
  ).toMatch(/^lentejas con chorizo/i);
});

test('a dish in capitals goes before the subject that names a food', () => {
  expect(
    title(`Da: Fiorella Baldacci <fiorella@posta.example>
A: Ginevra Baldacci
Oggetto: Re: Re: cavolo nero in quantità
Data: mar 20 gen 2026 08:55

Ciao Ginevra,
ho provato a chiamarti ieri sera ma avevi il telefono spento.

Con tutto quel cavolo nero non hai scelta: RIBOLLITA. Te la scrivo come la fa la zia Norma, per sei persone almeno.

Servono 300 grammi di fagioli secchi
un mazzo grosso di cavolo nero
1 cipolla rossa
mezzo chilo di pane
Lessa i fagioli per un'ora.
Unisci il cavolo nero e la cipolla e fai ribollire.
Fai strati di pane e minestra.`),
  ).toMatch(/^ribollita$/i);
});

const ALMONDS = `200 g almonds
100 g stale bread
2 cloves garlic
50 ml olive oil
Soak the bread in water.
Blend the almonds, garlic and bread with the oil.
Chill the soup for two hours.`;

test.each([
  [
    `Subject: the ajo blanco

Hi love, this is the soup we had on the terrace.

${ALMONDS}`,
    'The ajo blanco',
  ],
  [
    `Right, is it going? Okay. So this is my ajo blanco, the soup, and it does four of us.\n\n${ALMONDS}`,
    'Ajo blanco',
  ],
  [`So this is my ajo blanco, the soup, and it does four of us.\n\n${ALMONDS}`, 'Ajo blanco'],
  [`Soup\n\n${ALMONDS}\n\nServe it with garlic bread. Tomorrow there is shepherd's pie.`, 'Soup'],
])('a kind of dish is no title where a dish is named above the list', (text, expected) => {
  expect(title(text)).toBe(expected);
});

test('a sentence that says of which kind it is names no dish', () => {
  expect(
    title(`Allora, questa è la torta, la mia sbrisolona, per sei persone.

200 g di farina
200 g di farina di mais
200 g di burro
200 g di mandorle

Tritate le mandorle e mescolatele con le farine.
Unite il burro e lavorate la torta con le dita.
Infornate a 180 gradi per 40 minuti.`),
  ).toBe('Sbrisolona');
});

test.each([
  ['Voici comment je fais mon lapin à la moutarde, c’est facile.', 'Lapin à la moutarde'],
  ['Así hago mi conejo al ajillo, que es muy fácil.', 'Conejo al ajillo'],
])('a dish is named after what a letter says how it is made: %s', (said, name) => {
  expect(
    title(`Objet : Tr: le lapin de dimanche

${said}

1 lapin en morceaux
4 c. à soupe de moutarde
25 cl de vin blanc

Badigeonner le lapin avec la moutarde.
Ajouter le vin et laisser mijoter trois quarts d'heure.`),
  ).toBe(name);
});

test.each([
  ["MRS. ALLEN'S PEPPER RELISH", "Mrs. Allen's Pepper Relish"],
  ["Dr. Baker's Pepper Relish", "Dr. Baker's Pepper Relish"],
])('the point of a form of address ends no sentence of a title: %s', (line, title) => {
  const draft = readText(
    `${line}\n\n12 red peppers\n6 onions\n3 cups vinegar\n\nGrind the peppers and onions.\nAdd the vinegar and boil for 20 minutes.\n`,
  );
  expect(draft.title).toBe(title);
});

test.each([
  ['Does anybody have a good recipe for fish pie?', 'Fish pie'],
  ['Hat jemand ein gutes Rezept für Käsespätzle?', 'Käsespätzle'],
  ['Quelqu’un a une bonne recette de quiche lorraine ?', 'Quiche lorraine'],
  ['Qualcuno ha una buona ricetta della caponata?', 'Caponata'],
  ['¿Alguien tiene una buena receta de gazpacho?', 'Gazpacho'],
])('a question for a recipe on top names the dish: %s', (question, dish) => {
  const draft = readText(
    `${question}\n\nSure, this is how we do it:\n\n400 g flour\n5 eggs\n200 g cheese\n1 onion\n\nBeat the flour and the eggs.\nAdd the cheese and bake it for 20 minutes.\n`,
  );
  expect(draft.title).toBe(dish);
});
