import { expect, test } from '@jest/globals';
import { readText } from '../text/read-text.ts';

test.each([
  [
    'Ingredientes',
    '1 kg de garbanzos',
    '300 g de espinacas',
    'Preparación',
    'Cuece los garbanzos 10 minutos.',
    'Sirve con un chorrito de vinagre.',
    'Maridaje: una Manzanilla bien fría.',
  ],
  [
    'Zutaten',
    '1 kg Wirsing',
    '300 g Hackfleisch',
    'Zubereitung',
    'Den Wirsing 10 Minuten kochen.',
    'Mit dem Fleisch anrichten.',
    'Weintipp: ein trockener Silvaner.',
  ],
  [
    'Ingrédients',
    '1 kg de poireaux',
    '300 g de lardons',
    'Préparation',
    'Cuire les poireaux 10 minutes.',
    'Servir avec les lardons.',
    'Vin conseillé : un sancerre bien frais.',
  ],
  [
    'Ingredienti',
    '1 kg di patate',
    '300 g di speck',
    'Preparazione',
    'Cuocete le patate per 10 minuti.',
    'Servite con lo speck.',
    'Vino consigliato: un Lagrein giovane.',
  ],
])('what to drink with it is no step', (...lines) => {
  const { steps } = readText(['Flamiche', ...lines].join('\n'));
  expect(steps.map(({ text }) => text)).toEqual(lines.slice(4, 6));
});
