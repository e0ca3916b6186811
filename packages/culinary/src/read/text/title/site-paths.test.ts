import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  [
    "L'orto in cucina › Conserve sott'aceto\nOggetto: Re: verdure miste, idee?\n\nzappaterra\nMessaggi: 1022\n\nGiardiniera\n\n500 g di carote\n500 g di cavolfiore\n1 l di aceto di vino\n\nPulire e tagliare le verdure a pezzetti.\nBollire l'aceto, scottare le verdure e invasare.",
    'Giardiniera',
  ],
  [
    'The Preserving Pan > Pickles > Glut of cauliflowers\n\nPiccalilli\n\n1 large cauliflower\n500 g pickling onions\n600 ml malt vinegar\n\nSalt the vegetables overnight.\nHeat the vinegar, add the vegetables and pot up.',
    'Piccalilli',
  ],
])('where on a site a page is names no dish', (text, title) => {
  expect(readText(text).title).toBe(title);
});

test('what somebody shows as theirs is the dish, where it is a kind and of what', () => {
  const { title } = readText(
    "Re: Green tomatoes - what to do with them?\nby pete » Sun Oct 08, 2017 7:14 pm\n\nSame problem here! This is Nan's green tomato chutney:\n\n2 lb green tomatoes\n8 oz onions\n1 pint malt vinegar\n\nBring everything slowly to the boil.\nSimmer for two hours and spoon into jars.",
  );
  expect(title).toBe("Nan's green tomato chutney");
});
