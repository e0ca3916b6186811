import { pattern } from '../../words/pattern.ts';

/** Whose a dish is that a cook names right behind: "my", "i nostri", "mon fameux". */
export const OWN_DISH = pattern('iu')`
  (?<!\p{L})(?:my|our|mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|mon|ma|mes|notre|nos|mi[eoa]?|miei|mis|nuestr[oa]s?|nostr[oaei]|mijn|onze?|meus?|minhas?|noss[oa]s?|min|mitt|mina|vår[at]?)
  (?:\s[\p{L}'’-]{1,15}){0,2}\s$
`;

/** What a cook says who names one of many: "also", "too". */
export const AS_WELL =
  /(?<!\p{L})(?:also|too|as well|auch|ebenso|aussi|également|anche|pure|también|tampoco|ook|também|också)(?!\p{L})/iu;

/** And what to do with it: to look at it, to try it, not to miss it. */
export const LOOK_AT = pattern('iu')`
  (?<!\p{L})(?:try|check|see|discover|miss|love|explore|read|probier\p{L}*|versuch\p{L}*|schau\p{L}*|entdeck\p{L}*|lies|lest|essaye[rz]?|essaie|découvr\p{L}*|retrouve[rz]?|teste[rz]?|manque[rz]?|
  prova(?:te|re)?|scopri(?:te|re)?|guarda(?:te)?|leggi|perde(?:te|tevi|rti|rvi)|proba[dr]?|prueba|descubr\p{L}*|mirad?|perd[áa]is|pierdas|probeer|bekijk|ontdek|experimente|veja)(?!\p{L})
`;
