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
/** Words with which the second line of a name opens ("with walnuts", "à la fleur d'oranger"); articles open names too. */
export const RESTS: ReadonlySet<string> = wordSet(`
  and at for from in of on or with
  auf aus im in mit nach ohne und vom von zu zum zur
  à au aux avec d de des du en et ou par pour sans sur
  agli ai al alla alle allo con d da dalla dei del della delle di e ed in per senza
  al con de del en para por sin y
`);
/** Adjectives that stand before the name of a dish: a line that says no more is no whole name. */
export const ADJECTIVES: ReadonlySet<string> = wordSet(`
  traditional classic authentic genuine real proper old-fashioned homemade home-made braised roasted baked stuffed smoked creamy spicy
  echter echte echtes feiner feine feines klassischer klassische klassisches gefüllter gefüllte gefülltes gebackener gebackene gebackenes
  geschmorter geschmorte geschmortes gebratener gebratene gebratenes saurer saure saures falscher falsche falsches
  véritable véritables authentique vrai vraie vrais vraies petit petite petits petites bon bonne grand grande
  vero vera veri vere autentico autentica antico antica vecchio vecchia piccolo piccola piccoli piccole
  auténtico auténtica auténticos auténticas verdadero verdadera tradicional exquisito exquisita pequeños pequeñas
`);
/** "Schlesisches", "Badische": where a dish is at home. */
export const PLACE_ADJECTIVE = /^\p{Lu}\p{Ll}{2,20}isch(?:e[rs]?)$/u;
const OWNED =
  '(?:(?:m|d|s)eine?n?r?|uns(?:e)?re?n?r?|my|our|the|her|his|mes|mon|ma|notre|nos|mia|mio|mie|miei|nostr[aoie]|mis?|tus?|nuestr[oa]s?|la|le|les|las|los|el|il|i|gli|den|die|das|dem)';
/**
 * "the recipe for my leek muffins", "das Rezept für meine Lauchmuffins", "this is my smoky chilli", "voici mon gâteau": the dish stands
 * behind.
 */
export const RECIPE_FOR = pattern('iu')`
  (?<!\p{L})(?:
  (?:recipe|rezept|recette|ricetta|receta|receita|recept)\s(?:for|für|de|du|des|pour|per|del?|dell[ae]|di|do|da|van|voor|på|till)\s(?:${OWNED}\s){0,2}|
  (?:this is|here (?:is|are)|here['’]s|here comes?|here it (?:is|goes)|here they are)[,:]?\s(?:my|our)\s|
  hier (?:(?:ist|kommt|also|nun|endlich|jetzt|hast du|habt ihr)\s){1,3}(?:mein|unser|der|die|das|meine|unsere)\s|
  hier (?:ist|kommt|sind|kommen) (?:er|sie|es)(?: endlich| nun| also)?[,:]\s(?:mein|meine|unser|unsere|der|die|das)\s|
  (?:voici|voilà),?\s(?:mon|ma|mes|notre|nos|le|la|les)\s|
  (?:here(?:['’]s| is)|this is)\show\s(?:i|we)\s(?:always\s)?(?:make|do|cook|bake)\s(?:my|our)\s|
  so\s(?:mache?|koche?|backe?|mach['’])\s(?:ich|wir)\s(?:immer\s)?(?:meine?n?|unsere?n?)\s|
  (?:voici|voilà)\scomment\s(?:je|on|nous)\s(?:fais|fait|faisons|prépare|cuisine)\s(?:mon|ma|mes|notre|nos)\s|
  (?:ecco\s)?come\s(?:faccio|preparo|cucino|facciamo)\s(?:(?:il|la|lo|i|gli|le)\s)?(?:mi[oae]|miei|nostr[oaie])\s|
  (?:así|como|cómo)\s(?:hago|preparo|hacemos)\s(?:yo\s)?(?:mis?|nuestr[oa]s?)\s|
  (?:[vt]i|ve|te)\s(?:scrivo|do|lascio|passo|mando|racconto)\s(?:la|il|lo|le|i|gli)\s(?:mi[ao]|mie|miei|nostr[aoie])\s|
  (?:os|te|les)\s(?:paso|dejo|escribo|mando|cuento|doy)\s(?:mis?|nuestr[oa]s?)\s|
  je\s(?:vous|te)\s(?:donne|mets|note|passe|envoie|livre)\s(?:mon|ma|mes|notre|nos)\s|
  (?:schick|schreib|geb)e?\s(?:ich\s)?(?:dir|euch)\s(?:hier\s|mal\s){0,2}(?:meine?n?|unsere?n?)\s|
  (?:give|send|giving|sending)\syou\s(?:my|our)\s|
  ecco(?:vi|ti|l[aoie]|vel[aoie]|tel[aoie])?,?\s(?:(?:il|la|lo|i|gli|le)\s)?(?:mi[oae]|miei|nostr[oaie]|vostr[oaie])\s|
  (?:est[eao]s? (?:es|son)|aquí (?:van?|tienes|tenéis|están?|(?:te|os) dejo)|ahí van?),?\s(?:mis?|el|la|los|las|nuestr[oa]s?)\s
  )(?=\p{L}{3}|\p{L}{2}-\p{L})
`;

