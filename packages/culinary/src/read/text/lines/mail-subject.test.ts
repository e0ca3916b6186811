import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const list = [
  ['Shortbread base', '200 g flour', '120 g butter', 'Honey layer', '100 g honey', '50 g cream'],
  ['Mürbteig', '200 g Mehl', '120 g Butter', 'Füllung', '500 g Quark', '3 Eier'],
  ['La pâte sablée', '200 g de farine', '120 g de beurre', 'La crème', '4 citrons', '3 œufs'],
  ['Base di frolla', '200 g di farina', '120 g di burro', 'Crema', '4 limoni', '3 uova'],
  ['La masa', '200 g de harina', '120 g de mantequilla', 'El relleno', '4 limones', '3 huevos'],
];
const steps = [
  'Bake the base for 20 minutes and pour the layer over it.',
  'Den Teig ausrollen, mit der Füllung bestreichen und 40 Minuten backen.',
  'Étaler la pâte, verser la crème et cuire 40 minutes.',
  'Stendere la base, versare la crema e cuocere per 40 minuti.',
  'Estira la masa, vierte el relleno y hornea 40 minutos.',
];
const subjects = [
  'Subject: Re: Honey Shortbread Squares (makes 16)',
  'Betreff: AW: Käsekuchen mit Quark (16 Stück)',
  'Objet : RE: Tarte au citron (pour 16 personnes)',
  'Oggetto: R: Crostata al limone (per 16 persone)',
  'Asunto: RV: Tarta de limón (para 16 personas)',
];
const titles = [
  'Honey Shortbread Squares',
  'Käsekuchen mit Quark',
  'Tarte au citron',
  'Crostata al limone',
  'Tarta de limón',
];
const senders = ['From: Jo', 'Von: Jo', 'De : Jo', 'Da: Jo', 'De: Jo'];

test.each([0, 1, 2, 3, 4])(
  'a mail that opens with the heading of a part is called by its subject (%i)',
  (at) => {
    const [part, ...rest] = list[at]!;
    const draft = readText(
      [senders[at], 'Cc: Al', subjects[at], '', part, ...rest, '', steps[at]].join('\n'),
    );
    expect(draft.title).toBe(titles[at]);
    expect(draft.servings).toBe(16);
    expect(draft.ingredients.map(({ name }) => name)[0]).toBe(part);
  },
);

test.each([0, 1, 2, 3, 4])('sender and subject on top are the head of a mail (%i)', (at) => {
  const draft = readText(
    [senders[at], subjects[at], '', ...list[at]!.slice(1, 3), '', steps[at]].join('\n'),
  );
  expect([draft.title, draft.servings]).toEqual([titles[at], 16]);
});

test('a mail that opens with the name of the dish is called by it', () => {
  const draft = readText(
    'From: Jo\nTo: Al\nSubject: that cake of yours\n\nPlum crumble cake\n200 g flour\n500 g plums\n\nTopping\n80 g butter\n\nRub it together and bake for 40 minutes.',
  );
  expect(draft.title).toBe('Plum crumble cake');
});

test.each([
  ['Subject: Plum cake', 'Hi both, here it is. It takes an hour and a quarter all in.'],
  ['Betreff: Pflaumenkuchen', 'Hallo ihr zwei, hier ist es. Insgesamt dauert es 75 Minuten.'],
  ['Objet : Gâteau aux prunes', 'Coucou vous deux, le voilà. En tout il faut 1 h 15.'],
  ['Oggetto: Torta di prugne', "Ciao cara, eccola qui. In tutto ci vuole un'ora e un quarto."],
  ['Asunto: Tarta de ciruelas', 'Hola guapa, aquí lo tienes. En total se tarda hora y cuarto.'],
])('a time behind the greeting of a mail is read: %s', (subject, greeting) => {
  const { totalTime } = readText(
    `${subject}\n\n${greeting}\n\n200 g sugar\n3 eggs\n500 g plums\n\nBeat the eggs with the sugar, fold in the plums and bake.`,
  );
  expect(totalTime).toBe(75);
});
