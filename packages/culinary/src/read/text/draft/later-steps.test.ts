import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const stepsWith = (last: string): string[] =>
  readText(
    `Croquetas de jamón

150 g de jamón serrano
90 g de harina
1 litro de leche
2 huevos
pan rallado

Echas el jamón y luego la harina, y la tuestas dos minutos.
Vas echando la leche caliente poco a poco sin parar de remover.
A la nevera toda la noche.
Ojo con la sal que el jamón ya lleva.
${last}
`,
  ).steps.map(({ text }) => text);

test('what is done on the next day with foods of the list is a step', () => {
  const last = 'Al día siguiente haces las croquetas y las pasas por huevo y pan rallado.';
  expect(stepsWith(last)).toContain(last);
});

test.each([
  'Al día siguiente las croquetas de jamón están mejor con pan.',
  'Al día siguiente están buenísimas las croquetas de jamón, frías y con huevo.',
])('how the dish is on the next day is none: “%s”', (last) => {
  expect(stepsWith(last)).not.toContain(last);
});

test.each([
  ['es', 'Para saber si está: una gota en un plato frío no debe correr.'],
  ['de', 'Zum Prüfen: ein Tropfen auf einem kalten Teller darf nicht verlaufen.'],
  ['en', 'To test for a set: a drop on a cold plate must not run.'],
  ['fr', 'Pour vérifier la cuisson : une goutte sur une assiette froide ne doit pas couler.'],
  ['it', 'Per la prova: una goccia su un piattino freddo non deve scivolare.'],
  ['fr', 'Le zeste de citron en dernier.'],
  ['it', 'Subito in tavola con erba cipollina.'],
])('what ends the work without telling to do it is a step in %s: “%s”', (_language, last) => {
  const { steps } = readText(`Marmellata di pomodori

1 kg di pomodori
500 g di zucchero
1 limone

Pelate e tagliate a dadini i pomodori.
Portate a bollore con lo zucchero e cuocete per 40 minuti.
Versate nei vasetti caldi.
${last}
`);
  expect(steps.at(-1)?.text).toBe(last);
});

test('how one sees that a dish is done, told between two steps, is one of them', () => {
  const check = 'Gelierprobe: ein Tropfen auf dem kalten Teller darf nicht laufen.';
  const { steps, notes } = readText(`Tomatenmarmelade

1 kg Tomaten
600 g Zucker
1 Zitrone

Tomaten häuten und würfeln.
Mit dem Zucker offen einkochen, dabei oft umrühren.
${check}
Heiß in Gläser füllen und verschließen.
`);
  expect(steps.map(({ text }) => text)).toContain(check);
  expect(notes).toEqual([]);
});

test('what somebody used to put in at the end is no step', () => {
  const remark = 'La nonna ci metteva anche un goccio di latte alla fine.';
  const { steps } = readText(`Ragù

500 g di macinato
1 cipolla
1 carota

Tritate la cipolla e la carota e fatele appassire.
Unite il macinato e lasciate sobbollire per due ore.
${remark}
`);
  expect(steps.map(({ text }) => text)).not.toContain(remark);
});

const cooler = (last: string) =>
  readText(`Rhubarb Cooler

200 g rhubarb
75 g sugar
2 sprigs of mint

Slice the rhubarb and put it in a small pan with the sugar and 150 ml of water.
Simmer gently for ten minutes, then strain through a sieve and leave the syrup to cool.
${last}
`).steps.map(({ text }) => text);

test('an order with a food of the list is a step, whatever its verb', () => {
  const last = 'Slap the mint between your palms and tuck one sprig into each glass.';
  expect(cooler(last)).toContain(last);
});

test.each([
  'The spare syrup keeps for a week in the fridge.',
  'Keep the rest of the rhubarb syrup for pancakes.',
  'Swap the rhubarb for gooseberries in July.',
])('a tip with a food of the list is none: “%s”', (last) => {
  expect(cooler(last)).not.toContain(last);
});
