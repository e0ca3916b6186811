import { expect, it } from '@jest/globals';
import { readText } from '../read-text.ts';
import { yieldBesideClauses } from './told-above-list.ts';

it.each([
  ['Das reicht für sechs Leute, wenn noch ein Salat dabei ist.', 6],
  ['It serves a hungry four, or more of you with bread.', 4],
  ['No kneading at all, and one loaf does six people.', 6],
  ['Ça suffit largement pour cinq personnes, avec du pain.', 5],
  ['Ci mangiano in quattro, se hanno fame.', 4],
])('“%s” says so in one of its clauses', (sentence, count) => {
  expect(yieldBesideClauses(sentence)?.count).toBe(count);
});

it.each([
  'Serves four, feeds twelve as a starter.',
  'Schneide den Teig in acht Stücke, und rolle sie aus.',
  'Spoon it into bowls, it serves four.',
  'Put four on each plate, and pour the sauce over.',
])('“%s” says so in none, or in several', (sentence) => {
  expect(yieldBesideClauses(sentence)).toBeNull();
});

it('takes for how many it is from behind the steps of what was told', () => {
  const draft = readText(`Kartoffelgulasch

1 kg Kartoffeln
3 Zwiebeln
2 EL Paprikapulver
1 l Brühe

Die Zwiebeln in Öl anschwitzen, das Paprikapulver darüberstäuben. Kartoffeln würfeln und mit der Brühe dazugeben. 25 Minuten kochen. Das langt für fünf, wenn keiner zweimal nimmt.
`);
  expect(draft.servings).toBe(5);
  expect(draft.steps.map(({ text }) => text).join(' ')).not.toContain('langt');
});
