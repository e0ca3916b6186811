import type { Language } from '../../../words/language.ts';
import { wordSet } from '../../../words/word-list.ts';

/** Beginnings of verbs that put in what no one measures: salt, herbs, what is dusted over at the end. Folded. */
export const SEASONS =
  /(?:^|\s)(?:season|dust|sprinkl|scatter|brush|drizzl|wurz|abschmeck|bestaub|bestreu|streu(?!sel)|bepinsel|betraufel|salz(?!wasser)|saupoudr|assaisonn|parsem|arros|badigeonn|spolver|cosparg|condi|regola|insapor|pennell|aggiust|espolvor|sazon|salpiment|condiment|alin|rocia|breng|bestrooi|bestuif|tempere|polvilh|salpic|krydda|stro|pudra)\p{L}*/u;

/** Beginnings of verbs that put in: a food that stands bare beside one is put in. Folded. */
export const ADDS =
  /(?:^|\s)(?:add|stir-in|(?:da?zu|hinzu|bei)(?:geb|fug|misch)|unterruhr|unterheb|zugeb|ajout|incorpor|aggiun|unir|unite|unisc|anad|agreg|echa|pon(?:er|ga|emos)?(?=\s)|incorp|voeg|toevoeg|acrescent|adicion|junt|tillsatt)\p{L}*/u;

/** Beginnings of verbs that take out: "drain the oil". Folded. */
export const TAKES_OUT =
  /(?:^|\s)(?:abgie|abtropf|abschopf|drain|discard|egoutt|jet(?:er|ez)\s|scol|sgocciol|escurr|uitlek)\p{L}*/u;

/** Right before a food, with its article: a part that is parted from what is there already. "staccate i germogli", "remove the stalks". Folded. */
export const PARTS_FROM =
  /(?:^|\s)(?:stacc|togli|elimin|entfern|remov|detach|trim|retir|separ|quit)\p{L}*\s(?:(?:the|die|den|das|les|la|le|il|i|gli|lo|los|las|el)\s)?$/u;

/** Opens what a cook waits for. Folded. */
export const UNTIL = /(?:^|\s)(?:until|till|bis|jusqu|finche|fino a|fin quando|hasta)\s/u;
/** What a cook sees come out of a dish: "you see oil", "das Öl austritt". Folded. */
export const COMES_OUT =
  /(?:^|\s)(?:see|separates?|rises|sieht|siehst|austritt|absetzt|voit|voi[es]|voyez|remonte|separe|ved[aei]|vedete|affior[ai]|separ[ai]|ve[as]?|veas|ves)(?:\s|$)/u;

/** What need not be put in, in any language. Folded. */
export const OPTIONAL =
  /(?:^|\s)(?:optional|facultati|facoltativ|opcional|opzional|valfri|wahlweise)\p{L}*(?:\s|$)/u;
/** The same in words that mean something else in another language: "si" is "if" in French and a passive in Italian. Folded. */
export const UNLESS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('if or'),
  de: wordSet('wenn wer oder'),
  fr: wordSet('si ou'),
  it: wordSet('se oppure'),
  es: wordSet('si'),
  nl: wordSet('als of'),
  pt: wordSet('se ou'),
  sv: wordSet('om eller'),
};

/** Clauses that tell to cut what they name. Folded. */
export const CUTS =
  /^(?:coup|tranch|decoup|detaill|eminc|hach|taill|tagli|affett|trit|ridu|cort|pic(?:a|ar|ad|as)$|trocea|parte|partir|lamin|fatia|pique|(?:zer|auf|klein|ein|vor)?(?:ge)?(?:schneid|schnitt|schnippel|teil|hobel)|wurfel[nt]$|hack|cut$|cutting|slic|chop|dic|divid)/u;

/** What is taken out of a food or off it before it is bought: "ohne Knochen", "senza buccia". */
export const PARTS_OUT: ReadonlySet<string> = wordSet(`
  bone bones skin skins shell shells stone stones seeds rind crust
  knochen haut gräten schale schalen stein steine kerne kernen rinde schwarte fett
  os peau arêtes coquille noyau noyaux pépins croûte couenne
  osso ossa pelle buccia lische guscio nocciolo noccioli semi crosta cotenna
  hueso huesos piel espinas cáscara semillas pepitas corteza
`);

/** Shapes into which something is being cut: "in Ringe", "in half". */
export const GOING_INTO: ReadonlySet<string> = wordSet(
  'ringe würfel stücke stifte half halves two',
);
/** Shapes in which something lies that is cut already: "in Ringen". */
export const LYING_CUT: ReadonlySet<string> = wordSet('ringen würfeln stücken stiften');

