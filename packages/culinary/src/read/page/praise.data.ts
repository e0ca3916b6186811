import { source, pattern } from '../../words/pattern.ts';
import { wordSet } from '../../words/word-list.ts';

/** Words of which a part of a title may consist that names no dish: how a recipe is, and in which form. Folded. */
export const praiseWords: ReadonlySet<string> = wordSet(`
  easy quick simple best perfect delicious homemade classic traditional authentic original healthy foolproof tasty cheap video videos
  recipe recipes step by with photos and in minutes the our my
  einfach einfaches einfache schnell schnelles schnelle lecker leckeres klassisch klassisches traditionell original originalrezept
  grundrezept lieblingsrezept perfekt gelingsicher rezept rezepte mit bildern und das ein unser schritt fur video videorezept
  facile rapide simple inratable traditionnelle traditionnel originale meilleure vraie delicieuse maison recette recettes avec photos
  et la le en pas a video
  veloce rapida semplice perfetta originale tradizionale classica infallibile ricetta ricette con foto e passo dopo
  facil rapida rapido sencilla casera casero original tradicional autentica perfecta deliciosa receta recetas con fotos y una paso
  videorecette videoricetta videoreceta
  receita receitas facil passo recept recepten makkelijk snel lekker stap voor steg enkelt
`);
/** Of these words at least one, or it may be a name: "with photos", "en la maison". */
export const surePraise: ReadonlySet<string> = wordSet(`
  easy quick simple best perfect delicious classic traditional authentic original foolproof video videos recipe recipes step
  einfach einfaches einfache schnell schnelles schnelle lecker leckeres klassisch klassisches traditionell originalrezept grundrezept
  lieblingsrezept gelingsicher rezept rezepte schritt videorezept
  facile rapide inratable traditionnelle traditionnel originale recette recettes pas
  veloce rapida semplice tradizionale classica infallibile ricetta ricette passo
  facil rapido sencilla casera casero tradicional autentica receta recetas paso
  videorecette videoricetta videoreceta receita receitas makkelijk snel stap steg enkelt
`);

const article = source`(?:(?:la|le|les|il|el|un|una|une|the|a|das|ein|die|der|our|notre|nos|nuestra|unser|unsere|my|mi|mia|mein|ma|a|het|ons|vores)\s)?`;
const kinds = source`(?:(?:easy|quick|simple|best|perfect|classic|traditional|original|easiest|einfache[sn]?|schnelle[sn]?|beste[sn]?|
  klassische[sn]?|leckere[sn]?|original|originale|vraie|meilleure|bonne|vera|migliore|mejor|autentica|verdadera|mas facil)\s){0,3}`;
const recipe = source`(?:recipes?|rezepte?|original-?rezept|grundrezept|recettes?|ricett[ae]|recetas?|recept(?:en)?|receitas?)`;

/** How a part of a title begins that tells how the dish is made, or that this is its recipe. Folded. */
export const tellsOfRecipe = pattern('u')`
  ^(?:${article}${kinds}${recipe}(?=$|\s)|
  so\s(?:geht|gelingt|gelingen|macht|machst|wird|werden|schmeckt|schmecken|einfach|backt|kocht|bereitet)(?=$|\s|')|
  (?:so|asi|cosi)\s(?:se|si|lo|la|las|los|le)\s(?=\p{L})|
  (?:como|come|comment|how\sto|how\syou|wie\sman|wie\sdu)\s(?=\p{L})|
  (?:discover|find|entdecken?|decouvre[zr]?|scopri(?:te)?|descubr[ea]n?|ontdek|descubra|upptack)\s(?:\p{L}+\s){0,3}?(?:recipes?|rezepte?|recettes?|ricett[ae]|recetas?|recept(?:en)?|receitas?)(?=$|\s)|
  (?:here's|here\sis|das\sgeheimnis|il\ssegreto|el\ssecreto|le\ssecret|the\ssecret|el\struco|l'astuce|i\ssegreti|les\ssecrets|los\strucos|die\sbesten\stipps)(?=$|\s)|
  (?:paso|passo|pas|step|schritt|stap|steg)\s(?:a|by|fur|for|voor|dopo)\s(?:paso|passo|pas|step|schritt|stap|steg)(?=$|\s))
`;

/** Behind the name, without a sign between: "tortilla paso a paso". */
export const stepByStep = pattern('iu')`
  [\s,]+(?:paso\sa\spaso|passo\s(?:a|dopo)\spasso|pas\s(?:à|a)\spas|step[\s-]by[\s-]step|schritt\sfür\sschritt|stap\svoor\sstap|steg\sför\ssteg)[!.]?$
`;
