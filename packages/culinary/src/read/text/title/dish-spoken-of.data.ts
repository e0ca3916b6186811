import { pattern, source } from '../../../words/pattern.ts';

const DAY = source`(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|
  luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|lunes|martes|miércoles|jueves|viernes|sábado|domingo`;

/** When somebody asked, within what reminds him of it: "on Sunday", "neulich", "l'autre jour", "domenica scorsa", "el otro día". */
export const WHEN_ASKED = pattern('giu')`
  \s(?:(?:(?:on|last|am|letzten|vergangenen|el|il|la|le)\s)?(?:${DAY})(?:\s(?:dernier|scors[oa]|pasado|night|morning|evening|abend|soir|sera))?|
  (?:the other|the last) (?:day|time|week|night)|last (?:week|time|night|month)|yesterday|earlier|again|the whole time|all week|on the phone|
  neulich|gestern|vorgestern|vorhin|letztens|(?:letzte|vorige) woche|das letzte mal|am telefon|beim letzten mal|schon wieder|
  l['’]autre (?:jour|soir|fois)|hier(?: soir)?|la semaine dernière|la dernière fois|au téléphone|encore|
  l['’]altr[oa] (?:giorno|sera|volta)|ieri(?: sera)?|la settimana scorsa|la scorsa volta|al telefono|di nuovo|
  el otro día|la otra (?:noche|tarde|vez)|ayer|anoche|la semana pasada|la última vez|por teléfono|otra vez)(?=[\s,])
`;

/** "mi chiedevi della panissa", "tu me parlais du tourin", "me hablabas del zarangollo", "du fragtest nach dem Labskaus": behind it stands what was asked about. */
export const ASKED_ABOUT = pattern('iu')`
  (?<!\p{L})(?:you (?:were )?(?:asking|asked|talking|wondering|wondered|rang|wrote|rang me|wrote to me) (?:me )?(?:about|after|for)|
  (?:du|ihr) (?:hast|habt|fragtest|fragtet|hattest) (?:mich |uns |doch |ja |so ){0,3}(?:nach|wegen)|
  (?:tu|vous) (?:m['’]|me )?(?:as|avez|aviez|avais|parl(?:ais|iez)|demand(?:ais|iez|es)|réclam(?:es|ais|ez|iez))(?: (?:demandé|parlé|réclamé))?|
  (?:mi|ci) (?:chied(?:evi|evate|i|ete)|domandavi|hai chiesto|avete chiesto|parlavi|hai parlato|hai domandato)|
  (?:me|nos) (?:hablabas|preguntabas|pedías|preguntaste|hablaste|pediste|has preguntado|has pedido)(?: por)?)\s
  (?:(?:the|that|my|our|your|de[mnr]|die|das|meine?[mnr]?|unsere?[mnr]?|le|la|les|du|des|de la|ma|mon|mes|de ma|de mon|della|del|dello|dei|degli|delle|il|lo|i|gli|el|los|las|de los|de las|mis?|de mis?)\s|(?:dell|de l|l)['’])
  (?=\p{L}{3})
`;

/** Before the dish of who is asked for it: "can you give me your ...", "tu peux me redonner ton ...", "me pasas tu ...". */
export const YOURS = pattern('giu')`
  (?<!\p{L})(?:your|dein(?:e[mnr]?)?|eure?[mnr]?|ton|ta|tes|votre|vos|tu[ao]|tue|tuoi|vostr[oaie]|tus?|vuestr[oa]s?)\s(?=\p{L}{3})
`;

/** What is made today, told to those who watch or listen: "So today it's ...", "heute gibt es ...", "aujourd'hui c'est ...", "oggi si fa ...", "hoy toca ...". */
export const MADE_TODAY = pattern('iu')`
  ^(?:(?:so|right|now|well|and|ok(?:ay)?|also|so|na|gut|alors|bon|donc|et|allora|dunque|bene|e|pues|bueno|y)[,\s]\s?){0,2}
  (?:(?:today|tonight|this (?:week|time|evening))(?:['’]s (?:recipe|dish) is| it['’]s| it is| we['’]re (?:making|doing|cooking)| i['’]m (?:making|doing|cooking)| we have)|
  (?:heute|diesmal|diese woche) (?:gibt['’]?s|gibt es|ist|sind|machen wir|kochen wir|backen wir|geht es um|dran ist)|
  (?:aujourd['’]hui|ce soir|cette (?:semaine|fois)),? (?:c['’]est|on fait|on prépare|on cuisine|je fais|voici|il y a)|
  (?:oggi|stasera|questa (?:settimana|volta)),? (?:è|sono|si fa|si fanno|facciamo|prepariamo|cuciniamo|tocca (?:al?|alla|agli|alle|ai))|
  (?:hoy|esta (?:noche|semana|vez)),? (?:toca|tocan|hay|va de|hacemos|preparamos|cocinamos|es|son))\s
  (?:(?:the|my|our|an?|some|der|die|das|den|mein(?:e|en)?|unser(?:e|en)?|ein(?:e|en)?|le|la|les|un|une|des|du|de la|mon|ma|mes|il|lo|i|gli|una|mi[ao]|el|los|las|unos|unas|mis?)\s|l['’])?(?=\p{L}{3})
`;

/** What opens a clause with one of whom it tells, or with a condition, and no name: "He's smelt the fish", "If you're new", "Wenn ihr neu seid". */
export const OPENS_CLAUSE = pattern('iu')`
  ^(?:(?:i|you|he|she|we|they|it)(?:['’](?:s|m|re|ve|ll|d)|\s\p{Ll})|(?:that|there|here|who|what)['’]s\s|(?:if|when|while|because|since|before|after|unless|until)\s\p{Ll}|
  (?:ich|du|er|wir|ihr|es|man)\s\p{Ll}|(?:wenn|falls|weil|bevor|nachdem|sobald|damit)\s\p{L}|
  (?:je|tu|elle|on|nous|vous|ils|elles)\s\p{Ll}|j['’]\p{Ll}|il\s(?:a|est|va|faut|y|fait|ne|s['’])(?!\p{L})|(?:si|quand|lorsque|parce)\s\p{Ll}|
  (?:io|tu|lui|lei|noi|voi|loro)\s\p{Ll}|(?:ho|hai|ha|abbiamo|avete|hanno|sono|siamo|siete)\s\p{Ll}|(?:se|quando|perché|siccome)\s\p{Ll}|
  (?:yo|él|ella|nosotr[oa]s|vosotr[oa]s|ell[oa]s|usted)\s\p{Ll}|(?:he|has|ha|hemos|habéis|han|estoy|está|estamos|soy|somos)\s\p{Ll}|(?:cuando|porque|aunque)\s\p{Ll})
`;
