import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  [
    'en',
    "Hi dear, it's only me, the bus is late. You wanted the bean stew, so here it goes, and it does four people. You need two fat carrots and half a kilo of dried beans which you soak. And a large leek, finely chopped. Boil the beans until they give. Then fry 200 g of smoked bacon in the pot and let the leek go soft in it, no colour. Pour in a litre of chicken stock and six tomatoes, season with salt and simmer for an hour. Stir in 100 ml of single cream at the end and don't let it boil.",
    [
      'two fat carrots',
      'half a kilo of dried beans',
      'a large leek, finely chopped',
      '200 g of smoked bacon',
      'a litre of chicken stock',
      'six tomatoes',
      'salt',
      '100 ml of single cream',
    ],
  ],
  [
    'it',
    "Ciao cara, sono la zia. Allora, la zuppa di ceci, per quattro persone. Ci vogliono 300 grammi di ceci secchi. Li metti a bagno la sera prima. Il giorno dopo li scoli e fai un soffritto con due carote e una costa di sedano, tutto tritato fine. Ci butti 100 grammi di lardo, a dadini, e un rametto di salvia. Quando è dorato metti i ceci, due cucchiai di concentrato e tre pomodori. Copri con acqua e lasci andare piano per un'ora. Butti 150 grammi di pasta e la cuoci lì dentro, girando sempre.",
    [
      '300 grammi di ceci secchi',
      'due carote',
      'una costa di sedano',
      '100 grammi di lardo, a dadini',
      'un rametto di salvia',
      'due cucchiai di concentrato',
      'tre pomodori',
      '150 grammi di pasta',
    ],
  ],
])(
  'a sentence or two that name foods are no list where the steps measure as many others (%s)',
  (_language, text, list) => {
    expect(readText(text).ingredients.flatMap(({ lines }) => lines)).toEqual(list);
  },
);
