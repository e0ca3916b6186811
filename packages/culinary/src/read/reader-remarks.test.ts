import { expect, test } from '@jest/globals';
import { isAnswer, isOfReader } from './reader-remarks.ts';

test.each([
  'Frau Lindner, Bad Tölz: Mit Birnen schmeckt er ebenso gut.',
  'K. Ammann, Chur: Zehn Minuten weniger reichen.',
  'Mme Dupuis, Saint-Malo : avec du beurre salé, c’est encore mieux.',
  'pepe58 ha scritto: ci vuole più aglio',
  'Lola (Huelva): yo le echo comino',
  'Renzo da Imola: da noi si usa lo strutto',
  'Far too peppery for us but the crust was lovely.',
  'Ein wenig zu süß für meinen Geschmack, der Boden war aber knusprig.',
  'Un peu fade à mon goût, mais la pâte est réussie.',
  'Un po’ asciutta per i miei gusti.',
  'Demasiado dulce para mi gusto.',
  'Danke für das tolle Rezept, die Füllung war ein Traum.',
  'Thanks for sharing, the dough rose beautifully.',
  'Tried this last night with brown rice.',
  'Habe den Kuchen am Samstag ausprobiert.',
  'L’ho fatta ieri, morbidissima, la rifarò.',
  'La hice ayer con calabacín.',
  'We swapped the figs for dates. – Hazel, Tenby',
])('a reader says “%s”', (remark) => {
  expect(isOfReader(remark)).toBe(true);
});

test.each([
  'Salz, Pfeffer: nach Geschmack, wir nehmen viel.',
  'Butter (Zimmertemperatur): unsere ist gesalzen.',
  'Make it again with plums in autumn.',
  'Season to your taste.',
  'Am Samstag gemacht, schmeckt er am Sonntag am besten.',
  'We eat it with rice. My mother added raisins.',
  'Für meinen Mann mache ich ihn ohne Nüsse.',
  'Oma sagt: nie den Ofen öffnen.',
  'Ofen: Ober-/Unterhitze, bei uns 190 °C.',
])('whoever wrote the recipe may say “%s”', (remark) => {
  expect(isOfReader(remark)).toBe(false);
});

test('an answer that begins small below steps that do not is somebody else’s', () => {
  const answer = 'also meine mutter gibt noch kümmel dazu';
  expect(isAnswer(answer, ['Kraut hobeln.', 'Salzen.'])).toBe(true);
  expect(isAnswer(answer, ['kraut hobeln', 'salzen'])).toBe(false);
  expect(isAnswer('kalt servieren', ['Kraut hobeln.'])).toBe(false);
});
