import { pattern } from '../../../words/pattern.ts';

/** "Comptez trois quarts d'heure en tout": what orders to reckon with a time, and nothing of the dish. */
export const RECKONS = pattern('iu')`
  ^(?:(?:so|also|alors|donc|quindi|allora|así que|entonces),?\s)?
  (?:allow|reckon(?: on)?|count on|plan(?:t|e)?(?: mal| gut| ruhig)?|rechne(?:t|n)?(?: mal| mit)?|
  compte[rz]?|prévo(?:is|yez|ir)|calcola(?:te|re)?|conta(?:te|re|d|r)?|mettete in conto|cuenta|calcul(?:a|ad|ar)|calculez?|reken|calcule|conte|räkna|
  (?:it|that|this|the whole thing|all of it) (?:takes|took)|(?:das|es|das ganze|man) (?:dauert|braucht)|(?:ça|
  cela|le tout) prend|il (?:te |vous |m['’]en )?(?:faut|a fallu)|
  (?:ci|mi|ti|vi) (?:vuole|vogliono)|si impiegan?o?|(?:se |me |os |te )?(?:tarda[ns]?|lleva[ns]?)|het duurt|leva|demora|det tar)
  (?![\p{L}])
`;
/** "Alles in allem eine Stunde." */
export const IN_ALL = pattern('iu')`
  ^(?:all in all|all told|all in|in all|in total|altogether|(?:from )?start to finish|from (?:start|beginning) to end|alles in allem|alles zusammen|insgesamt|von anfang bis ende|en tout|au total|du début à la fin|in tutto|in totale|dall['’]inizio alla fine|
  en total|de principio a fin|todo junto|in totaal|al met al|no total|ao todo|totalt|allt som allt)(?![\p{L}])
`;
/** "Quick to do, half an hour start to finish." */
export const CLOSES_IN_ALL = pattern('iu')`
  (?:all in all|all told|in all|in total|altogether|(?:from )?start to finish|from (?:start|beginning) to end|alles in allem|insgesamt|von anfang bis ende|en tout|au total|tout compris|
  du début à la fin|in tutto|in totale|tutto compreso|dall['’]inizio alla fine|en total|todo incluido|de principio a fin|in totaal|no total|ao todo|totalt)[.!…]{0,3}$
`;
/** "Compte une heure et demie quand on n'a pas l'habitude", "Allow an hour the first time": who cooks makes the difference. */
export const BY_SKILL = pattern('iu')`
  (?<![\p{L}])(?:(?:when|if|wenn|falls|quand|si|se|quando|cuando|als|om)\s[^.!?]{0,25}?(?:used to|practi[cs]ed?|experience|beginner|first time|geübt|übung|routine|routiniert|anfänger|zum ersten mal|
  habitude|habitué|pratique|début|première fois|pratic[ao]|abitudine|abituat|espert|principiant|prima volta|práctic|costumbre|acostumbrad|experiencia|primera vez|ervaring|eerste keer|prática|primeira vez|vana|första gången)|
  (?:the|beim|das|la|a|de|för)\s(?:first time|ersten? mal|première fois|prima volta|primera vez|primeira vez|eerste keer|första gången))
`;
/** "Arbeitszeit ungefähr eine Stunde, ohne die Nacht.", "De faena, unos veinte minutos.": opens with the name of the work, or of the cooking, whose time it tells. */
export const NAMES_WORK = pattern('iu')`
  ^(?:(?:the|die|der|le|la|il|el|reine|pure)\s)?
  (?:(?:hands[\s-]on|active|working|work|prep|preparation|cooking|baking|oven|simmering)\stime|hands[\s-]on|
  arbeit(?:szeit|saufwand)?|vorbereitung(?:szeit)?|zubereitungszeit|(?:koch|back|gar|brat|schmor)(?:zeit|dauer)|
  (?:temps|durée)\sde\s(?:travail|préparation|cuisson)|(?:côté|de|comme)\s(?:travail|boulot)|
  (?:tempo|tempi)\sdi\s(?:lavoro|preparazione|cottura)|(?:di|come)\s(?:lavoro|cottura)|
  tiempo\sde\s(?:faena|trabajo|preparación|cocción|horno)|(?:de|como)\s(?:faena|trabajo))(?![\p{L}-])
`;
