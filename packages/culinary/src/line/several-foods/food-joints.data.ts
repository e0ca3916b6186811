import { pattern } from '../../words/pattern.ts';
import { wordSet } from '../../words/word-list.ts';

/** Between two foods of one line that have an amount each, in the eight languages. */
export const foodJoints = wordSet(', ; + & and plus und sowie et e y più mais más en och samt');

/** What is taken out of the food before it: of "1 lemon, 2 tbsp juice" the juice is no other food. */
export const partsTaken = wordSet(`
  juice zest rind peel saft schale abrieb jus zeste zestes écorce succo scorza buccia zumo jugo ralladura
    piel sap rasp schil sumo suco raspa raspas casca skal
`);

/** In a remark: what stands behind it is what the food lies in. "soaked in water and 1 tsp soda" */
export const lyingIn = wordSet('in within with mit dans avec nell nella con en met i em com med');

/** Behind the name: it comes out of what the food before it came in. "3 tbsp syrup from the jar" */
export const comingFrom = wordSet('from aus vom dal dallo dalla uit från');

/** What is of the food named before: "2 tbsp of their syrup", "etwas von deren Saft", "2 cuillères de leur sirop", "1 cucchiaio del loro olio", "un poco de su jugo". */
export const refersBack = pattern('iu')`
  (?<![\p{L}])(?:(?:of |from )?(?:its|their)(?! own weight)|(?:of|from) (?:it|them|this|these|those|the same)|
  deren|dessen|davon|(?:von|aus) (?:ihrem|ihrer|seinem|seiner)|(?:de|dans) leurs?|(?:de|d['’]) ?(?:son|sa|ses)(?= \p{L}{3})(?! (?:de|d['’]))|
  (?:(?:del|della|dello|dei|delle|di) )?(?:loro|su(?:o|oi|a|e)(?= \p{L}))|(?:de|en) (?:su|sus)|(?:van|uit) (?:hun|zijn)|do seu|da sua|av (?:dess|deras))(?![\p{L}])
`;

/** What needs the unit of the food before it: "1 of butter" behind "2 tbsp of olive oil", "1 di timo", "une de romarin". */
export const borrowsUnit = pattern('iu')`
  ^(?:[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/–-]*|one|two|eine[rsnm]?|zwei|une?|deux|un[oa]?|due|dos|een|twee|uma?|dois|duas|ett|två)
  \s(?:(?:of|von|vom|de|du|des|di|del|della|dello|van|do|da|av)\s|d['’])(?=\p{L}{3})
`;

/** More of the food before it, which in Italian would be mulberries: "1 more for dipping", "20 g more to serve". */
export const moreOfIt = pattern('iu')`
  ^\d[\d.,/]{0,5}(?:\s?[¼-¾⅐-⅞])?(?:\s?\p{L}{1,12}\.?)?\smore,?\s(?:for|to|if|as|when|on|in)\s
`;

/** What a piece of meat or fish has or has lost, and how heavy it is then, asks for nothing more: "bone in (about 4½ lb)", "mit Knochen (ca. 2 kg)". */
export const stateOfPiece = pattern('iu')`
  ^(?:(?:on the )?bones?[\s-](?:in|on|out|removed)|(?:giblets|innards)\s(?:removed|out)|
  (?:with|without|mit|ohne|avec|sans|con|senza|sin)\s(?:the\s|la\s|l['’]|le\s|el\s|der\s)?(?:bones?|skin|fat|head|giblets|knochen|haut|schwarte|kopf|innereien|os|peau|couenne|tête|osso|ossa|pelle|cotenna|testa|hueso|huesos|piel|cabeza))
  (?!\p{L})
`;
