import { pattern, source } from '../../../words/pattern.ts';

/** "28ª ", "XII ", "34e ", "12. ": how often it was held. */
const TIMES_HELD = source`(?:\d{1,3}\s?(?:[ªº°]|\.[ªº°]?|e|ème|esim[oa]|th|st|nd|rd)?\s|[ivxlc]{1,7}\s)?`;

/** Behind these stands what a dish is for: "Kuchen zum Geburtstag", "Toffee apples for the county fair". */
const FOR = source`(?:for|from|to|at|fürs?|zu[mr]?|a[mn]|beim?|vo[mn]|voor|van|bij|till|från|vid)\s`;

/** What a village or a town holds: "Sagra dell'Olio Nuovo", "34e Fête de la Châtaigne", "Kürbisfest 2025", "Dunmore Garlic Festival". */
export const EVENT_NAME = pattern('iu')`
  ^${TIMES_HELD}(?:
  (?:(?:la|le|el|il|a|o|the)\s)?(?:sagra|festa|festival|fiera|mercat(?:o|ino)|fête|foire|marché|salon|kermesse|journées?|fiesta|feria|jornadas?|mercad(?:o|illo)|romería|feira|arraial|mostra|muestra|concurso|concours)
  (?:\s\p{L}{3,14})?\s(?:d['’e]|du|des|de l[ao]s?|d[aeo]s?|del|dell[aoe]|dell['’]|dei|degli|di|aux?|à)(?:\s|(?<=['’]))?\p{L}.{2,60}|
  (?:(?!${FOR})\p{L}[\p{L}'’.-]*\s){0,6}(?:\p{L}{2,20}(?:fest|markt|messe|wochen?|tage?|kirmes|kirchweih|basar|feest|dagen|festivalen|marknad(?:en)?|festen)|festival|fair|fete|show|bazaar)
  (?:\s(?:in|am|im|auf|at|på|op|te|van|\d{4}|[’']\d\d)(?!\p{L}).{0,40})?
  )$
`;
