import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { dishPresented, isFiller, withoutVerbOrDay, withoutTelling } from './dish-presented.ts';

test.each([
  ['So this is my mum’s fish pie, you asked for it.', 'Mum’s fish pie'],
  [
    'Na gut, das ist der Kirschenmichel von Oma Lore, der reicht für vier.',
    'Kirschenmichel von Oma Lore',
  ],
  ['Voici donc la truffade, celle des vacances.', 'Truffade'],
  ['Cara Tina, eccoti la ribollita di nonna Ada.', 'Ribollita di nonna Ada'],
  ['Aquí tienes el marmitako del abuelo Paco.', 'Marmitako del abuelo Paco'],
])('a sentence that shows a dish names it: “%s”', (text, name) => {
  expect(dishPresented(text)).toBe(name);
});

test.each([
  ["It's called haymaker's switchel and this does eight glasses.", "Haymaker's switchel"],
  ['Das heißt bei uns Schnüsch und reicht für vier.', 'Schnüsch'],
  ["Ça s'appelle la fouée et on la mange chaude.", 'Fouée'],
  ['Si chiama testarolo e viene dalla Lunigiana.', 'Testarolo'],
  ['Se llaman paparajotes y son de la huerta.', 'Paparajotes'],
])('what something is called is its name, known or not: “%s”', (text, name) => {
  expect(dishPresented(text)).toBe(name);
});

test.each([
  ['Here is the flummadiddle the way my gran made it.', 'Flummadiddle'],
  ['Hier ist der Dotsch, so wie ihn Oma gemacht hat.', 'Dotsch'],
  ['Voici la miasse comme la faisait Léonie.', 'Miasse'],
  ['Eccoti lo smacafam come lo fa mia suocera.', 'Smacafam'],
  ['Aquí va el zarangollo, como lo hace mi suegra.', 'Zarangollo'],
])('a dish that nobody knows is named where it is said who makes it so: “%s”', (text, name) => {
  expect(dishPresented(text)).toBe(name);
});

test.each([
  'Das ist der Grund, warum ich schreibe.',
  "Here's the thing about soup.",
  'Voici la vidéo, comme promis.',
  'Ecco la ricetta della zia.',
  'Aquí tienes la lista de la compra.',
])('what is no dish is not named: “%s”', (text) => {
  expect(dishPresented(text)).toBeNull();
});

test('whose dish it is to the reader or the teller is no part of its name', () => {
  expect(dishPresented('Voici la truffade de ton grand-père.')).toBe('Truffade');
  expect(dishPresented('Ecco la ribollita di tua nonna.')).toBe('Ribollita');
  expect(dishPresented('Et voilà la ratatouille de ma belle-mère, pour huit.')).toBe('Ratatouille');
  expect(dishPresented('Aquí tienes el marmitako de mi padre.')).toBe('Marmitako');
  expect(dishPresented('Hier ist der Kirschenmichel von deiner Oma.')).toBe('Kirschenmichel');
});

test.each([
  'Right',
  "Can't",
  'Also',
  'Bon, alors',
  'Allora',
  'Pues',
  'Dear Ada',
  'Liebe Käthe,',
  'Ma Camille,',
  'Cara Tina,',
  'Querida Marta:',
  'Auf die Einkaufsliste',
  'Aggiungi alla lista della spesa',
])('a filler, a contraction, a form of address or a button is no title: “%s”', (title) => {
  expect(isFiller(title)).toBe(true);
});

test.each(['So Suppe', 'Mon gâteau,', 'Meine Suppe,', 'Liebesknochen', 'Ma soupe'])(
  'a name that begins like a filler or an address stays one: “%s”',
  (title) => {
    expect(isFiller(title)).toBe(false);
  },
);

test.each([
  ['Ist der Kirschenmichel von Oma Lore', 'Kirschenmichel von Oma Lore'],
  ['Est la soupe de Léonie', 'Soupe de Léonie'],
  ['Flamiche aux poireaux pour samedi', 'Flamiche aux poireaux'],
  ['Apfelkuchen für Sonntag', 'Apfelkuchen'],
  ['Leek tart for Saturday', 'Leek tart'],
  ['This is how I make fish pie', 'Fish pie'],
  ['Kartoffelsuppe geht', 'Kartoffelsuppe'],
  ['Salmorejo de remolacha sale', 'Salmorejo de remolacha'],
  ['Passo quindi alla torta di noci', 'Torta di noci'],
  ['Comment je fais la soupe de poisson', 'Soupe de poisson'],
  ['Torta di mele per domenica', 'Torta di mele'],
  ['Tarta de manzana para el domingo', 'Tarta de manzana'],
])('a verb before a name and a day behind it are no part of it: “%s”', (title, name) => {
  expect(withoutVerbOrDay(title)).toBe(name);
});

