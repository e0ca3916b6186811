import { pattern } from '../../../words/pattern.ts';
import { phrases, wordSet } from '../../../words/word-list.ts';

/** Words before a number of those who eat, or of the pieces that come of it, folded: en de fr it es. */
export const FED_OPENERS: readonly string[] = phrases(`
  serves, served, feeds, fed, does, will do, does for, stretches to, enough to feed, enough for, plenty for, for, we were, there were, makes, made,
  gives, get, gets, cuts into, cut into, slices into, divides into, se coupe en, se decoupe en, si taglia in, se corta en, salen a, sits, family of, party of,
  table of, fills, ll do, fed us, it fed, feeds the, we ate, they ate, ended up with, ended with, turned out, yielded, came to, did for, it did, feed, feeding, we are, there are,
  fur, reicht fur, langt fur, macht satt, wir waren, wir waren zu, waren wir, ergibt, ergeben, macht, gibt,
  werden, davon werden, wurden, wurden es, es wurden, genug fur, satt werden, sattigt, wir sind, wir sind zu, sind wir, essen, assen, reicht uns, langt uns, reicht euch, reichte fur, reichten fur, langte fur, das gibt, gibt das, davon essen, davon gibt es, kriegst du, bekommst du, kriegt man, bekommt man, kriegt ihr, bekommt ihr, esst ihr zu, essen wir zu, ergab, gab,
  pour, pour une tablee de, nous etions, on etait, nourrit, on en nourrit, en nourrit, donne, on obtient, on en fait, ca en fait, ca fait, ca donne, en fait, on en tire, on etait, a table on est, on est,
  il y en a pour, y en a pour, tu en fais, tu en feras, vous en faites, vous en ferez, tu en auras, vous en aurez, on en aura, j en fais, on en faisait, on la mangeait a, on le mangeait a, on les mangeait a, on en mangeait a, on mangeait a, tu obtiens, vous obtenez, il en sort, ca suffit pour, suffit pour, suffit a, assez pour, ca nourrit, tu en tires, rassasie, pour regaler, regale, regaler, pour nourrir, nourrir, on mange a, on en mange a, on en mange, on y mange a, on y mange, en ai eu, en a eu, en avons eu, en ai fait, en a fait, en ai tire, en a tire, en ai sorti, en a sorti, en ai obtenu, en a obtenu, en sort, on en sort, en a donne, a donne, a mange a, avons mange a, avons mange, on sera, nous serons, nous sommes, on mange,
  bastano per, bastan para, basta para, suffisent pour, reichen fur, langen fur, genugt fur, genugen fur, j en tire, j en sors, j en obtiens, on fait, j obtiens,
  per, eravamo in, eravamo, si mangia in, si mangiano in, ne vengono, vengono, se ne ricavano, si ricavano, ne ricavo, sono venuti, sono venute, sono usciti, sono uscite, ho ricavati, ho ricavate, ho ottenuti, ho ottenute, abbiamo mangiato in, hanno mangiato in, escono, ne escono,
  ne fai, ne fate, ne faccio, ne facciamo, ne ottieni, ne ottenete, ti vengono, vi vengono, mi vengono, ci vengono, ti escono, vi escono, bastano per, basta a, bastava per, a noi, ci mangi in, ci mangiate in, ci mangiavamo in, mangiavamo in, si mangiava in, si mangiavano in, basta per, sfama, sfamare, ci mangiano, mangiano in, ci mangiamo in, mangiamo in, mangia in, mangiate in, mangio in, ceniamo in, pranziamo in, siamo in, siamo, a tavola in,
  para, eramos, comemos, comen, comimos, hemos comido, han salido, salieron, saque, hemos sacado, dio para, ha dado para, da para, salen, se sacan, rinde, rinden, alcanza para, llega para,
  comeis, comiamos, comian, comereis, te salen, os salen, me salen, nos salen, le salen, salian, da de comer a, hay para, tienes para, teneis para, te da para, os da para, alimenta a, llega a, cenabamos, cenareis, sobra para, dan para, somos, cenamos, cenan, cenais, comeis, se sientan, nos sentamos, almorzamos, seremos, comeran, comeremos
`);

