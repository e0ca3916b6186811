import { pattern } from '../../../words/pattern.ts';
import { wordSet } from '../../../words/word-list.ts';

/** Words that something must follow: no name of a dish ends in them ("Leek muffins with", "Die Suppe wird in"). */
export const OPEN_WORDS: ReadonlySet<string> = wordSet(`
  a an and at by for from in is of on or the this to was with
  am auf aus bei das dem den der des die ein eine einem einen einer für im in ist mit nach ohne und vom von war wird zu zum zur
  au aux avec d dans de des du en est et l la le les ou par pour sans sur un une
  agli ai al alla alle allo che con da dalla dei del della delle di e ed è i il in l la le lo o per senza un una
  al con de del el en es la las los o para por que sin un una y
  aan de een en het is met of op uit van voor zonder
  ao com da das do dos e em na no os ou para sem um uma
  av den det en ett i med och på till utan är
`);
const OWNED =
  '(?:(?:m|d|s)eine?n?r?|uns(?:e)?re?n?r?|my|our|the|her|his|mes|mon|ma|notre|nos|mia|mio|mie|miei|nostr[aoie]|mis?|tus?|nuestr[oa]s?|la|le|les|las|los|el|il|i|gli|den|die|das|dem)';
/**
 * "the recipe for my leek muffins", "das Rezept für meine Lauchmuffins", "this is my smoky chilli", "voici mon gâteau": the dish stands
 * behind.
 */
export const RECIPE_FOR = pattern('iu')`
  (?<!\p{L})(?:
  (?:recipe|rezept|recette|ricetta|receta|receita|recept)\s(?:for|für|de|du|des|pour|per|del?|dell[ae]|di|do|da|van|voor|på|till)\s(?:${OWNED}\s){0,2}|
  (?:this is|here is|here['’]s|here comes)\s(?:my|our)\s|
  hier (?:(?:ist|kommt|also|nun|endlich|jetzt|hast du|habt ihr)\s){1,3}(?:mein|unser|der|die|das|meine|unsere)\s|
  (?:voici|voilà)\s(?:mon|ma|mes|notre|nos|le|la|les)\s|
  ecco\s(?:(?:il|la|lo|i|gli|le)\s)?(?:mi[oae]|miei|nostr[oaie])\s|
  (?:est[ea] es|aquí (?:va|tienes|está|te dejo)|ahí va)\s(?:mi|el|la|los|las|nuestr[oa])\s
  )(?=\p{L}{3})
`;

/** Names of sites begin with an article, or speak of kitchens and of writing. */
export const SITE_WORDS =
  /^(?:the|my|das|die|der|mein|meine|les|mes|la|el|los|il|le)\s\p{Lu}|(?:kitchen|cooks?|eats|recipes|blog|küche|kueche|kocht|kochen|rezepte|cuisine|recettes|carnets?|cucina|ricette|cocina|recetas|fog[oó]n|keuken|recepten|cozinha|receitas|kök)(?:\s|$)/iu;
