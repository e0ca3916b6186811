import { pattern, source } from '../../../words/pattern.ts';

/** Warnings of a device, not of a dish: "ATTENZIONE! Le parti accessibili possono diventare molto calde." */
export const WARNING =
  /^[⚠️\s]*(?:attenzione|avvertenz[ae]|warning|caution|danger|achtung|warnung|vorsicht|gefahr|attention|avertissement|atenci[oó]n|advertencia|precauci[oó]n|waarschuwing|let op|aten[cç][aã]o|aviso|varning)\s*[!:]/iu;
/** Words of devices and of those who stand beside them. Folded. */
export const OF_DEVICE =
  /(?:^|\s)(?:kinder|children|bambini|enfants|ninos|criancas|barn|gerat|geraet|appliance|apparecchio|appareil|aparato|aparelho|apparaat|oberflache|surface|superfic|accessibil|verletz|injur|burns?|verbrenn|brulure|ustion|quemadura|stromschlag|electric)\p{L}*/u;
/** "Goûter de lundi : pain, lait": another meal of the day or the week. Folded. */
export const OTHER_MEAL =
  /^(?:(?:petit[- ]dejeuner|dejeuner|diner|gouter|souper|colazione|pranzo|merenda|cena|desayuno|almuerzo|comida|merienda|breakfast|lunch|dinner|supper|snack|fruhstuck|mittagessen|abendessen|vesper|jause|ontbijt|avondeten|pequeno-almoco|almoco|jantar|lanche|frukost|middag|mellanmal)(?:\s\p{L}+){0,3}|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|lunes|martes|miercoles|jueves|viernes|sabado|domingo))\s?:\s/u;
/** What a leaf of a calendar says of its day beside the recipe: a proverb, a saint, the moon. Folded. */
export const OF_CALENDAR =
  /^(?:(?:refran(?: del (?:dia|mes))?|dicho|santoral|santos? del dia|frase del dia|onomastica|proverbi[oe]?(?: d(?:el|u) (?:giorno|jour|mese|mois))?|detto(?: del giorno)?|santo del giorno|onomastico|dicton(?: du (?:jour|mois))?|saint(?:e)? du jour|fete du jour|pensee du jour|proverb(?: of the (?:day|month))?|old saying|saint of the day|thought for the day|bauernregel|wetterregel|sprichwort|spruch des tages|namenstage?|lostag|mondphase|phases? (?:de la lune|lunar)|fase lunare|moon phase)\s?[:.–-]\s|(?:luna (?:llena|nueva|piena)|pleine lune|nouvelle lune|vollmond|neumond|full moon|new moon)(?:\s(?:am|el|le|il|on|del|den)?\s?\p{L}{0,5}\s?\d{1,2}.{0,20})?$)/u;
/** What heads the box of a magazine on what is drunk with a dish, alone in its line. Folded; a recogniser may take the article's capital for a stroke. */
export const HEADS_DRINK =
  /^(?:(?:il|[il1|]l|le|lo|der|den|el|the|unser|nuestro|notre|our)\s)?(?:vino|vin|wein|wine)(?:\s(?:consigliato|giusto|in abbinamento|della settimana|conseille|de la semaine|pour ce plat|dazu|zum gericht|der woche|of the week|recomendado|de la semana|pairing|match))?$|^(?:weintipp|weinempfehlung|getranketipp|wine tip|(?:l['’])?abbinamento(?: vino)?|(?:notre |l['’])?accord(?: mets et vins?| vins?| parfait)?|vins? conseilles?|drink (?:this|match)|(?:our )?drinks? (?:match|tip|suggestion)|zu trinken|bebida recomendada|(?:el )?maridaje|what to drink|(?:in the|your) glass|dans (?:le|votre) verre|nel bicchiere|im glas|en la copa|que boire(?: avec)?|cosa bere|dazu trinken wir|para beber|a boire(?: avec(?: ce plat)?)?|da bere|to drink)$/u;
/** What kitchens of canteens keep records of, and forms to fill in. */
export const RECORD =
  /_{3,}|r[uü]ckstellprobe|handzeichen|\bhaccp\b|puntos cr[ií]ticos|punti critici|points critiques|plat t[eé]moin|muestra testigo|campione testimone|critical control/iu;
/** "Landbier hell 0,5 l 1,09 €" */
export const PRICE = /(?:\d[.,]\d\d\s?[€£]|[€£$]\s?\d+[.,]\d\d)(?!\s?(?:pro|per|par|por)\s)/u;
/** "Also on this list", "Nicht vergessen": what a list for the shop or of chores says before its things. Folded. */
export const OTHER_LIST =
  /(?:^|\s)(?:list[ae]?|einkauf\p{L}*|shopping|besorg\p{L}*|erledig\p{L}*|spesa|courses|compras?|boodschappen|inkop\p{L}*|ausserdem|inoltre|ademas|aussi|also|vergessen|forget|dimenticare|oublier|olvidar|vergeten|esquecer|drogerie|haushalt|household|menage|casa|hogar)(?:\s|$)/u;

const STARS = source`[★☆⭐🌟][★☆⭐🌟\ufe0f\s]{0,14}(?:\d(?:[.,]\d)?(?:\s?\/\s?\d{1,2})?)?`;
/** "il y a 3 jours", "3 days ago", "vor 2 Wochen", "un mese fa", "hace 5 días". */
const AGO = source`
  (?:(?:il y a|vor|hace)\s(?:\d{1,3}|une?n?|eine[mnr]?|una?)\s\p{L}{3,9}|(?:\d{1,3}|an?|une?|una?|uno)\s\p{L}{3,9}\s(?:ago|fa))
`;
/** Who said what stands below of a dish, with stars or how long ago: "Sylvain ★★★", "Marta · 3 giorni fa", "★★★★☆ Jo". */
export const RATED_BY = pattern('iu')`
  ^(?:@?\p{L}[\p{L}\p{M}\p{N}_.'’ -]{1,38}?(?:\s{1,6}|\s?[·•|,–—(-]\s?)(?:${STARS}|${AGO})[)\s·•|–—-]{0,4}(?:${STARS}|${AGO})?\)?|${STARS}[\s·•|–—-]{0,4}\p{L}[\p{L}\p{M}\p{N}_.'’ -]{1,38}(?:[·•|,–—(-]\s?${AGO}\)?)?)$
`;
