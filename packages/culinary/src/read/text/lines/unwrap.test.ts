import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const steps = [
  'Die Kartoffeln schälen, in dünne Scheiben hobeln und mit der Sahne und dem Knoblauch in einem weiten Topf aufkochen. Salzen und pfeffern.',
  'Alles in eine gebutterte Form füllen, den Käse darüber verteilen und bei 180 Grad Umluft 45 Minuten backen, bis es schön braun ist.',
  'Vor dem Anschneiden zehn Minuten stehen lassen. Mit Schnittlauch bestreuen.',
];
const list = ['1 kg festkochende Kartoffeln', '400 ml Sahne', '1 Zehe Knoblauch', '150 g Bergkäse'];
const text = [
  'Kartoffelgratin',
  'Das Gratin reicht für sechs Leute. Man steht eine gute Viertelstunde in der Küche, dann kommt es noch 45 Minuten in den Ofen.',
  list.join('\n'),
  ...steps,
].join('\n\n');

const broken = (source: string, width: number): string =>
  source
    .split('\n')
    .map((line) =>
      line.split(' ').reduce((done, word) => {
        const last = done.slice(done.lastIndexOf('\n') + 1);
        return done === ''
          ? word
          : `${done}${last.length + 1 + word.length > width ? '\n' : ' '}${word}`;
      }, ''),
    )
    .join('\n');

const whole = readText(text);

test.each([78, 72, 66, 58])('a text broken at %i letters is read as it was before', (width) => {
  const read = readText(broken(text, width));
  expect({ ...read, doubts: [] }).toEqual({ ...whole, doubts: [] });
  expect(read.steps.map((step) => step.text)).toEqual(steps);
  expect(read).toMatchObject({ servings: 6, cookTime: 45 });
});

test('a text that was passed on line by line behind a sign is read as it was before', () => {
  const quoted = broken(text, 66).replace(/^/gm, '> ');
  expect({ ...readText(quoted), doubts: [] }).toEqual({ ...whole, doubts: [] });
});

test('lines that end where their cook ended them stay apart', () => {
  const notes = [
    'kartoffelgratin',
    ...list,
    'kartoffeln schälen und in dünne scheiben hobeln',
    'sahne mit dem knoblauch aufkochen und über die kartoffeln gießen, dann salzen',
    'käse drüber',
    'backen bis er braun ist',
  ];
  expect(readText(notes.join('\n')).steps).toHaveLength(4);
});

test.each([74, 75, 76, 77])(
  'a figure that stays with its food hides no margin at %i letters',
  (width) => {
    const story = [
      'Für sechs Leute lässt man sich vom Metzger 2 kg Rinderbrust geben und legt sie in kaltes Wasser.',
      'Dann schält man drei Karotten, putzt sie, lässt 80\u00a0g\u00a0Schmalz in einer Pfanne heiß werden und brät sie darin goldbraun an.',
      'Jetzt gibt man 2 Esslöffel Essig und das Fleisch dazu und lässt alles bei kleiner Hitze zugedeckt drei Stunden ziehen.',
      'Man reibt eine Stange Meerrettich, rührt sie mit einem halben Liter Sahne glatt und würzt mit Salz.',
      'Zum Schluss gibt man 3 bis 4 Esslöffel Brühe in die Soße und legt das Fleisch in Scheiben hinein.',
    ].join(' ');
    const draft = readText(
      [
        `Alb-Kurier, Donnerstag, 3. März${' '.repeat(38)}Seite 21\nKÜCHE & KELLER`,
        'RINDERBRUST MIT MEERRETTICH',
        broken(story, width).replaceAll('\u00a0', ' '),
        'Dazu gibt es Kartoffeln.',
      ].join('\n\n'),
    );
    expect(draft.steps.map((step) => step.text).join(' ')).toBe(story.replaceAll('\u00a0', ' '));
  },
);

test('a row of another part of the list begins anew below one that is full', () => {
  const { ingredients } = readText(`Ciao Rita, eccoti la torta salata che ti avevo promesso alla
festa del rione, scusa se ci ho messo tanto ma in questi giorni
tra una cosa e l'altra non ho avuto un momento libero.

TORTA SALATA DI BIETOLE

Per la sfoglia: 300 g di farina, 50 g di strutto, acqua e sale
Per il ripieno: 1 kg di bietole, 2 cipollotti, 1 spicchio d'aglio,
150 g di parmigiano, 60 g di pancetta tritata

Impastare la farina con lo strutto, il sale e l'acqua, fare una
palla e lasciarla riposare mezz'ora coperta con un canovaccio.
Lessare le bietole, strizzarle molto bene e tritarle, poi farle
saltare con la pancetta, i cipollotti e l'aglio. Fuori dal fuoco
aggiungere il parmigiano, riempire la sfoglia e infornare a 200
gradi per 35 minuti.
`);
  expect(ingredients.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Per la sfoglia', 4],
    ['Per il ripieno', 5],
  ]);
});
