import { expect, test } from '@jest/globals';
import { withoutPictureCredits } from './picture-credits.ts';

const kept = (text: string): boolean =>
  withoutPictureCredits([{ text, page: 1, x: 300, y: 40, width: 60, height: 8 }]).length > 0;

test.each([
  '[Bild]',
  '[photo]',
  '(imagen)',
  'Foto: Antje',
  'Photo by Ann Lee',
  'Photo : J. Dupont',
  'Foto di Marco',
  'Fotos: Marta y Luis',
  'Photo © Claire',
])('“%s” is of a picture', (text) => {
  expect(kept(text)).toBe(false);
});

test.each([
  'Bild: 2 Eier',
  'Foto: Apfelkuchen',
  'Image de la tarte',
  'Photos of the dish are welcome',
  'Fotografiere das Gericht',
  '(optional)',
  '2 EL Senf',
])('“%s” stays', (text) => {
  expect(kept(text)).toBe(true);
});
