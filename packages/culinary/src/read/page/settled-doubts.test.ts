import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const sentencesOf = (html: string) =>
  readPage(html, 'https://kitchen.example/dish').draft?.doubts.map(({ sentence }) => sentence);

const bread = (title: string, heading: string) =>
  `<html lang="de"><head><title>${title}</title></head><body><h1>${heading}</h1><h2>Zutaten</h2><ul><li>500 g Mehl</li><li>1 Würfel Hefe</li><li>300 ml Wasser</li><li>10 g Salz</li></ul><h2>Zubereitung</h2><ol><li>Hefe im Wasser auflösen.</li><li>Mit Mehl und Salz verkneten.</li><li>Bei 220 Grad 40 Minuten backen.</li></ol></body></html>`;

test('a title that the window and the main heading of a page state alike is not doubted', () => {
  expect(sentencesOf(bread('Lockerer Zupfling – Rezepte – Mühle', 'Lockerer Zupfling'))).toEqual(
    [],
  );
});

const pie = `<html lang="en"><head><title>Leek pie</title></head><body><div id="hd"><a href="/">At home</a><ul><li><a href="/a">Holidays</a></li><li><a href="/b">Allotment</a></li></ul></div><div><h2>Leek pie of Sundays</h2><p class="d">14 March 2025, by Ruth</p><p>Mum made this every Friday, and we fought over the crispy corners. Feeds 4, and you should allow an hour and a half in all.</p><p><b>For the mash</b><br>1 kg waxy potatoes, peeled<br>50 g butter<br>a splash of milk</p><p><b>For the filling</b><br>400 g leeks<br>200 g carrots<br>50 g butter<br>300 ml whole milk<br>50 g plain flour<br>a small bunch of chives, chopped</p><p>1. Boil the potatoes in salted water, and mash them with the butter and a splash of milk.</p><p>2. Fry the leeks in the butter, stir in the flour and pour in the milk.</p><p>3. Scatter over the chives, spread the mash on top and bake at 200C for 30 minutes.</p><p>You can make it in the morning and bake it at teatime.</p></div></body></html>`;

test('a list that comes out the same from the words alone is not doubted for its bold headings', () => {
  expect(sentencesOf(pie)?.filter((sentence) => sentence.includes('ingredient line'))).toEqual([]);
});

test('a tip that is labelled so is no missing step', () => {
  const tip =
    '<p><b>Cook’s tip:</b> they freeze well before frying. Fry the leeks from frozen for 15 minutes.</p>';
  expect(
    sentencesOf(pie.replace('</body>', `${tip}</body>`))?.filter((said) =>
      said.includes('step may be missing'),
    ),
  ).toEqual([]);
});
