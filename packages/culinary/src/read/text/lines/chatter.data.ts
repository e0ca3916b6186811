import { pattern } from '../../../words/pattern.ts';
import { phrases, wordSet } from '../../../words/word-list.ts';

/** What opens a message to somebody: "Huhu, ...", "Holaaa cariño, ...", "Moin ihr Lieben,". */
export const SALUTATION = pattern('iu')`
  ^(?:hi+|hello+|he+y+|dear|hallo+|huhu+|hallöchen|hoi+|moin|servus|liebe[rs]?|guten (?:tag|morgen|
  abend)|bonjour|salut|coucou|ch(?:er|ère)s?|ciao+|car[oaie]|buongiorno|ho+la+|querid[oa]s?|buenos\s
  días|buenas|beste|olá+|oi+|bom dia|hej+|tjena|kära)(?=[\s,!.:]|$)(?:\s[\p{L}'’.-]{1,20}){0,4}\s?[,!.:]
`;
/** What a messenger or an app puts before what was passed on. */
export const FORWARDED_MARK = pattern('iu')`
  ^(?:forwarded(?: many times)?|(?:häufig )?weitergeleitet|transféré(?: (?:plusieurs|de nombreuses)\s
  fois)?|inoltrato(?: (?:molte|più) volte)?|reenviado(?: (?:muchas|varias) veces)?|(?:vaak )?
  doorgestuurd|encaminhad[ao](?: (?:com frequência|muitas vezes))?|(?:ofta )?vidarebefordrat)[.!]?$
`;
/** The same with the name of the app behind it, and what an app says of itself. */
export const SHARED_BY_APP = pattern('iu')`
  ^(?:(?:shared|sent) (?:from|with|via|by)|geteilt (?:aus|von|mit|über)|partagé (?:depuis|avec|via)|
  condiviso (?:da|con|tramite)|compartido (?:desde|con)|gedeeld (?:via|met|vanuit)|
  (?:com)?partilhado (?:de|com|via)|delat (?:från|via|med)|get the (?:free )?app|download (?:the|our|de)\s
  app|(?:lade|hol) dir (?:jetzt )?(?:die|unsere) app|télécharge[rz]? l['’]appli(?:cation)?|scarica\s
  l['’]app|descarga(?:r|te)? (?:la|nuestra) app|baixe o app|ladda ner appen)(?![\p{L}])
`;
/** What announces a recipe that follows, or says where it comes from. */
export const ANNOUNCEMENT = pattern('iu')`
  here(?:['’]s| is| comes) (?:the|my|your|that) recipe|here(?:['’]s| are| is) (?:my|our|your)\s|as promised|see below|dug it out|happy to share|
  hier (?:ist |kommt |hast du |also |endlich )*(?:das|mein|dein|unser) rezept|wie versprochen|
  (?:voici|voilà) (?:la|ma|ta|notre) recette|comme promis|
  ecco (?:la|a te|amore|qui)|come promesso|te la (?:scrivo|mando)|
  aquí (?:está|tienes|va|te dejo)|como (?:te )?promet[ií]|me pasó (?:esto|esta|la)|pru[eé]bal[oa]|
  hier is (?:het|mijn|ons) recept|het recept voor|zoals beloofd|
  aqui (?:está|vai)|como prometid[oi]|(?:a|minha) receita que (?:te|lhe)|
  här (?:är|kommer) (?:receptet|mitt)|som utlovat
`;
/** The subject of a mail or of a thread. */
export const SUBJECT_LINE =
  /^(?:subject|betreff|objet|oggetto|asunto|onderwerp|assunto|ämne)\s?:\s/iu;
/** What a message ends with: a wish to hear, a kiss. */
export const FAREWELL_PHRASE = pattern('iu')`
  (?:^|[^\p{L}])(?:let me know|tell me how|talk soon|see you|melde? dich|meldet euch|sag(?:t)? (?:mir )?
  (?:bescheid|wie)|bis (?:bald|dann|samstag|sonntag)|dis[- ]moi|dites[- ]moi|tu me (?:dis|diras)|
  à bientôt|fammi sapere|fatemi sapere|dimmi|ti voglio bene|dime (?:qué|cómo)|cu[eé]ntame|av[ií]same|
  te quiero|laat (?:me |het |ons )?(?:even )?(?:weten|horen)|me (?:conta|diz|avisa)|diz[- ]me|hör av dig|
  säg till|berätta hur|love you|hab dich lieb|je t['’]aime|je t['’]embrasse)(?![\p{L}])
`;
/** What is wished at the end of a recipe. */
export const GOOD_WISH = pattern('iu')`
  ^(?:enjoy|bon app[eé]tit|guten appetit|an guat(?:en|n)|lasst es euch schmecken|lass(?:t)? es dir schmecken|
  (?:viel|viele) (?:spaß|freude|vergnügen|glück|erfolg) (?:beim|mit dem) (?:kochen|backen|nachkochen|nachbacken|ausprobieren|probieren|einkochen|genießen|rezept)|gutes gelingen|bonne dégustation|bonne cuisine|
  happy (?:cooking|baking|eating|digging|kneading|preserving|growing)|buona cucina|buona degustazione|veel (?:kook|bak)?plezier|lycka till|
  régale[zr]?[- ](?:toi|vous)|buon appetito|buen provecho|que aproveche|eet smakelijk|smakelijk eten|
  bom apetite|bom proveito|smaklig måltid|smaklig spis)
  (?:,?\s(?:les |mes |à |a |an |to |ihr |meine |allen|alle|amici|amigos|amis|everyone|everybody|all|friends|folks|zusammen|allerseits|tutti|todos|tous|toutes|et |und |lieben|amie?s?|gourmands|you|y'all|iedereen|allemaal|allihopa)[\p{L} ]{0,20})?
  [^\p{L}\p{N}]*$
`;
/** Words of love at the end of a message. */
export const LOVE_WORDS: ReadonlySet<string> = wordSet(`
  xoxo xx xxx kisses hugs bussi bussis bussal küsschen küsse bisous bises bisou baci bacioni bacio
  besos besitos abrazo abrazos abbraccio abbracci kusjes kus liefs beijos beijinhos abraço abraços
  kram kramar puss grüße grüsse
`);

