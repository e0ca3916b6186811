import { expect, test } from '@jest/globals';
import { besideSteps } from './side-lines.ts';
import { readText } from './text/read-text.ts';

const read = (ending: string) =>
  readText(
    `Squash stew\n\n1 kg squash\n2 onions\n300 g lentils\n4 carrots\n\nPeel and dice the onions and carrots.\nFry everything, then add the squash and lentils.\nCover with water, simmer gently and season.\n\n${ending}`,
  );
const remarksOf = ({ notes, tips, storageNotes, servingNotes }: ReturnType<typeof read>) =>
  [...notes, ...tips, ...storageNotes, ...servingNotes].join(' ');

test.each([
  'Si os queda muy caldoso, aplastad un par de cucharadas de lentejas con el tenedor. Aguanta tres días en la nevera.',
  'Si ta courge est un peu fade, mets une cuillerée de miel en plus.',
  'Falls der Kürbis wässrig ist, lass den Deckel einfach weg.',
  'Se la zucca è poco dolce, aggiungete un cucchiaino di miele.',
  'Queda estupendo con un poco de arroz blanco al lado.',
])('what to do in one case, and what goes with the dish, is no step at the end: “%s”', (ending) => {
  const draft = read(ending);
  expect(draft.steps).toHaveLength(3);
  expect(remarksOf(draft).length).toBeGreaterThan(30);
});

test.each([
  'De un día para otro gana muchísimo. Ojo con la sal, que el chorizo ya lleva lo suyo.',
  'Gets even better the next day. Go easy on the salt, the stock has plenty.',
  'Aufgewärmt gewinnt es noch. Vorsicht mit dem Salz, die Brühe hat schon genug.',
  'Du jour au lendemain il gagne beaucoup. Attention au sel !',
  'Da un giorno all’altro ci guadagna moltissimo. Occhio al sale.',
  'Al día siguiente están todavía mejor.',
  'Am Tag darauf schmeckt es noch viel besser.',
  'Cuidado con la sal, que el chorizo ya es salado.',
])('that the dish gains by waiting, or needs little salt, is no step: “%s”', (ending) => {
  expect(besideSteps(ending)).not.toBeNull();
  expect(read(ending).steps).toHaveLength(3);
});

test.each([
  'Dejamos reposar de un día para otro y servimos con pan.',
  'Al día siguiente desmoldamos mejor el pastel y servimos.',
  'Le lendemain, réchauffer doucement, c’est meilleur.',
  'Chill until the next day, then slice.',
  'Im Ofen 40 Minuten garen, am nächsten Tag aufgewärmt wird es noch besser.',
  'Stell den Topf kalt, am nächsten Tag ist es besser.',
  'Tapad la olla y dejad reposar, al día siguiente está mejor.',
  'Coprite la pentola e lasciate riposare: il giorno dopo è più buono.',
  'On laisse reposer, le lendemain c’est meilleur.',
  'I let it sit, the next day it is better.',
  'Better the next day, so chill it overnight and skim off the fat.',
  'Schmeckt am nächsten Tag besser, also über Nacht ziehen lassen und noch einmal aufkochen.',
  'C’est meilleur le lendemain, alors laissez reposer une nuit et dégraissez.',
])('what is done the next day is a step: “%s”', (ending) => {
  expect(besideSteps(ending)).toBeNull();
});

test.each([
  'Como todos los guisos, al día siguiente está mejor.',
  'Wie jeder Eintopf, am nächsten Tag aufgewärmt noch besser.',
  'Like all stews, the next day it is better.',
  'Comme tous les ragoûts, le lendemain c’est meilleur.',
  'Trust me, the next day it is better.',
  'Better the next day, so make it ahead.',
  'C’est meilleur le lendemain, donc préparez-le la veille.',
])('what is said before that the dish gains by waiting orders nothing: “%s”', (ending) => {
  expect(besideSteps(ending)?.kind).toBe('storage');
});

test.each([
  'Vorsichtig mit dem Salzen: nur 1 Prise unterrühren und die Spätzle unterheben.',
  'Go easy on the salt, stir in 2 pinches with the parsley.',
  'Attention au sel, ajoutez-en 5 g avec le persil.',
  'Cuidado con la sal, echa 1 pizca con el perejil.',
])('how much salt to stir in is a step: “%s”', (ending) => {
  expect(besideSteps(ending)).toBeNull();
});

test.each([
  'Se cuece todo a fuego lento media hora.',
  'Se cubre y se deja reposar diez minutos, y se sirve.',
])('what one does at the end is a step: “%s”', (ending) => {
  expect(read(ending).steps).toHaveLength(4);
});

test.each([
  ['Évite les lentilles corail, elles partent en bouillie. Sinon, Paul a eu son permis.', 'Paul'],
  [
    'Nimm keine roten Linsen, die zerfallen. Ach ja, die Heckenschere liegt noch bei euch, oder?',
    'Heckenschere',
  ],
  [
    'Mi marido le echa un chorrito de vinagre. Por cierto, el sábado no podemos ir a la boda.',
    'boda',
  ],
])('what leads away from the dish is left out: “%s”', (ending, word) => {
  const draft = read(ending);
  expect(remarksOf(draft)).not.toContain(word);
  expect(draft.leftOut.join(' ')).toContain(word);
});

test('what is asked and told before the dish is named is left out', () => {
  const head =
    'Bien rentrée ? Nous on a eu deux heures de retard avec le train. Voici le ragoût que tu voulais, il fait six belles parts. Compte vingt minutes pour la préparation et quarante au four.';
  const draft = readText(
    `Ragoût de courge\n\n${head}\n\n1 kg de courge\n2 oignons\n300 g de lentilles\n\nÉplucher les oignons et les couper en dés.\nAjouter la courge et les lentilles, laisser mijoter.`,
  );
  expect(draft.description).toMatch(/^Voici le ragoût/);
  expect(draft.servings).toBe(6);
});
