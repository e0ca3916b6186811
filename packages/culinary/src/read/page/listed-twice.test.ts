import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const LINES = [
  '500 g di farina',
  '350 ml di acqua',
  '1 cucchiaino di miele',
  '10 g di sale',
  'rosmarino',
];

test('a list that a box for phones shows above the recipe as well is listed once', () => {
  const { draft } = readPage(
    `<html lang="it"><body><h1>Focaccia alta</h1><p>La facciamo la domenica.</p>
    <div class="box-riassunto"><b>Ti serve</b><br>${LINES.map((line) => `• ${line}`).join('<br>')}</div>
    <p>Il profumo arrivava fino in stazione.</p>
    <div class="ricetta"><h2>Focaccia alta</h2><h3>Ingredienti</h3>
    <ul>${LINES.map((line) => `<li>${line}</li>`).join('')}</ul>
    <h3>Procedimento</h3><p>Sciogli il lievito nell'acqua con il miele.</p>
    <p>Aggiungi la farina e il sale e lavora 10 minuti.</p><p>Inforna a 220 °C.</p>
    <div>Valori nutrizionali per pezzo: 201 kcal, grassi 6,1 g, carboidrati 31 g</div></div></body></html>`,
    'https://kitchen.example/focaccia',
  );
  expect(draft!.ingredients.flatMap(({ lines }) => lines)).toEqual(LINES);
  expect(draft!.notes.join()).not.toContain('Valori nutrizionali');
});
