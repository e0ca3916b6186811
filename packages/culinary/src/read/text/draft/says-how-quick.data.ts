import { pattern } from '../../../words/pattern.ts';

/** How quick a dish is or what it makes, as a row below its name says it: "Ready in a flash", "Donne un beau cake", "Im Handumdrehen fertig". */
export const SAYS_HOW_QUICK = pattern('iu')`
  ^(?:(?:ready|done|made|on\sthe\stable|on\syour\splate)\s(?:in|within)\s|(?:it\s|this\s)?(?:takes|makes|feeds|serves|gives|yields)\s(?:an?|the|no|just|only|about|up|enough|\d)|
  (?:im\shandumdrehen|ruckzuck|blitzschnell|schnell|in\s\S+\s(?:minuten|stunden?))\s(?:fertig|gemacht|zubereitet)|fertig\sin\s|steht\sin\s|
  (?:das\s)?(?:ergibt|gibt|macht|reicht)\s(?:eine?n?|für|etwa|gut|\d)|
  prête?s?\sen\s|vite\sfaite?s?(?![\p{L}])|en\sun\s(?:clin\sd|tour\sde)|(?:ça\s)?(?:donne|fait|nourrit)\s(?:une?|de|des|pour|\d)\s|
  pront[oaie]\sin\s|si\s(?:fa|prepara)\sin\s|fatt[oaie]\sin\s|(?:ne\s)?(?:viene|vengono|fa|dà|sfama)\s(?:una?|un['’]|uno|per|\d)\s?|
  list[oa]s?\sen\s|hech[oa]s?\sen\s|se\s(?:hace|prepara)n?\sen\s|en\sun\speriquete|(?:sale|salen|da|queda|rinde)\s(?:una?|unos|unas|para|\d)\s)
`;