/** What every dish is seasoned with and every pan greased: asked for wherever a step names it. Ids of the lexicon. */
export const ASKED_BY_NAME: ReadonlySet<string> = wordSet(
  'salt pepper black-pepper butter salted-butter clarified-butter goose-fat oil olive-oil vegetable-oil sunflower-oil rapeseed-oil lard',
);
/** Those of them that a kitchen has for frying and greasing: one that is listed stands for a plainer name of it. Ids of the lexicon. */
export const OILS: ReadonlySet<string> = wordSet(
  'oil olive-oil vegetable-oil sunflower-oil rapeseed-oil',
);

/** Before a food these say how much without a figure, beside the words of lists: "abbondante olio". */
export const PLENTY: ReadonlySet<string> = wordSet(
  'abbondante abbondanti abundante abundantes abondant abondante',
);

/** Before a food it is a likeness: "come una noce", "wie ein Ei". */
export const LIKE: ReadonlySet<string> = wordSet(
  "like as than wie als comme qu' come como che que",
);

/** Behind an amount: a part of what the step has already, "un mestolo dell'acqua", "half of the butter". */
export const OF_THE: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  it: wordSet("del dello della dell' dei degli delle"),
  es: wordSet('del'),
  de: wordSet('vom'),
};
/** Words behind which an article makes it so: "of the", "de la", "von dem". */
export const THE: ReadonlySet<string> = wordSet('the der dem den la las los el');

/** Water that something was boiled in. Folded. */
export const COOKING_WATER =
  /(?:acqua (?:di|della) (?:cottura|pasta)|eau de (?:cuisson|la cuisson)|agua de (?:la )?(?:coccion|cocer)|(?:cooking|pasta|boiling) water|(?:koch|nudel|kartoffel|pasta)wasser)/u;

/** Words between a food and its description: "bien mûres". */
export const DEGREES: ReadonlySet<string> = new Set([
  'bien',
  'bio',
  'très',
  'muy',
  'ben',
  'molto',
  'sec',
  'extra',
  'già',
  'ya',
]);

/** Where what is said of a food ends and a clause begins: "250 g de azúcar hasta que blanqueen". */
export const CLAUSE_OPENERS: ReadonlySet<string> = wordSet(
  "sul sullo sulla sulle sui sugli nel nello nelle nei negli sobre sur senza sans sin hasta jusqu' jusque finché finchè fino mientras como come comme pendant mentre cuando quando lorsque avant prima antes après dopo después puis ensuite poi luego contre gegen against contro contra",
);

/** What is measured or counted by lengths and is no food, and what is made on the way: "un foglio di carta", "a ladle of mixture". */
export const NO_FOODS: ReadonlySet<string> = wordSet(`
  mixture batter filling foil paper parchment cling string twine cloth wood liquid it them each time heat
  holz teig masse mischung folie alufolie papier backpapier garn küchengarn zwirn faden wasserbad stoff flüssigkeit hitze füllung
  bois mélange appareil préparation pâte papier ficelle film torchon feu cuisson liquide
  legno composto impasto ripieno carta spago pellicola alluminio tempo fuoco cottura liquido preparato
  madera mezcla masa relleno papel hilo fuego cocción líquido tiempo
`);

/** How foods that are there already lie: "uno strato di patate, uno di alici" measures none. */
export const LAYERS: ReadonlySet<string> = wordSet(
  'layer layers schicht schichten lage lagen couche couches strato strati capa capas laag lagen camada camadas',
);

/** Into how many pieces what is cut falls: "pomodorini tagliati a metà". */
export const INTO_PIECES: ReadonlySet<string> = new Set([
  'a metà',
  'in due',
  'in quattro',
  'en deux',
  'en quatre',
  'par la moitié',
  'por la mitad',
  'a la mitad',
  'en dos',
  'en cuatro',
  'ao meio',
]);

/** Verbs that take up a food to work on: what an article counts behind one is a food, though it be none by the piece. Folded. */
export const TAKES_UP =
  /^(?:takes?|get|nimm(?:st|t)?|nehme?[nt]?|prend(?:s|re|ete|i|e|iamo)?|prenez|pigliate|piglia|coge[nds]?|coged|toma[dr]?|tome(?:se|nse)?|compra(?:te)?)$/u;

/** Of these an article counts one, though no one knows what it weighs: "un clou de girofle". Ids of the lexicon. */
export const ONE_OF: ReadonlySet<string> = wordSet(
  'cloves bouquet-garni bay-leaf bay-leaves cinnamon cinnamon-stick star-anise vanilla-pod vanilla juniper-berries yogurt',
);