/** What may stand between such a word and its number. Folded. */
export const FED_BETWEEN: readonly string[] = phrases(`
  about, around, roughly, some, up to, at least, a family of, a table of, a party of, a crowd of,
  the, us, all, easily, a hungry, hungry, a generous, a good, all of, just the, just, comfortably, happily,
  etwa, rund, ca, ungefahr, gut, circa, uns, die, zu, bis zu, mindestens, eine familie mit, locker, gerade so, gerade, hungrige, satte, knapp, dicke, bequem,
  environ, une tablee de, une table de, une famille de, bien, facilement, les, une, au moins, nous, largement, tranquillement, tout juste,
  una tavolata di, una famiglia di, una, almeno, le, i, ben, in, noi, tutti e, tutte e, comodamente, tranquillamente, giusto, giusti,
  unos, unas, como, una mesa de, una familia de, los, las, al menos, hasta, aprox, nosotros, todos, de sobra, bien, justo, justos, tranquilamente
`);

/** Words right behind such a number. Folded. */
export const FED_BEHIND: readonly string[] = phrases(`
  satt, of us, of you, round the table, around the table, at the table, um den tisch, autour de la table, attorno al tavolo, alrededor de la mesa, hungry, ate, eaters, mouths, diners, helpings, hungrige, gute esser, out of it, out of this, out of that, out of them, rausbekommen, herausbekommen, rausgekriegt, herausgekriegt, rausgekommen, herausgekommen, geworden,
  gourmands, gourmets, affames, a table, en mangent, y mangent,
  ne avanza, ci mangiamo, ci mangiano, si mangia, si mangia bene, basta e avanza, bouches, golosi, affamati, bocche, hambrientos, bocas, bien servidas, buena gente
`);

/** What goes out with a verb that stands before the number: "da kommen 20 raus". Folded. */
export const COMES_OUT: readonly [come: ReadonlySet<string>, out: ReadonlySet<string>] = [
  wordSet('kommen kamen kommt'),
  wordSet('raus heraus zusammen'),
];

/** A number of those who sit at the table, in German: "zu sechst". */
export const TOGETHER: Record<string, number> = {
  zweit: 2,
  dritt: 3,
  viert: 4,
  funft: 5,
  sechst: 6,
  siebt: 7,
  acht: 8,
  neunt: 9,
  zehnt: 10,
};

/** What a number counts that is neither people nor pieces of the dish. Folded. */
export const COUNTED_OTHERWISE: ReadonlySet<string> = wordSet(`
    year years month months week weeks day days time times euro euros pound dollars km
    kilometres miles step steps reason reasons
    comment comments review reviews star stars vote votes rating ratings like likes share
    shares page pages photo photos tin tins tray trays
    jahr jahre jahren monat monate monaten woche wochen mal kilometer schritt schritte grunde
    kommentar kommentare
    bewertung bewertungen sterne stern stimmen seite seiten fotos bleche blech grad uhr
    an ans mois semaine semaines jour jours fois etape etapes raisons commentaire commentaires
    avis etoile etoiles votes page photos plaques
    anno anni mese mesi settimana settimane giorno giorni volta volte passaggi motivi commento
    commenti recensioni stelle voti pagine teglie gradi piano
    ano anos mes meses semana semanas dia dias vez veces pasos razones comentario comentarios
    valoraciones opiniones estrellas votos paginas fotos
    bandejas grados minutes minuten minuti minutos kcal calories g kg ml cl dl th
  order orders customer customers item items bestellung bestellungen kunden artikel commande commandes client clients article articles
  ordine ordini cliente clienti articolo articoli pedido pedidos compra compras clientes articulos
  january february march april may june july august september october november december jan feb
  mar apr jun jul aug sep sept oct nov dec
  januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet
  aout septembre octobre novembre decembre
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre dicembre
  enero febrero abril mayo junio julio septiembre octubre noviembre diciembre
`);

/** Pieces that a dish is cut into or comes in. Folded. */
export const PIECES: ReadonlySet<string> = wordSet(`
  slices slice squares bars wedges cookies biscuits buns rolls muffins scheiben scheibe stuck
  stucke stucken schnitten platzchen glaser
  glaschen tranches tranche parts carres morceaux pieces pieza fette fetta pezzi quadrotti
  rebanadas trozos porciones piezas cuadrados
  plates bowls glasses mugs jars boxes lunchboxes containers tubs boxen teller schalen schusseln glaser assiettes verres bocaux ramequins
  piatti ciotole bicchieri coppette vasetti platos cuencos vasos copas tarros
`);

