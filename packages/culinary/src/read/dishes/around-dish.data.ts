import { pattern } from '../../words/pattern.ts';
import { wordSet } from '../../words/word-list.ts';

/** Words between a dish and what it is of or with; folded, an elided one without its apostrophe. */
export const JOINTS: ReadonlySet<string> = wordSet(`
  with and in of on mit und aus in im auf vom nach de d du des au aux a la le les l et en sur avec sans con al alla alle allo all ai agli
  di del della delle dei degli dell da e ed su sin senza y o los las el com do da dos das e op met van en och med pa av i the der die das den dem
`);
/** Of these a dish is made in a manner: "alla genovese", "a la riojana", "à l'ancienne". */
export const MANNER = /^(?:alla|all|a (?:la|l)|al)$/u;
export const OF_MANNER = /(?:an|es|in|or|ol|is|ien|enn|ais|ois|en|ic|ir|ivn|cien)[aeo]s?$/u;
/** How a dish comes out of the oven, behind its name. */
export const FROM_OVEN = pattern('iu')`
  ^\s(?:vom blech|aus dem (?:ofen|backofen|airfryer|dutch oven|wok|slow cooker)|im (?:glas|ofen|topf|schlafrock|speckmantel|teigmantel)|
  al forno|al horno|au four|in padella|à la plancha|a la plancha|in the (?:oven|slow cooker)|uit de oven|i ugn)(?!\p{L})
`;
/** What is done to a food, behind it in the Romance languages; folded. */
export const DONE_TO = pattern('u')`
  ^(?:ripien[oaei]|rellen[oa]s?|farcie?s?|frit[oaei]s?|fritt[oaei]|asad[oa]s?|rotie?s?|guisad[oa]s?|estofad[oa]s?|gratinad[oa]s?|gratine?e?s?|
  marinat[oaei]|caramelise?e?s?|caramellat[oaei]|fumee?s?|affumicat[oaei]|vegetarian[oa]s?|vegan[oaei]s?|vegetali?|rustic[oa]|dolc[ei]|salat[oaei]|salee?s?|sucree?s?)$
`;
/** How a German or Dutch dish is, before its name: without its ending. */
export const GERMAN_QUALITY = pattern('u')`
  ^(?:gedeckt|versunken|gefullt|gebacken|gebraten|geschmort|gerostet|gedunstet|mariniert|uberbacken|eingelegt|saur|suss|kalt|warm|scharf|
  rot|weiss|grun|gelb|schwarz|bunt|vegan|vegetarisch|glutenfrei|\p{L}{3,}isch|\p{L}{3,}ner|\p{L}{3,}ger|\p{L}{4,}er)(?:e|er|es|en|em)?$
`;
/** "den", "mein": behind these a word that describes the dish ends otherwise than alone. */
export const BEFORE_QUALITY =
  /^(?:d(?:er|en|em|ie|as|es)|(?:m|d|s)ein(?:e[nmrs]?)?|ein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|euer|eure[nmrs]?|ihre?[nmrs]?|vom|zum|zur|beim|im)$/u;
/** German dishes by the article of their last noun. */
export const MASCULINE =
  /(?:kuchen|salat|auflauf|eintopf|braten|strudel|schmarrn|schmarren|zopf|stollen|fladen|brei|pudding|dip|likor|sirup|punsch|aufstrich|toast|burger|reis|knodel|topf|gugelhupf|dal|hummus|flammeri)$/u;
export const FEMININE =
  /(?:suppe|torte|pfanne|lasagne|pizza|sosse|sauce|creme|mousse|grutze|brühe|bruhe|quiche|tarte|pastete|terrine|sulze|marmelade|konfiture|bowle|limonade|roulade|rolle|speise|bolognese|carbonara|wahe)$/u;