/** What is said of several foods at once. */
export const TOGETHER: ReadonlySet<string> = new Set(['insieme', 'ensemble', 'juntos', 'juntas']);

/** What is made on the way or stands for the dish: nobody seasons with it. Ids of the lexicon. */
export const OF_DISH: ReadonlySet<string> = wordSet(
  'dough pastry puff-pastry shortcrust-pastry bread pasta rice noodles sauce cake biscuit biscuits pizza tortilla salad salad-leaves meringue batter tea coffee pate syrup sugar-syrup simple-syrup caramel',
);

/** Parts of an animal, and what food is sold in: "aus der Schulter", "from a tin". */
export const ORIGINS: ReadonlySet<string> = wordSet(`
  shoulder neck leg belly rump loin rib shin cheek tin can jar
  schulter nacken keule hüfte nuss wade bauch rücken kamm unterschale oberschale hochrippe brust lende bug hals schenkel backe
  dose glas tube mühle packung
`);
export const ARTICLES_OF_ORIGIN: ReadonlySet<string> = wordSet('the a der dem einer einem');

/** With what a liquid or its filling is taken out of a pot. */
export const LADLES: ReadonlySet<string> = wordSet(`
  ladle ladles ladleful ladlefuls kelle kellen schöpfkelle schöpfkellen schöpflöffel
  louche louches louchée louchées mestolo mestoli mestolino mestolini ramaiolo cazo cazos cucharón cucharones
`);
/** What is ladled out of a pot in which it came to be. Folded. */
export const BROTH =
  /(?:^|\s|['’])(?:broth|stock|cooking liquid|water|bruhe|sud|fond|kochwasser|wasser|bouillon|eau|fumet|brodo|acqua|caldo|agua)(?:\s|[.,;]|$)/u;
/** Verbs that coat a food in what stands behind "in": "in Zimtzucker wenden". Folded. */
export const COATS =
  /(?:^|\s)(?:roll|toss|dredg|coat|dip|turn|wend|walz|roul|enrob|pass|pas(?:a|as|amos|ad|ais|e|en)(?=\s)|rotol|rebo[cz]|roz)\p{L}*/u;
/** With what a finished dish is spread, filled or decked. Folded. */
export const SPREADS =
  /(?:^|\s)(?:spread|bestreich|tartin|spalm|unta|fill(?:s|ed)?(?=\s)|stuff|garnish|decorat|(?:be|ge)?full(?:e|en|st|t|te|ten)(?=\s)|garnier|verzier|dekorier|garn[it]|decor|farc[ie]|remplis|guarn|riemp|rellen|adorn)\p{L}*/u;

/** For what a fat is taken beside the dish: "oil for frying", "aceite para freír". Folded. */
export const PURPOSES =
  /^(?:for (?:(?:deep |shallow )?frying|greasing|brushing|(?:the|your) (?:tin|pan|dish|griddle|tray))|(?:zum|furs?|fur (?:die|das)) (?:(?:aus|an|ein|heraus|raus)?(?:backen|braten|frittieren|fetten|bestreichen|bepinseln)|form|blech|pfanne|backform)|pour (?:la friture|la poele|(?:le|les) moules?|le plat|frire|graisser|badigeonner)|per (?:friggere|ungere|spennellare|la (?:teglia|padella|frittura|pirofila)|lo stampo|il (?:tegame|ripiano))|para (?:freir(?:l[aeo]s?)?|engrasar|untar|pintar|el molde|la (?:fritura|sarten|plancha|bandeja)))(?=\s|[.,;:!)]|$)/u;

/** Behind a food these say that it comes over the dish: "Petersilie drüber", "prezzemolo sopra", "parsley on top". Folded. */
export const OVER_IT =
  /^(?:(?:(?:chopped|gehackt|hache|tritato|picad[oa]|frisch|fresco|fresca|frais|fraiche|crudo) )?(?:druber|drauf|obendrauf|obenauf|daruber|darauf|dessus|par[- ]dessus|sopra|in superficie|encima|por encima|on top|over (?:it|the top))(?=\s|$|[,.]))/u;

/** A clause that begins so goes on with what comes over the dish: "por encima va canela". Folded. */
export const OVER_IT_FIRST =
  /^(?:(?:y|e|et|and|und) )?(?:(?:por )?encima (?:va|van|lleva|se pone)|sopra (?:va|vanno|ci va)|(?:par-)?dessus (?:on met|va)|obendrauf (?:kommt|kommen)|druber (?:kommt|kommen)|on top goes?) /u;