/** Words that are numbers in one language and none behind these words of another: "au four", "20 minutes to prepare". */
export const NO_NUMBERS: ReadonlyMap<number, readonly [string, ReadonlySet<string>]> = new Map([
  [4, ['four', wordSet('au du le de en')]],
  [2, ['to', wordSet('minute minutes min mins hour hours hr hrs time ready going need want')]],
] as const);

/** Words before a rough number with which a clause begins: "About twenty little cakes". Folded. */
export const ROUGHLY: ReadonlySet<string> = wordSet(`
  soit also ossia cioe about around roughly etwa rund ungefahr circa ca environ unos unas
`);

/** What a number of people did who ate nothing: "Shared by 12 people". Folded. */
export const DONE_ONLINE: ReadonlySet<string> = wordSet(`
  shared liked viewed saved voted rated geteilt gemerkt bewertet gespeichert partage aime note enregistre condiviso votato salvato
  compartido votado guardado online follower followers seguidores abonnes iscritti piace curtido gostado gusta gillas membri membres mitglieder members miembros
`);

/** What a shop says with numbers: "3 for 2", "two boxes half price", "gift cards for two". */
export const SHOP_OFFER =
  /(?<!\p{L})(?:half[- ]price|for the price of|gift (?:cards?|vouchers?)|pay (?:only )?for|zum preis von|zum halben preis|gutscheine?|geschenkkarten?|au prix de|à moitié prix|chèques?[- ]cadeaux?|cartes?[- ]cadeaux?|al precio de|a mitad de precio|tarjetas? (?:de )?regalo|al prezzo di|a metà prezzo|buon[oi] regalo)(?!\p{L})|(?<![\d.,])(?:3\s(?:for|für|pour|por|per|x)\s2|2\s(?:for|für|pour|por|per|x)\s1|4\s(?:for|für|pour|por|per|x)\s3)(?![\d.,])/iu;

/** Those who eat together: "2 adults and 2 children". Folded. */
export const ADULTS: ReadonlySet<string> = wordSet(`
  adult adults grownups erwachsene erwachsenen erw grosse adultes adulte grands adulti adulto grandi
  adultos mayores volwassenen vuxna
`);
export const CHILDREN: ReadonlySet<string> = wordSet(`
  child children kids kid toddler toddlers kind kinder kindern kleine enfant enfants petits bambini bambino
  bimbi piccoli nino ninos ninas criancas kinderen barn
`);

/** People at a table, whoever they are. Folded. */
export const PEOPLE: ReadonlySet<string> = wordSet(`
  people folk folks guests eaters diners leute leut gaste esser kopfe mauler gens convives invites bouches tetes commensali
  ospiti invitati bocche teste gente comensales invitados bocas
  hungrige gourmands gourmets affames golosi affamati buongustai hambrientos
`);

/** What opens a sentence that hands a recipe over, folded. */
export const HANDS_OVER: ReadonlySet<string> = wordSet(
  'here heres hier voila voici ecco eccola eccolo eccoti eccovi aqui ahi aca tenez tiens tieni toma tomad',
);

/** What is heated, and degrees: a large number beside these is neither of people nor of minutes. Folded. */
export const HEAT_WORDS: ReadonlySet<string> = wordSet(`
  oven ofen backofen backrohr rohr umluft heissluft four forno ventilato horno oven ugn grad degrees degres gradi grados graden fan gas
`);

/** What says in a clause of its own that so many are fed: "das langt für fünf", "ci mangiano in quattro". */
export const SAYS_FED = pattern('iu')`
  (?<!\p{L})(?:serves?|feeds?|(?:will |that |loaf |it )do(?:es)?|is (?:enough|plenty) for|reich(?:t|en)|lang(?:t|en)|genüg(?:t|en)|macht .{2,20} satt|werden .{2,20} satt|
  suffi(?:t|sent)|il y en a(?: .{2,15})? pour|nourri(?:t|ssent)|(?:on|en|y) mange(?:nt)?|régale|
  bast(?:a|ano)|(?:ci|ne) mangia(?:no|mo)|si mangia|sfam(?:a|ano)|
  d(?:a|an) para|alcanzan?|lleg(?:a|an) para|com(?:en|emos|éis)|cen(?:an|amos|áis))(?!\p{L})
`;
