import { wordSet } from '../words/word-list.ts';

/** Words inside a title that stay small, by language. */
export const smallWords: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['en', wordSet('a an the and or of for in on with to from by at as no')],
  [
    'de',
    wordSet('und oder mit in im am auf aus von vom zu zum zur an für nach der die das den dem des'),
  ],
  ['fr', wordSet('et ou à a au aux de du des la le les l d en sans avec pour sur un une')],
  [
    'it',
    wordSet(
      'e o a al alla alle allo ai agli con di del della delle dello dei degli da in il la le lo gli i per su un una senza',
    ),
  ],
  ['es', wordSet('y e o u a al con de del en el la los las para por sin un una')],
]);

/** Names that are written in capitals. */
export const keptCapitals = wordSet('BBQ BLT USA UK NYC XL XXL II III IV TV DIY IPA MSG PB KFC XO');
