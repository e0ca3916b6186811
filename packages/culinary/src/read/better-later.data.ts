import { pattern } from '../words/pattern.ts';

/** A time after the dish is made: "the next day", "de un día para otro", "aufgewärmt". */
export const LATER = pattern('iu')`
  (?<!\p{L})(?:the (?:next|second|following) day|the day after|(?:a|one) day later|on day two|after a (?:day|night)|reheated|
  (?:am|den) (?:nächsten|folgenden|zweiten) tag|am (?:folge)?tag (?:danach|darauf)|am folgetag|tags darauf|(?:einen|ein) tag später|
  nach einer nacht|aufgewärmt|
  le lendemain|le jour (?:suivant|d['’]après)|un jour (?:après|plus tard)|après une nuit|du jour au lendemain|réchauffée?s?|
  il giorno (?:dopo|seguente|successivo)|l['’]indomani|da un giorno all['’]altro|dopo (?:una notte|un giorno)|riscaldat[oaie]|
  de un día (?:para|a) otro|al día siguiente|el día (?:siguiente|después)|tras una noche|recalentad[oa]s?|
  no dia seguinte|de um dia para o outro|(?:re)?aquecid[oa]s?|
  de volgende dag|de dag erna|een dag later|opgewarmd|
  (?:dagen|dan) (?:efter|därpå)|nästa dag|en dag senare|uppvärmda?)(?!\p{L})
`;

/** That it is better, or becomes so. */
export const BETTER = pattern('iu')`
  (?<!\p{L})(?:better|improves?|tastier|nicer|
  besser|leckerer|feiner|gewinnt|gewinnen|
  meilleure?s?|gagne(?:nt)?|se bonifie(?:nt)?|
  più (?:buon|saporit|gustos)[oaie]|miglior[ei]|migliora(?:no)?|guadagna(?:no)?|
  mejor(?:a|an|es)?|ganan?|más (?:ric|sabros|buen)[oa]s?|
  melhor(?:a|am|es)?|ganham?|mais (?:gostos|saboros)[oa]s?|
  beter|lekkerder|wint|bättre|godare|vinner)(?!\p{L})
`;

/** What makes such a sentence a step: "desmoldamos", "sformiamo", where an ending says that cooks do it, and "réchauffer", which orders. */
export const IS_DONE = pattern('iu')`
  \p{L}{3}(?:[aeiê]mos|iamo)(?!\p{L})|
  (?<!\p{L})(?:réchauff(?:er|ez)|aufwärmen|riscalda(?:re|te)|scalda(?:re|te)|recalent(?:ar|ad|e)|reaque(?:cer|ça)|opwarmen|värm)(?!\p{L})
`;

/** "Like all stews, ...", "Wie jeder Eintopf, ...": what is told of the dish by others of its kind. */
export const LIKE_OTHERS =
  /^(?:like|as|just as|wie|so wie|comme|come|como|igual que|zoals|net als|som|precis som)(?!\p{L})/iu;

/** "Better the next day, so chill it overnight": what follows from it for the cook. */
export const FOLLOWS = pattern('iu')`
  [,;:–—]\s(?:so|also|darum|deshalb|daher|alors|donc|quindi|perciò|allora|así que|por eso|dus|daarom|então|por isso|så|därför)\s
`;

/** "so make it ahead": when to cook, and nothing that is done to the dish. */
export const IN_ADVANCE = pattern('iu')`
  (?<!\p{L})(?:ahead|in advance|(?:day|night|evening) before|vorher|im voraus|vortag|vorabend|la veille|à l['’]avance|
  (?:giorno|sera) prima|in anticipo|(?:día|noche) (?:antes|anterior)|de antemano|con antelación|la víspera|
  de véspera|dia anterior|van tevoren|dag (?:ervoor|van tevoren)|dagen (?:innan|före)|i förväg)(?!\p{L})
`;
