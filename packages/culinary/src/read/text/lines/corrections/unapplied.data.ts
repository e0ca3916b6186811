import { pattern } from '../../../../words/pattern.ts';

/** What opens a sentence that puts straight what was said before: "Actually it was 35 minutes", "En fait, 200 g". */
export const PUTS_STRAIGHT = pattern('iu')`
  ^[(\[–—*>-]{0,3}\s?(?:(?:o+h|a+h|ach|ay|and|und|et|e|y|but|aber|mais|ma|pero|well|also|bon|beh|bueno|na ja|naja)[,.…\s]{1,3}){0,2}
  (?:actually|in fact|eigentlich|tatsächlich|en fait|in realtà|en realidad)(?!\p{L})
`;
/** The same within a sentence: "25 minutes (actually 35)". */
export const PUTS_STRAIGHT_WITHIN = pattern('iu')`
  (?:[,;(–—→-]|\.{2,6}|…)\s?(?:(?:well|ach|oh|ah|na ja|bon|beh|bueno|but|aber|mais|ma|pero)[,.…\s]{1,3})?
  (?:actually|eigentlich|en fait|in realtà|en realidad)[,:\s]{1,3}(?:(?:it|that|es|das|ce)\s)?(?:(?:was|is|were|are|waren|war|sind|ist|c['’]était|c['’]est|erano|era|sono|eran|son|fueron)\s)?(?:(?:more like|about|es|eher|plutôt|piuttosto|más bien|unos|unas)\s)?(?=\d)
`;

/** What denies something right before what it is: "not chicken", "NICHT EL", "pas à soupe". */
export const DENIES = pattern('iu')`
  (?<!\p{L})(?:not|nicht|keine?n?|pas|non|no|instead of|rather than|statt|anstatt|anstelle|au lieu d[eu'’]|plutôt que|invece d[ei]|al posto d[ei]|anziché|en (?:vez|lugar) de|without|ohne|sans|senza|sin|niente|nada de)(?!\p{L})
`;

/** What shows that a figure is of a heat or of those who eat. */
export const OF_HEAT_OR_EATERS = pattern('iu')`
  °|\d\s?(?:%|cm|°)|(?<!\p{L})(?:degrees?|grad|degrés?|gradi|grados|gas mark|umluft|oven|ofen|backofen|(?<=(?:au|le|du|un)\s)four|forno|horno|
  people|persons?|servings?|serves|personen|portionen|personnes|parts|persone|porzioni|personas|raciones)(?!\p{L})
`;
