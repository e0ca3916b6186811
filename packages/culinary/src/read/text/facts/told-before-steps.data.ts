import { pattern } from '../../../words/pattern.ts';

/** What says of the amounts of a recipe for how many they are: "Dosi per quattro", "Mengen für sechs Personen", "Pour quatre". */
export const AMOUNTS_FOR = pattern('iu')`
  ^(?:(?:amounts|quantities|measures|ingredients|enough|recipe|mengen|mengenangaben|angaben|zutaten|menge|rezept|quantités|proportions|mesures|ingrédients|recette|
  dosi|dose|quantità|ingredienti|ricetta|cantidades|medidas|ingredientes|receta|hoeveelheden|ingrediënten|quantidades|mängder)\s(?:are\s|sind\s|son\s)?)?
  (?:for|für|pour|per|para|voor|för)\s\p{L}+(?:\s\p{L}+)?$|
  ^(?:for|für|pour|per|para|voor|för|serves|dosi per|mengen für|quantités pour|cantidades para)\s\d{1,2}(?:\s\p{L}+)?$
`;
