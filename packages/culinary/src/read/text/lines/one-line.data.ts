import { foldText } from '../../../words/fold.ts';
import { pattern } from '../../../words/pattern.ts';
import { servedFor } from '../../../words/yield-words.data.ts';

/** "(serves 4)", "for 4": "Milk 1 litre" names no dish. */
export const FOR_SO_MANY = pattern(
  'giu',
)`\([^()]*\)|(?<!\p{L})(?:serves|${servedFor.join('|')})\s\d{1,2}(?![\p{L}\d])`;
/** What says of what the items are, or speaks of a message. Folded. */
export const NOT_OF_DISH = pattern('u')`
  ^(?:${servedFor.map(foldText).join('|')}|til|tips?|tipp|astuces?|consigli?o?|trucs?|consejos?|dica)\s|
  ^(?:tips?|tipp|astuce|consiglio|consejo|truco|dica)$|
  \p{L}\s+(?:zutaten|ingredients?|ingredientes|ingredienti|ingredienten|ingredienser)$
`;
