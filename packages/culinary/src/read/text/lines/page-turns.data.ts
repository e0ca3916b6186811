import { pattern, source } from '../../../words/pattern.ts';

const EDGE = source`[\s()\[\]«»<>→⟶➔▶►…*.–—-]{0,6}`;
/** "The relish", "Ricetta", "Montage et cuisson": what goes on. */
const WHAT = source`(?:[\p{L}'’. ]{2,40}\s)?`;
const PAGE_EN = source`(?:the\s)?(?:(?:next|following|other|back|opposite)\s(?:page|side)|back|reverse|p(?:age|\.|g\.)?\s?\d{1,4})`;
const PAGE_DE = source`(?:der\s)?(?:(?:nächsten?|folgenden?|anderen)\sseite|rückseite|s(?:eite|\.)\s?\d{1,4})`;
const PAGE_FR = source`(?:à\sla\s|en\s)?(?:page\s(?:suivante|d['’]après|\d{1,4})|p\.\s?\d{1,4}|(?:au\s)?(?:verso|dos))`;
const PAGE_IT = source`(?:(?:a|alla|nella|in)\s)?(?:(?:pagina|pag\.|p\.)\s?(?:seguente|successiva|dopo|accanto|\d{1,4})|sul\sretro|al\sretro|(?:qui\s)?dietro|a\stergo)`;
const PAGE_ES = source`(?:(?:en|a)\sla\s(?:(?:página|pág\.|p\.)\s?(?:siguiente|\d{1,4})|otra\s(?:cara|hoja|página)|vuelta)|(?:a|en)\s(?:página|pág\.|p\.)\s?\d{1,4}|al\s(?:dorso|reverso)|(?:por\s)?detrás|atrás)`;

/** A whole line that says that a recipe goes on, and perhaps where: "(continued overleaf)", "Fortsetzung auf S. 12", "sigue a la vuelta", "T.S.V.P.". */
export const TURNS_PAGE = pattern('iu')`
  ^${EDGE}(?:
  p\.?\s?t\.?\s?o\.?|please\sturn\s(?:over|the\spage)|turn\s(?:the\spage|overleaf)|${WHAT}(?:continue[sd]?|cont['’]?d?\.?|carries\son|carry\son|goes\son|over)\s(?:overleaf|over(?:\sthe\spage)?|on\s${PAGE_EN})|continued|
  b\.\s?w\.|bitte\s(?:wenden|umblättern|weiterblättern|blättern)|${WHAT}(?:fortsetzung|forts\.|weiter)\s(?:(?:auf\s)?${PAGE_DE}|umseitig|rückseitig)|${WHAT}geht(?:['’]s|\ses)?\s(?:auf\s)?(?:${PAGE_DE}|umseitig|hinten)(?:\sweiter)?|fortsetzung\sfolgt|
  t\.?\s?s\.?\s?v\.?\s?p\.?|tourne[rz]?\sla\spage|${WHAT}(?:suite|continue|se\spoursuit)\s${PAGE_FR}|à\ssuivre|
  ${WHAT}(?:segue|continua|prosegue)\s${PAGE_IT}|(?:segue|continua)|volta(?:re)?\s(?:la\s)?pagina|
  ${WHAT}(?:sigue|continúa|continua|pasa)\s${PAGE_ES}|(?:sigue|continúa)|pas[ae]r?\sla\spágina
  )${EDGE}!?$
`;

/** A whole line that says on which page something stands, which is the rest of the recipe or, before what names a food, another one: "Montage au verso", "Pâte sablée voir page 45". */
export const POINTS_TO_PAGE = pattern('iu')`
  ^${EDGE}(?<what>${WHAT})(?:
  see\s(?:overleaf|over(?:\sthe\spage)?|(?:on\s)?${PAGE_EN})|(?:is\s)?overleaf|
  (?:siehe|s\.)\s(?:(?:auf\s)?${PAGE_DE}|umseitig|rückseitig)|steht\s(?:auf\s)?(?:${PAGE_DE}|umseitig|hinten)|umseitig|
  (?:voir|lire)\s${PAGE_FR}|au\sverso|
  (?:vedi|vd\.)\s${PAGE_IT}|
  (?:ver|véase|está)\s${PAGE_ES}
  )${EDGE}!?$
`;
