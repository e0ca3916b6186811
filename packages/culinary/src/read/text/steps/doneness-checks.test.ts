import { expect, test } from '@jest/globals';
import type { LabelledLine } from '../labels/line-label.ts';
import { readText } from '../read-text.ts';
import { withDonenessChecks } from './doneness-checks.ts';

test('how one sees that a dish is done, told between two steps, is one of them', () => {
  const check = 'Para saber si está: una gota en un plato frío no debe correr.';
  const draft = readText(
    `Mermelada de tomate\n\nIngredientes\n1 kg de tomates\n600 g de azúcar\n1 limón\n\nElaboración\nEscaldamos los tomates, los pelamos y les quitamos las semillas.\nCocemos a fuego suave, sin tapar, removiendo a menudo.\n${check}\nLlenamos los tarros en caliente y los cerramos.\n`,
  );
  expect(draft.steps.map(({ text }) => text)).toContain(check);
  expect(draft.notes).toEqual([]);
});

const labelsOf = (...texts: string[]): string => {
  const label = (one: string): LabelledLine =>
    ({ label: one, certainty: 1, listed: 0, told: 1, around: 0 }) as LabelledLine;
  const labels = texts.map((_, at) => label(at === 1 ? 'N' : 'S'));
  return withDonenessChecks(
    texts.map((text) => ({ text, column: 0 })),
    labels,
  )
    .map((one) => one.label)
    .join('');
};

test.each([
  'To see whether it is set: a drop on a cold plate should wrinkle.',
  'Gelierprobe: ein Tropfen auf dem kalten Teller darf nicht laufen.',
  'Pour vérifier la cuisson : la lame doit ressortir sèche.',
  'Prova stecchino: deve uscire asciutto.',
  'Per capire se è pronta: una goccia non deve colare.',
])('"%s" between two steps is one', (check) => {
  expect(labelsOf('Boil.', check, 'Fill the jars.')).toBe('SSS');
});

test.each([
  'To serve, a spoon of cream is lovely.',
  'Pour les gourmands, une boule de glace.',
  'Per i bambini senza peperoncino.',
  'Para ver más recetas, sigue la página.',
])('"%s" between two steps stays a remark', (remark) => {
  expect(labelsOf('Boil.', remark, 'Fill the jars.')).toBe('SNS');
});
