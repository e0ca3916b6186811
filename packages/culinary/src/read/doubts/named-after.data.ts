import { pattern } from '../../words/pattern.ts';

/** Whose dish it is, in front or behind: "Omas Gemüsetopf", "Mum's veggie pot", "Tacho da tia". */
export const OF_RELATIVE = pattern('iu')`
  ^(?:(?:(?:meine[rs]?|unsere[rs]?|our|my|mijn|min|mitt)\s)?(?:(?:ur)?(?:gro(?:ß|ss))?(?:mutter|vater)|oma|opa|omi|opi|mama|mutti|papa|mami|muttern|tante|onkel|schwiegermutter)['’]?s(?:\s\p{Lu}\p{L}+s)?|
  (?:tante|onkel|oma|opa|auntie|aunt|uncle|granny|nana|grandma|grandpa|moster|faster|farbror|morbror|tant|oom)\s\p{L}+['’]?s|
  (?:(?:great[- ])?grand(?:ma|pa|mother|father)|gran|granny|nan|nana|nanny|nonna|abuela|mum|mummy|mom|mommy|mam|mother|father|dad|daddy|pop|auntie|aunt|uncle|mother-in-law)['’]s|
  (?:oma|opa|mama|papa|moeder|mam|tante)['’]s|(?:(?:mor|far)(?:mor|far)|mamma|pappa|moster|faster|mor|far|svärmor)s)\s\p{L}{3}.*$|
  ^(?:\p{L}{1,3}\s)?\p{L}{3}.*\s(?:
  (?:von|nach|wie\sbei|à\sla)\s(?:meiner\s|unserer\s|der\s)?(?:oma|opa|omi|mama|mutti|muttern|papa|tante|onkel|großmutter|schwiegermutter)s?(?:\sart|\srezept)?|(?:van|zoals)\s(?:mijn\s|onze\s)?(?:oma|opa|mama|mam|moeder|tante|oom)|
  (?:de|à\sla)\s(?:(?:ma|ta|notre|la)\s)?(?:mamie|mémé|mémère|mamé|papi|pépé|maman|papa|grand-mère|grand-père|mère-grand|tante|tata|tatie|tonton|belle-mère)|
  (?:del?la?|di)\s(?:mia\s|mio\s|nostra\s)?(?:nonn[ao]|mamma|papà|babbo|zi[ao]|suocera)|
  de\s(?:la\s|mi\s|el\s)?(?:abuel[ao]|yay[ao]|mamá|madre|papá|tí[ao]|suegra)|
  d[aoe]\s(?:minha\s|meu\s)?(?:avó|avô|vovó|vovô|mãe|pai|ti[ao]|sogra)|(?:som\s|à\sla\s)(?:mormor|farmor|mamma)
  )(?:\s\p{Lu}[\p{L}.]+)?$
`;
/** What somebody has who cooks, and no dish. Folded. */
export const OF_COOK =
  /(?:^|\s)\p{L}*(?:kuche|kitchen|cucina|cocina|cuisine|keuken|cozinha|kok|rezepte?|recipes?|ricett[ae]|recetas?|recettes?|recept(?:en)?|receitas?|kochbuch|cookbook|buch|book|cahier|quaderno|cuaderno|schriftje|caderno|blog|ecke|corner|garten|garden|jardin|giardino|geburtstag|birthday|compleanno|cumpleanos|anniversaire|verjaardag|haus|house|maison|casa|huis|seite|tipps?|tips?|astuces?|consigli|trucos|geheimnis|secrets?|segreti)(?:\s|$)/u;
/** What is cooked of the food in front of it: "Gemüsetopf". Folded. */
export const KIND_BEHIND_FOOD =
  /(?:^|\s)(\p{L}{4,16}?)(?:n|s|en)?(?:topf|topfchen|pfannchen|allerlei|gericht|rollchen|taschen|packchen|spiesse|potje|schotel|gryta|lada)(?=\s|$)/u;
