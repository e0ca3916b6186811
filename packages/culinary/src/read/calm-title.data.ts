import { wordSet } from '../words/word-list.ts';

/** Words inside a title that stay small, by language. */
export const smallWords: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['en', wordSet('a an the and or of for in on with to from by at as no')],
  [
    'de',
    wordSet(
      'und oder mit ohne in im am auf aus bei von vom zu zum zur an für nach über wie statt der die das den dem des ein eine einer einem à la alla al',
    ),
  ],
  ['fr', wordSet('et ou à a au aux de du des la le les l d en sans avec pour sur un une')],
  [
    'it',
    wordSet(
      'e o a al alla alle allo ai agli con di del della delle dello dei degli da in il la le lo gli i per su un una senza',
    ),
  ],
  ['es', wordSet('y e o u a al con de del en el la los las para por sin un una')],
  ['pt', wordSet('e o a os as ao à com de do da dos das em no na para por sem um uma')],
]);

/** Names that are written in capitals. */
export const keptCapitals = wordSet('BBQ BLT USA UK NYC XL XXL II III IV TV DIY IPA MSG PB KFC XO');

/** Languages that write names small but for the first word. */
export const WRITTEN_SMALL: ReadonlySet<string> = new Set(['nl', 'sv']);

/** German words inside a title that describe a noun, by their form; all others are nouns and begin large. */
export const GERMAN_ADJECTIVE =
  /^(?:ge\p{L}{3,}(?:t|en)e?[nrsm]?|\p{L}{2,}(?:isch|lich|ig|bar|sam|los|haft|iert)e?[nrsm]?|(?:schnell|einfach|warm|kalt|bunt|frisch|süß|scharf|fein|grün|rot|weiß|gelb|schwarz|zart|mild|best|klein|groß|echt|falsch|halb|alt|neu|gut|roh|jung|dick|dünn|lecker|herzhaft|klassisch|mariniert|kross|locker|hell|dunkl)e[nrsm]?)$/u;
