import { pattern, source } from '../words/pattern.ts';

/** Days of saints and of the church year by which sayings tell the weather. */
const HOLY_DAY = source`
  (?:(?:st|sankt|heilig(?:er?|e[nm]))\.?\s\p{Lu}\p{L}+|mari[aä]\s(?:lichtmess|geburt|himmelfahrt|verkündigung|empfängnis)|lichtmess\p{L}*|siebenschläfer\p{L}*|eisheilig\p{L}*|(?:kalte[n]?\s)?sophie|dreikönig\p{L}*|allerheiligen|martini|johanni\p{L}*|michaeli\p{L}*|barbaratag|andreas(?:nacht|tag)|
  saint[s]?\.?\s?(?!honor|jacques|nectaire|marcellin|émilion|félicien|paulin|agur)\p{Lu}[\p{L}-]+|(?:à\sla|la|le|à)\s(?:saint|ste?|sainte)-\p{L}+|chandeleur|toussaint|epiphany|candlemas|michaelmas|martinmas|st\.?\s(?:swithin|swithun)['’]?s?(?:\sday)?|
  (?:san|sant['’]|santa|santo)\s?(?!marzano|daniele|simón)\p{Lu}\p{L}+|candelora|candelaria|epifania|ognissanti|todos\slos\ssantos|todolossantos)
`;
const MONTH = source`
  (?:january|february|march|april|june|july|august|september|october|november|december|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|
  janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|
  enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)
`;
const WEATHER = source`
  (?:rain|snow|frost|showers|thunder|winter|spring|summer|harvest|regen|schnee|frost|sturm|winter|sommer|frühling|gewitter|ernte|scheune?n?|pluie|neige|gel|gelée|vent|hiver|été|printemps|moisson|
  pioggia|piove|neve|gelo|vento|inverno|estate|primavera|barile|raccolto|lluvia|llueve|nieve|hielo|viento|invierno|verano|primavera|cosecha|aguas?|capa|sayo|fil|prend\sracine)
`;

/** What a saying of the calendar is about: a saint's day, or a month and what the weather does in it. */
export const OF_HOLY_DAY = pattern('iu')`
  (?<!\p{L})${HOLY_DAY}(?!\p{L})
`;
export const OF_MONTH = pattern('iu')`
  (?<!\p{L})${MONTH}(?!\p{L})
`;
export const OF_WEATHER = pattern('iu')`
  (?<!\p{L})${WEATHER}(?!\p{L})
`;

/** How proverbs begin that speak of everybody: "Chi va piano …", "Qui dort …", "Wer rastet, …", "El que no llora …", "He who …". */
export const OF_EVERYBODY = pattern('u')`
  ^[«“"„]?(?:Chi\s(?!(?:vuole|desidera|preferisce|ama|ha|non|usa))\p{Ll}|Qui\s(?!(?:veut|préfère|aime|n['’]|a\s))\p{Ll}|Tel\squi\s|(?:El|Quien)\sque\s\p{Ll}|Quien\s(?!(?:quiera|prefiera|tenga|no))\p{Ll}|(?:A|De)\sbuen\s|Más\svale\s|Dime\s(?:con|qué)\s|
  He\swho\s|Him\sthat\s|They\sthat\s|Many\sa\s|Better\s(?:an?\s)?\p{L}+\sthan\s|Man\ssoll\s|Morgenstund|Lieber\sein\p{L}?\s|Meglio\s(?:un\p{L}?\s)?\p{L}+\s(?:oggi\s)?che\s|Mieux\svaut\s|Tanto\sva\s|Tant\sva\s)
`;
