import { expect, test } from '@jest/globals';
import type { LabelledLine } from '../labels/line-label.ts';
import { readText } from '../read-text.ts';
import { withoutOthersRemarks } from './others-remarks.ts';

const RECIPE = `Ofenkartoffeln mit Quark

Zutaten
1 kg Kartoffeln
250 g Quark
2 EL Öl
Salz

Zubereitung
Kartoffeln halbieren, mit Öl und Salz mischen und 40 Minuten bei 200 °C backen.
Mit dem Quark servieren.
`;

test.each([
  'Außerdem auf dieser Liste: Spülmaschinentabs, Katzenstreu, Müllbeutel',
  'Achtung! Die Oberfläche des Geräts wird heiß. Kinder fernhalten.',
  'Rückstellprobe 100 g, 7 Tage einfrieren!',
  'Vesper: Brot, Apfelmus, Milch',
  'Bauernregel: Im Oktober Sturm und Wind, uns den frühen Winter künd.',
  'Refrán: En octubre, de la sartén a la lumbre.',
  'Dicton du jour : à la Saint-Luc, ne sème plus.',
  'Proverbio del giorno: a ottobre il vino si scopre.',
  'Proverb: an apple a day keeps the doctor away.',
  'Bestellfrist für die KW 40 ist Sonntag, 20 Uhr.',
  'Vino consigliato: Soave Classico 2022',
  'Kalorien 410 kcal',
  'An Mariä Geburt, da fliegen die Schwalben furt.',
])('what is none of the dish is left out: %s', (line) => {
  const { leftOut, notes, steps, description } = readText(`${RECIPE}\n${line}`);
  expect(JSON.stringify([notes, steps, description])).not.toContain(line.slice(-20));
  expect(leftOut).toContain(line);
});

test('a box on a wine goes with its heading, where another reason takes its lines', () => {
  const box = readText(
    `${RECIPE}\nIm Glas\nWeingut Sander Riesling 2021. Frisch und saftig. 9,80 €`,
  );
  expect(JSON.stringify([box.notes, box.steps])).not.toMatch(/Glas|Riesling/);
  expect(box.leftOut.join(' ')).toContain('Im Glas');
});

test('the last word of a remark is no heading of a box on wine', () => {
  const labels = ['N', 'n', 'X'].map((label) => ({ label, around: 0, told: 0, listed: 0 }));
  const lines = [
    { text: 'Lovely with a glass of young' },
    { text: 'wine.' },
    { text: 'See p. 98' },
  ];
  const found = withoutOthersRemarks(lines, labels as LabelledLine[]);
  expect(found.map(({ label }) => label)).toEqual(['N', 'n', 'X']);
});

test('a remark of the dish stays', () => {
  const line = 'Außerdem passen dazu: Schnittlauch, Radieschen, Kresse';
  expect(readText(`${RECIPE}\n${line}`).leftOut).not.toContain(line);
});

test('the end of another text above the title of a page is left out, and what says something of the dish stays', () => {
  const cut = 'nelle locande dei colli, dove ancora lo si mangia il venerdì.';
  expect(readText(`LE CUCINE\n\n${cut}\n\n${RECIPE}`)).toMatchObject({ description: null });
  const said = 'am liebsten mit Kartoffeln vom eigenen Feld.';
  expect(JSON.stringify(readText(`LE CUCINE\n\n${said}\n\n${RECIPE}`).leftOut)).not.toContain(said);
});

test.each([
  [
    'Avis (57)\n\nSylvain_du_33',
    'Un peu trop doux à mon goût mais belle texture, tout a été mangé.',
  ],
  ['Reviews (12)\n\nJo from Leeds', 'Bit too salty for me but the kids finished the lot.'],
  [
    'Kommentare (3)\n\nHeike_77',
    'Mir war es etwas zu salzig, aber die Gäste haben alles gegessen.',
  ],
  [
    'Recensioni (8)\n\nMarta',
    'Un po’ troppo salate per i miei gusti, ma gli ospiti le hanno finite.',
  ],
  [
    'Opiniones (21)\n\nPaqui',
    'Un poco saladas para mi gusto, pero los invitados se lo comieron todo.',
  ],
  ['Sylvain ★★★', 'Un peu trop doux à mon goût mais belle texture, tout a été mangé.'],
  ['Heike · vor 3 Tagen', 'Mir war es etwas zu salzig, aber die Gäste haben alles gegessen.'],
  [
    'Marta · 2 settimane fa',
    'Un po’ troppo salate per i miei gusti, ma gli ospiti le hanno finite.',
  ],
])('what a reader says under “%s” is left out', (head, said) => {
  const { leftOut, ...draft } = readText(`${RECIPE}\n\n${head}\n${said}`);
  expect(JSON.stringify([draft.notes, draft.tips, draft.steps, draft.description])).not.toContain(
    said.slice(0, 20),
  );
  expect(leftOut.join(' ')).toContain(said.slice(0, 20));
});

test('a tip below what readers said stays', () => {
  const tip = 'Mit frischem Schnittlauch schmecken die Kartoffeln am besten.';
  const { leftOut } = readText(`${RECIPE}\n\nJo ★★★★\nGanz lecker!\n\nTipps\n${tip}`);
  expect(leftOut.join(' ')).not.toContain(tip);
});

test.each([
  ['Il vino', 'Un Roero giovane, servito a 10 gradi.'],
  ['Weintipp', 'Ein junger Silvaner aus Franken, gut gekühlt.'],
  ['Dans le verre', 'Un irouléguy rosé bien frais, servi à 10 degrés.'],
  ['What to drink', 'A young dry cider from the west, well chilled.'],
  ['Maridaje', 'Un tinto joven de la comarca, fresco.'],
])('a box on what is drunk with a dish is left out: %s', (head, said) => {
  const { leftOut, ...draft } = readText(`${RECIPE}\n\n${head}\n${said}`);
  expect(JSON.stringify([draft.notes, draft.tips, draft.steps, draft.description])).not.toContain(
    said.slice(0, 20),
  );
  expect(leftOut.join(' ')).toContain(said.slice(0, 20));
});
