import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const read = (facts: string) =>
  readText(
    `Lemon Loaf\n${facts}\n\n200 g flour\n100 g butter\n2 eggs\n\nBeat everything together well.\nBake until golden.`,
  );

test.each([
  'Time: half an hour plus 2 hours chilling',
  'Prep: 20 mins (plus overnight soaking)',
  'Prep: 20 mins, plus overnight soaking',
  'Cook: 20 mins (per batch)',
  'Zubereitung: 30 Min. plus 2 Std. Kühlzeit',
  'Vorbereitung: 20 Min. (plus Einweichen über Nacht)',
  'Préparation : 20 min (plus une nuit de trempage)',
  'Preparazione: 20 min (più una notte di ammollo)',
  'Tiempo: 30 min más 2 horas de reposo',
  'Bereiding: 20 min (plus een nacht weken)',
  'Tempo: 30 min mais 2 horas de descanso',
  'Tid: 30 min plus 2 timmar vila',
])('what comes to a time stands in the notes: “%s”', (facts) => {
  expect(read(facts).notes).toEqual([facts]);
});

test.each([
  'Prep: 20 min and cook: 40 min',
  'Time: 20 min prep plus 30 min baking',
  'Time: 2 hours (30 min active)',
  'Prep: 20 min (serves 4)',
  'Total: 1 h 10 min',
])('what was taken stands in no note: “%s”', (facts) => {
  expect(read(facts).notes).toEqual([]);
});
