import { pattern } from '../../../words/pattern.ts';

/** What says of the amounts of a recipe for how many they are: "Dosi per quattro", "Mengen für sechs Personen", "Pour quatre". */
export const AMOUNTS_FOR = pattern('iu')`
  ^(?:(?:amounts|quantities|measures|ingredients|enough|recipe|mengen|mengenangaben|angaben|zutaten|menge|rezept|quantités|proportions|mesures|ingrédients|recette|
  dosi|dose|quantità|ingredienti|ricetta|cantidades|medidas|ingredientes|receta|hoeveelheden|ingrediënten|quantidades|mängder)\s(?:are\s|sind\s|son\s)?)?
  (?:for|für|pour|per|para|voor|för)\s\p{L}+(?:\s\p{L}+)?$|
  ^(?:for|für|pour|per|para|voor|för|serves|dosi per|mengen für|quantités pour|cantidades para)\s\d{1,2}(?:\s\p{L}+)?$
`;

/** The same in front of what is done: "Per quattro persone si affetta", "Für sechs Leute nimmst du", "Para cuatro que sois, coges". A count alone needs more. */
export const OPENS_FOR = pattern('iu')`
  ^(?:(?:so|also|alors|allora|pues|bueno|then|dann)[,:]?\s)?(
  (?:for|für|pour|per|para)\s\p{L}{2,12}\s(?:people|persons|guests|of\sus|of\syou|personen|leute|esser|gäste|personnes|convives|persone|ospiti|commensali|personas|comensales)|
  (?:for|für|pour|per|para)\s\d{1,2}\s(?:people|persons|guests|of\sus|of\syou|personen|leute|esser|gäste|personnes|convives|persone|ospiti|commensali|personas|comensales)|
  (?:for|für|pour|per|para)\s\p{L}{2,12}(?=\s(?:que\s(?:sois|somos|seáis)|che\s(?:siete|siamo)|comme\s(?:vous|nous)|wie\s(?:ihr|wir|bei)))
  )(?![\p{L}])[^.!?]{3}
`;
