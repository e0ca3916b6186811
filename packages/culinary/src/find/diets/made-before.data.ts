import type { Language } from '../../words/language.ts';

/** Folded words of what was made before this recipe begins, at home or in a shop: what else is in it nobody says. As the insides of patterns. */
export const madeBefore: Readonly<Record<Language, string>> = {
  en: String.raw`left[- ]?overs?|yesterday'?s|last night'?s|from the day before|take[- ]?(?:away|out)|carry[- ]?out|deli|ready[- ]?(?:made|meals?|to[- ]heat)|pre-?made|shop[- ]bought|store[- ]bought|microwaveable|heat[- ]and[- ]eat`,
  de: String.raw`reste[ns]?|vom vortag|von gestern|gestrig\w*|fertig\w*|vom imbiss|vom lieferdienst|zum mitnehmen|aus der kuhltheke`,
  fr: String.raw`restes?|de la veille|d'hier|tou[st]e?s? (?:fait|prete?)e?s?|du traiteur|prepare[es]*|a emporter`,
  it: String.raw`avanz\w+|del giorno prima|di ieri|gia pront\w|pront[oaie]|da asporto|di gastronomia`,
  es: String.raw`sobrantes?|sobras?|restos|del dia anterior|de ayer|preparad[oa]s?|precocinad[oa]s?|para llevar`,
  nl: String.raw`restjes?|overgebleven|kliekjes?|van gisteren|kant[- ]en[- ]klare?|afhaal\w*`,
  pt: String.raw`sobras?|restos|de ontem|pront[oa]s?|do dia anterior|para levar|take[- ]?away`,
  sv: String.raw`rester|overbliv\w+|gardagens|fran igar|fardig\w*|hamtmat\w*`,
};

/** Folded names of dishes that are also those of a spice, a shape or a leaf, so that the lexicon knows them: a curry, a chilli, a salad. */
export const namesOfDishes: Readonly<Record<Language, string>> = {
  en: String.raw`curry|curries|chill?i|dh?aa?l|pasta(?! (?:sfoglia|brisee?|frolla|fill?o|phyllo|per|matta|choux|brisa|quebrada|de))|spaghetti|macaroni|noodles?|salads?|slaw|greens|roast|roasted|fried|stir[- ]?fried|braised`,
  de: String.raw`\w*curry|chili|dal|nudeln?|spaghetti|pasta|\w*salat|gebraten\w*|geschmort\w*|gerostet\w*`,
  fr: String.raw`curry|cari|chili|dal|pates|spaghettis?|salade|roti[es]*|sautee?s?|braisee?s?|poelee?s?`,
  it: String.raw`curry|chili|dal|pasta(?! (?:sfoglia|brisee?|frolla|fill?o|phyllo|per|matta|choux))|spaghetti|insalata|arrost\w*|saltat\w|brasat\w`,
  es: String.raw`curry|chili|dal|pasta(?! (?:brisa|quebrada|fill?o|de))|espaguetis?|fideos|ensalada|asad[oa]s?|saltead[oa]s?|frit[oa]s?`,
  nl: String.raw`\w*curry|kerrie|chili|dal|pasta|spaghetti|noedels|\w*salade|gebakken|geroosterde?|gestoofde?`,
  pt: String.raw`caril|curry|chili|dal|massa|esparguete|salada|assad[oa]s?|saltead[oa]s?|refogad[oa]s?`,
  sv: String.raw`\w*curry|chili|dal|pasta|spaghetti|nudlar|\w*sallad|stekta?|rostade?|braserade?`,
};

/** Behind the name of a dish: then it is a spice, or a leaf. */
export const notTheDish = String.raw`powder|paste|sauce|lea(?:f|ves)|flakes?|seasoning|spice|oil|pulver|gewurz|blatt(?:er)?|en poudre|in polvere|en polvo|em po|poeder|pasta|blad(?:eren)?`;

/** What is "of" something is a dish of it: "curry de légumes"; also what stands in front in English: "chickpea curry". */
export const dishOf =
  /^(?:\d[\d.,/ ]*\w{0,3} )?(?:curry|caril|cari) (?:de |d'|di |aux? |of |van |met |with |con |com |vom |mit )/;
export const curryOf = /^(.*\p{L}) (?:curry|curries)$/u;

/** Cabbages and greens that are sold cooked in jars, tins and from the freezer, in some kitchens with lard or bacon, folded. */
export const cookedGreens =
  /(?<!\p{L})(?:rotkohl|rotkraut|blaukraut|red cabbage|choux? rouges?|cavolo rosso|lombarda|rode ?kool|couve roxa|rodkal)(?!\p{L})/u;
export const leafyGreens =
  /(?<!\p{L})(?:grunkohl|braunkohl|collard greens?|collards|turnip greens|mustard greens|southern greens|greens|boerenkool|gronkal|wirsing)(?!\p{L})/u;
export const inJars =
  /(?<!\p{L})(?:im glas|aus dem glas|glas|glaser|dosen?|konserven?|jars?|jarred|cans?|canned|tins?|tinned|bocal|bocaux|boites?|conserve|barattol[oi]|scatola|bote|tarros?|latas?|conserva|uit pot|pot|potje|blik|frascos?|burk(?:ar)?)(?!\p{L})/u;
export const cookedReady =
  /(?<!\p{L})(?:fertig\p{L}*|tk|tiefkuhl\p{L}*|tiefgekuhlt\p{L}*|frozen|surgele[es]*|surgelat\p{L}|congelad[oa]s?|diepvries|fryst|braised|cooked|geschmort\p{L}*|gekocht\p{L}*|braise[es]*|gestoofde?)(?!\p{L})/u;
export const pickledOrRaw =
  /(?<!\p{L})(?:pickled|raw|shredded|fresh|eingelegt\p{L}*|roh\p{L}*|frisch\p{L}*|cru[es]*|frais|fraiche|marine[es]*|crud[oa]|fresc[oa]|encurtid[oa]|rauwe?|verse|ingelegde?|ra|farsk|inlagd)(?!\p{L})/u;
