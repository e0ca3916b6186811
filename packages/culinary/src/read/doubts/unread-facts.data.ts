import { pattern } from '../../words/pattern.ts';

/** A number of those who eat, or of pieces; of folded text. */
export const saysForHowMany = pattern('u')`
  (?<![\d.,])\b(?:\d{1,3}|two|three|four|five|six|eight|ten|twelve|zwei|drei|vier|funf|sechs|acht|zehn|zwolf|
  deux|trois|quatre|cinq|huit|dix|due|tre|quattro|cinque|sei|otto|dieci|dos|tres|cuatro|cinco|seis|
  ocho|diez)[\s-](?:people|persons?|servings|portions?|personen|pers\b|leute|portionen|stucke?\b|
  personnes|convives|parts\b|persone|porzioni|pezzi|personas|comensales|raciones|porciones|pessoas|
  porcoes|porties|portioner)|\bserves\s(?:about\s)?\w|\bmakes\s(?:about\s)?\d
`;

/** The buttons of an app between which it counts those who eat: "serves (=) 4 (+)", "Personen − 2 +"; of folded text. */
export const countedByButtons =
  /(?<!\p{L})(?:serves|servings|portions?|people|personen|portionen|personnes|parts|couverts|persone|porzioni|personas|raciones|porciones|comensales)\s?[^\p{L}\d.,;]{1,8}\d{1,2}(?!\d)/u;

/** Those who eat, where nothing but a sign stands for their number: "{ personnes"; of folded text. */
export const lostNumberOfEaters =
  /^[^\p{L}\d]{0,3}\p{L}?[^\p{L}\d]{1,3}(?:people|persons|servings|portions|personen|portionen|personnes|persone|porzioni|personas|raciones)\b/u;

/** A label of time with minutes or hours behind it; of folded text. */
export const labelledTime = pattern('u')`
  \b(?:prep|cook|total|baking|ready\sin|zubereitungszeit|arbeitszeit|kochzeit|backzeit|garzeit|gesamtzeit|
  preparation|cuisson|temps|preparazione|cottura|tempo|tiempo|preparacion|coccion|bereiding)\b
  [^.\d]{0,20}\d{1,3}\s?(?:m\b|min|mn|h\b|hour|std|stund|heure|or[ae]\b|hora|uur|\u2032|')
`;

/** A unit of time that is no single letter; of folded text. */
export const namesUnit =
  /\b(?:min|mins|mn|std|hrs?)\b|minut|\bhours?\b|stunde|\bheures?\b|\bor[ae]\b|\bhoras?\b|\buur\b|timm/u;

/** A time that comes to another one: "ten minutes more"; of folded text. */
export const addsTime =
  /\b(?:more|longer|later|mehr|langer|spater|de plus|plus tard|in piu|di piu|dopo|mas|mais|despues)\b/u;

/** What stands between a whole time and a part of it. */
export const ofWhich =
  /\b(?:di\scui|dont|davon|of\swhich|of\sit|de\sl[oa]s\scuales|de\sellos|waarvan|varav|dos\squais|das\squais)\b/iu;

/** How long something keeps or lasts: a number of days is none of eaters; of folded text. */
export const isTimeFor = pattern('gu')`
  (?<![\p{L}\d])(?:(?:up\s)?to\s)?(?:\d{1,3}(?:\s?(?:[-–]|to|or|bis|oder|a|ou|o|tot|of|ate|till|eller)\s?\d{1,3})?|one|two|three|four|five|six|
  zwei|drei|vier|funf|deux|trois|quatre|cinq|due|tre|quattro|dos|tres|cuatro|cinco|twee|drie|dois|quatro|tva|fyra)\s
  (?:days?|weeks?|months?|hours?|minutes?|tagen?|tage|wochen?|monaten?|monate|stunden?|minuten|jours?|semaines?|mois|heures?|
  giorn[oi]|settiman[ae]|mes[ei]|or[ae]|dias?|semanas?|mes(?:es)?|horas?|dagen|dag|weken|week|maanden|maand|uren|dagar|
  veckor|vecka|manader|timmar)(?!\p{L})
`;