/** Words of the buttons and links around a text; a line of nothing else is no part of it. */
export const CONTROL_WORDS: ReadonlySet<string> = wordSet(`
  print share save pin email reply quote report like edit copy bookmark scale
  skalieren umrechnen drucken druckversion druckansicht teilen speichern merken merkzettel antworten zitieren melden
  imprimer partager enregistrer épingler répondre citer signaler
  stampa salva condividi rispondi cita segnala
  imprimir compartir guardar responder citar denunciar reportar
  afdrukken printen delen bewaren opslaan reageren citeren
  partilhar compartilhar salvar denunciar
  skriv dela spara svara citera anmäl
`);
/** Those that answer a post. */
export const REPLY_WORDS: ReadonlySet<string> = wordSet(`
  reply quote antworten zitieren répondre citer rispondi cita responder citar reageren citeren svara
  citera
`);
/** What stands between such words. */
export const CONTROL_FILLERS: ReadonlySet<string> = wordSet(`
  the this recipe my to back page version
  zum zur rezept zurück seite auf die das den dieses
  la ma mon à ajouter carnet recette retour cette aux favoris
  la questa ricetta torna al sito alla i preferiti
  esta receta volver a mi favoritos al
  het dit recept terug naar
  a receita voltar ao
  ut detta receptet tillbaka till
`);

/** Lines that only a forum or a letter of news has. */
export const FORUM_LINE = pattern('iu')`
  ^(?:(?:posts?|messages?|joined|registered|location|beiträge|nachrichten|registriert|dabei seit|
  wohnort|messages|inscrit|messaggi|iscritto|mensajes|registrado|ubicación|berichten|geregistreerd|
  lid sinds|mensagens|inlägg|medlem sedan)\s?:\s?[\d\p{L}][\d\p{L} .,/-]{0,30}|
  (?:(?:senior|junior|veteran|new|active|registered) member|erfahrenes mitglied|(?:neues|aktives) mitglied|
  membre (?:actif|confirmé)|utente (?:senior|attivo)|usuario (?:veterano|activo|registrado|nuevo)|
  miembro (?:activo|veterano)|actief lid|membro (?:ativo|sênior)|(?:aktiv|ny|erfaren) medlem)|
  (?:re|aw|antw|sv)\s?:\s.{1,100})$
`;

/** A number that files a recipe: "Fiche n° 31", "Karte Nr. 4". */
export const FILE_NUMBER =
  /^(?:recipe|card|rezept|karte|karteikarte|blatt|fiche|recette|scheda|ricetta|ficha|receta|recept|kaart|receita|kort)\s?(?:no\.?|nr\.?|n[°º.]|#|nummer|number)\s?\d{1,4}$/i;

/** Chapters of a book and sections of a site: alone they name no dish. Folded. */
export const CHAPTERS: ReadonlySet<string> = new Set(
  phrases(`
    recipe, recipes, blog, vegetables, soups, salads, starters, appetizers, mains, main courses, main dishes,
    desserts, puddings, cakes, breads, baking, sauces, meat, poultry, fish, drinks, snacks, breakfast,
    side dishes, print, rezept, rezepte, gemuse, suppen, salate, vorspeisen, hauptgerichte, hauptspeisen,
    nachspeisen, desserts, kuchen, brote, backen, fleisch, geflugel, fisch, getranke, beilagen, drucken,
    recette, recettes, legumes, soupes, salades, entrees, plats, plats principaux, gateaux, viandes,
    volailles, poissons, boissons, imprimer, ricetta, ricette, verdure, zuppe, insalate, antipasti, primi,
    secondi, contorni, dolci, carni, pesce, bevande, stampa, receta, recetas, verduras, sopas, ensaladas,
    entrantes, postres, carnes, aves, pescados, bebidas, imprimir, recept, recepten, groenten, soepen,
    voorgerechten, hoofdgerechten, nagerechten, bijgerechten, vlees, vis, dranken, printen, receita,
    receitas, legumes, sobremesas, entradas, pratos principais, peixe, peixes, carne, sopa, bolos, gronsaker, soppor, sallader,
    forratter, varmratter, efterratter, bakning, kott, fisk, skriv ut
  `),
);
