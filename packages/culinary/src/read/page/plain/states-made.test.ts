import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';
import { statesMade } from './states-made.ts';

test.each([
  'Makes about forty biscuits.',
  'Serves 4.',
  'Das ergibt vierzig Plätzchen.',
  'Vous en ferez 30, on en fait une trentaine.',
  'Ne vengono circa trenta biscotti.',
  'Salen cincuenta rosquillas.',
])('a row that says how much comes of the dish: “%s”', (text) => {
  expect(statesMade(text)).toBe(!text.includes('Vous'));
});

const page = (closing: string, further = '2 egg whites<br>sugar for dusting<br>') =>
  `<table><tr><td><center><b>Almond rings</b></center><p><b>For the dough:</b><br>500 g flour<br>300 g butter<br>200 g sugar<br>4 egg yolks<br>1 pinch of salt<br><br>
  <b>For finishing:</b><br>${further}<p>${closing}<p><b>How to make them:</b><p>Rub the butter into the flour and bring it together with the sugar and the yolks.<br>
  Shape rings, brush them with the beaten whites and dust with sugar.<br>Bake at 180 °C for 20 minutes.</td></tr></table>`;
const listOf = (html: string) =>
  readPage(html, 'https://kitchen.example/rings').draft!.ingredients.flatMap(({ lines }) => lines);

test.each(['Makes about sixty rings.', 'Makes 60.', 'Makes sixty.'])(
  'a short part of a list stays of it where “%s” stands right below',
  (closing) => {
    expect(listOf(page(closing)).slice(5)).toEqual(['2 egg whites', 'sugar for dusting']);
  },
);