/** Names of sites begin with an article, or speak of kitchens and of writing. */
export const SITE_WORDS =
  /^(?:the|my|das|die|der|mein|meine|les|mes|la|el|los|il|le)\s\p{Lu}|(?:kitchen|cooks?|eats|recipes|blog|küche|kueche|kocht|kochen|rezepte|cuisine|recettes|carnets?|cucina|ricette|cocina|recetas|fog[oó]n|keuken|recepten|cozinha|receitas|kök)(?:\s|$)/iu;

/** What a messenger, a calendar or somebody's greeting puts where a title stands, and the names of days: no dish is called so. */
export const NO_TITLE = pattern('iu')`
  ^(?:(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|
  lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|lunes|martes|miércoles|
  jueves|viernes|sábado|domingo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag)s?|
  (?:voice (?:message|note|memo)|sprach(?:nachricht|notiz|memo)|message vocal|note vocale|mémo vocal|messaggio vocale|nota vocale|vocale|mensaje de voz|nota de voz|
  audio|ecco(?: qua| qui| a te)?|voilà|here (?:you go|it is)|there you go|aquí (?:tienes|va)|bitte ?(?:schön|sehr)?|spraakbericht|mensagem de voz|röstmeddelande|whatsapp|telegram|signal|messenger|facebook|instagram|tiktok|transcri(?:pt|ption|pción|zione)|transkript(?:ion)?|
  new message|neue nachricht|nouveau message|nuovo messaggio|nuevo mensaje|(?:da|de|von|from|van|från)\s?:)(?:\s.*)?|
  (?:und |and |et |e |y )?(?:dann |also |alors |allora |pues |then )?(?:(?:so )?(?:geht|wird|mach\p{L}{0,3}|geht['’]?s) (?:(?:du|ihr|ich|man|das|es) ){0,2}(?:so|es|das)?|so geht(?:['’]s| das| es)?|
  (?:here(?:['’]s| is) )?how (?:you |i |we |to )?(?:do|make)(?: it)?|here goes|(?:voici )?comment (?:on |tu |je )?(?:fais?|fait|faire)|tu fais comme ça|(?:ecco )?come (?:si |la |lo )*(?:fai?|fa|faccio)|si fa così|fai così|
  (?:se hacen?|haces|hago) así|cómo (?:se |las? |los? )*(?:hacen?|hago))|
  .{2,80},?\s(?:por favor|please|bitte|s['’]il (?:te|vous) pla[iî]t|per (?:favore|piacere|cortesia)|alstublieft|alsjeblieft|tack)[.!]?|
  (?:hi|hello|hey|hallo|huhu|moin|servus|bonjour|salut|coucou|ciao|buongiorno|hola|buenas|olá|oi|hej|hoi)(?:\s\p{L}{1,12}){0,3}(?:,\s.{1,60})?)$
`;

/** "you asked for my chilli", "du wolltest doch das Gulasch wissen": the dish stands behind, to the end of its clause. */
export const ASKED_FOR = pattern('iu')`
  (?<![\p{L}])(?:you (?:wanted|asked|were asking|keep asking|rang|wrote|said you wanted)(?: me)?(?: to know)?(?: for| about| how (?:i|to|we|you) (?:make|do|cook|bake))?|(?:du|ihr) (?:wolltest|wolltet|willst|hast|habt|fragst|fragtest)(?: doch| ja| nach| mich| immer| neulich| mir| wissen,? wie (?:ich|man)){0,3}|
  (?:tu (?:voulais|m['’]as demandé|me demand(?:es|ais))|vous (?:vouliez|m['’]avez demandé|me demandez))(?: savoir)?(?: comment (?:je|on) fai[st])?|
  (?:(?:mi hai|mi avete) chiesto|mi chied(?:i|evi|ete|evate)|volev(?:i|ate))(?: sapere)?(?: come (?:faccio|si fa|si fanno|faccio io))?|
  (?:me (?:pediste|pedías|pedisteis|pides|preguntaste|preguntabas|preguntas|has pedido|has preguntado)(?: por)?|quer[ií]a(?:s|is))(?: saber)?(?: cómo (?:hago|se hacen?))?)
  (?:\s|(?=\s?l['’]))(?:the recipe for|das rezept (?:für|von)|la recette d[eu]|la ricetta d[ei]l?l?[aoe]?|la receta de)?\s?(?:${OWNED}\s|l['’])(?<dish>\p{L}[^,.;:!?]{2,60})
`;
/** What ends the clause, and whom it is for: "mes endives au jambon pour ton amoureux". */
export const ASKED_END =
  /\s(?:wissen|haben|gefragt|know|have|again|savoir|connaître|sapere|avere|saber|tener|(?:for|für|pour|per|para)\s(?:your|dein(?:e[nr]?)?|eure?n?|ton|ta|tes|votre|vos|(?:il|la|i|le)\s(?:tuo|tua|tuoi|tue)|tus?|vuestr[oa]s?)\s.+)$/iu;
