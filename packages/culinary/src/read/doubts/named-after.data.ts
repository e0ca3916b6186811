import type { Language } from '../../words/language.ts';
import { pattern } from '../../words/pattern.ts';

/**
 * Whose dish it is, in front or behind, in the language of the recipe: "Omas Gemüsetopf", "Mum's veggie pot", "Tacho da tia". "Papas bravas" and
 * "Fars breton" are nobody's where they come from.
 */
export const OF_RELATIVE: Readonly<Record<Language, RegExp>> = {
  en: pattern('iu')`
    ^(?:(?:our|my)\s)?(?:
    (?:auntie|aunt|uncle|oma|opa|granny|nana|grandma|grandpa)\s\p{L}+['’]?s|
    (?:(?:great[- ])?grand(?:ma|pa|mother|father)|gran|granny|nan|nana|nanny|nonna|abuela|oma|opa|mum|mummy|mom|mommy|mam|mama|mother|father|dad|daddy|papa|pop|auntie|aunt|uncle|mother-in-law)['’]s
    )\s\p{L}{3}.*$
  `,
  de: pattern('iu')`
    ^(?:
    (?:(?:meine[rs]?|unsere[rs]?)\s)?(?:(?:ur)?(?:gro(?:ß|ss))?(?:mutter|vater)|oma|opa|omi|opi|mama|mutti|papa|mami|muttern|tante|onkel|schwiegermutter)['’]?s(?:\s\p{Lu}\p{L}+s)?|
    (?:tante|onkel|oma|opa)\s\p{L}+['’]?s
    )\s\p{L}{3}.*$|
    ^(?:\p{L}{1,3}\s)?\p{L}{3}.*\s(?:von|nach|wie\sbei|à\sla)\s(?:meiner\s|unserer\s|der\s)?(?:oma|opa|omi|mama|mutti|muttern|papa|tante|onkel|großmutter|schwiegermutter)s?(?:\sart|\srezept)?(?:\s\p{Lu}[\p{L}.]+)?$
  `,
  fr: pattern('iu')`
    ^(?:\p{L}{1,3}\s)?\p{L}{3}.*\s(?:de|à\sla)\s(?:(?:ma|ta|notre|la)\s)?(?:mamie|mémé|mémère|mamé|papi|pépé|maman|papa|grand-mère|grand-père|mère-grand|tante|tata|tatie|tonton|belle-mère)(?:\s\p{Lu}[\p{L}.]+)?$
  `,
  it: pattern('iu')`
    ^(?:\p{L}{1,3}\s)?\p{L}{3}.*\s(?:del?la?|di)\s(?:mia\s|mio\s|nostra\s)?(?:nonn[ao]|mamma|papà|babbo|zi[ao]|suocera)(?:\s\p{Lu}[\p{L}.]+)?$
  `,
  es: pattern('iu')`
    ^(?:\p{L}{1,3}\s)?\p{L}{3}.*\sde\s(?:la\s|mi\s|el\s)?(?:abuel[ao]|yay[ao]|mamá|madre|papá|tí[ao]|suegra)(?:\s\p{Lu}[\p{L}.]+)?$
  `,
  nl: pattern('iu')`
    ^(?:
    (?:(?:mijn|onze)\s)?(?:(?:groot)?(?:moeder|vader)|oma|opa|mama|papa|mam|tante)['’]?s|
    (?:tante|tant|oom|oma|opa)\s\p{L}+['’]?s
    )\s\p{L}{3}.*$|
    ^(?:\p{L}{1,3}\s)?\p{L}{3}.*\s(?:van|zoals)\s(?:mijn\s|onze\s)?(?:oma|opa|mama|mam|moeder|tante|oom)(?:\s\p{Lu}[\p{L}.]+)?$
  `,
  pt: pattern('iu')`
    ^(?:\p{L}{1,3}\s)?\p{L}{3}.*\sd[aoe]\s(?:minha\s|meu\s)?(?:avó|avô|vovó|vovô|mãe|pai|ti[ao]|sogra)(?:\s\p{Lu}[\p{L}.]+)?$
  `,
  sv: pattern('iu')`
    ^(?:
    (?:(?:min|mitt)\s)?(?:(?:mor|far)(?:mor|far)|mamma|pappa|moster|faster|mor|far|svärmor)s|
    (?:moster|faster|farbror|morbror)\s\p{L}+s
    )\s\p{L}{3}.*$|
    ^(?:\p{L}{1,3}\s)?\p{L}{3}.*\s(?:som|à\sla)\s(?:mormor|farmor|mamma)(?:\s\p{Lu}[\p{L}.]+)?$
  `,
};
/** What somebody has who cooks, and no dish. Folded. */
export const OF_COOK =
  /(?:^|\s)\p{L}*(?:kuche|kitchen|cucina|cocina|cuisine|keuken|cozinha|kok|rezepte?|recipes?|ricett[ae]|recetas?|recettes?|recept(?:en)?|receitas?|kochbuch|cookbook|buch|book|cahier|quaderno|cuaderno|schriftje|caderno|blog|ecke|corner|garten|garden|jardin|giardino|geburtstag|birthday|compleanno|cumpleanos|anniversaire|verjaardag|haus|house|maison|casa|huis|seite|tipps?|tips?|astuces?|consigli|trucos|geheimnis|secrets?|segreti)(?:\s|$)/u;
/** What is cooked of the food in front of it, in languages that write both as one word: "Gemüsetopf". Folded. */
export const KIND_BEHIND_FOOD: Partial<Readonly<Record<Language, RegExp>>> = {
  de: /(?:^|\s)(\p{L}{4,16}?)(?:n|s|en)?(?:topf|topfchen|pfannchen|allerlei|gericht|rollchen|taschen|packchen|spiesse)(?=\s|$)/u,
  nl: /(?:^|\s)(\p{L}{4,16}?)(?:n|s|en)?(?:potje|schotel)(?=\s|$)/u,
  sv: /(?:^|\s)(\p{L}{4,16}?)(?:s)?(?:gryta|lada)(?=\s|$)/u,
};