test.each(['Easter Sunday ham', 'Sauce for the Sunday roast', 'Es war einmal ein Kuchen'])(
  'a day within a name stays there: “%s”',
  (title) => {
    expect(withoutVerbOrDay(title)).toBe(title);
  },
);

test('the name before a yield is the title where what stands above is somebody’s question', () => {
  const recipe = (top: string, row: string) =>
    `${top}\n\n${row}\n\n225 g plain flour\n110 g butter\n110 g sugar\n\nRub the butter into the flour.\n\nStir in the sugar and bake it for 12 minutes.`;
  expect(
    readText(
      recipe(
        "Has anybody got a proper one? I only have my nan's saffron buns",
        'CORNISH FAIRINGS - makes about 20',
      ),
    ).title,
  ).toBe('Cornish Fairings');
  expect(readText(recipe('Right', 'Oat biscuits, makes 20')).title).toBe('Oat biscuits');
  expect(readText(recipe('right, got the tin in front of me', 'Shortbread (makes 20)')).title).toBe(
    'Shortbread',
  );
});

test('a mail’s subject names no dish where its first sentence does', () => {
  const mail = `Da: Olga\nA: Tina\nOggetto: R: Riunione di lunedì (e lo smacafam!)\n\nCara Tina, eccoti lo smacafam come lo fa mia suocera. Basta per otto persone.\n\nSbatti due uova con un bicchiere di latte.\n\nAggiungi trecento grammi di farina e una luganega a pezzi.\n\nInforna a 180 gradi per quaranta minuti.`;
  expect(readText(mail).title).toBe('Smacafam');
});

test.each([
  [
    "So today I'm going to show you how to make my gran's leek and potato pie, it's easy",
    "Gran's leek and potato pie",
  ],
  ["Tonight we're having toad in the hole because it is cold", 'Toad in the hole'],
  ['Bei uns gibts heute Grünkohlsuppe:', 'Grünkohlsuppe'],
  ['Heute backen wir zusammen einen Mohnkuchen.', 'Mohnkuchen'],
  ['Ce soir c’est soupe au pistou !', 'Soupe au pistou'],
  ["Aujourd'hui on prépare un gratin de courge", 'Gratin de courge'],
  ['Oggi prepariamo le lasagne al forno, quelle vere', 'Lasagne al forno'],
  ['Hoy vamos a preparar unas albóndigas en salsa, muy fáciles.', 'Albóndigas en salsa'],
  ['C’était la soupe de lentilles de mamie.', 'Soupe de lentilles de mamie'],
])('what somebody says is cooked now is the dish: “%s”', (text, name) => {
  expect(dishPresented(text)).toBe(name);
});

test.each([
  "Let's make a start",
  "Today we're having friends over",
  'Heute gibt es bei uns wieder Regen',
  'Hoy vamos a hacer la compra',
  'On va faire un tour',
])('what is no dish is not cooked: “%s”', (text) => {
  expect(dishPresented(text)).toBeNull();
});

test('a verb of the past is no part of a name', () => {
  expect(withoutVerbOrDay('War Muttis Rhabarbergrütze')).toBe('Muttis Rhabarbergrütze');
  expect(withoutVerbOrDay('Était la soupe au chou')).toBe('Soupe au chou');
});

test.each([
  ['Linseneintopf geht so', 'Linseneintopf'],
  ['Facciamo il risotto alla zucca', 'Risotto alla zucca'],
  ["Today it's my wholemeal soda bread", 'Wholemeal soda bread'],
  ['Crostata di marmellata è facilissima e viene', 'Crostata di marmellata'],
  ['Cheese scones Granny made for the church fete', 'Cheese scones'],
  ['Also Steffi, du wolltest ja die Marillenknödel', 'Marillenknödel'],
])('what is told of a dish is no part of its name: “%s”', (told, name) => {
  expect(withoutTelling(told)).toBe(name);
});

test.each([
  ['OCTUBRE Crema de calabaza y castañas', 'Crema de calabaza y castañas'],
  ['NOVEMBER Grünkohl mit Pinkel', 'Grünkohl mit Pinkel'],
  ['MARCH 2024 – Leek and potato soup', 'Leek and potato soup'],
  ['JUIN Tarte aux fraises', 'Tarte aux fraises'],
  ['SETTEMBRE Crostata di fichi', 'Crostata di fichi'],
])('the month of a calendar above a name is no part of it: “%s”', (title, name) => {
  expect(withoutVerbOrDay(title)).toBe(name);
});

test.each(['MARS Muffins', 'MAYO Chicken', 'OCTOBER SOUP', 'October soup'])(
  'a name stays whole: “%s”',
  (title) => {
    expect(withoutVerbOrDay(title)).toBe(title);
  },
);
