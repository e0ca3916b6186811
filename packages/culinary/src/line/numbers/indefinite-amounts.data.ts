import { phrases, wordSet, words } from '../../words/word-list.ts';

/** Words for amounts without a figure, in English, German, French, Italian, Spanish, Dutch, Portuguese and Swedish. */

/** In front of a food by themselves: "several eggs", "etwas Butter". The "of" behind them is no part of them. */
export const quantifiers: readonly string[] = phrases(`
  few, several, some, many, lots, plenty, loads, enough, etwas, einige, mehrere, viel, viele,
  wenig, wenige, reichlich, genug, genügend, ausreichend, quelques, plusieurs, alcuni, alcune,
  qualche, parecchi, parecchie, diversi, diverse, molto, molta, molti, molte, poco, poca, pochi,
  poche, unos, unas, algunos, algunas, varios, varias, mucho, mucha, muchos, muchas, pocos, pocas,
  bastante, bastantes, enkele, meerdere, wat, veel, weinig, alguns, algumas, vários, várias,
  muito, muita, muitos, muitas, pouco, pouca, uns, umas, några, lite, flera, mycket, ett par
`);
/** By themselves too, but only before an "of": "peu de sel". */
export const partitiveQuantifiers: readonly string[] = words(
  'beaucoup peu assez suffisamment énormément',
);
/** Behind an article: "a little butter", "ein paar Eier", "een beetje zout". */
export const quantifiersBehindArticle: readonly string[] = words(`
  little few tad bit paar wenig bisschen bißchen bissel bisserl hauch menge spur rest kleinigkeit
  beetje hoeveelheid vleugje
`);
/** Behind an article, where an "of" follows: "a touch of cream", "un po' di burro", "un soupçon de muscade". */
export const partitiveQuantifiersBehindArticle: readonly string[] = words(`
  lot touch hint trace whisper suspicion suggestion amount quantity deal number dusting coating
  mix mixture selection variety assortment combination choice smattering scattering load mischung
  auswahl peu soupçon quantité nuage voile reste mélange assortiment choix po po' pò poco pochino
  pizzichino velo quantità mix misto selezione poquito poquitín pelín cantidad toque mezcla
  selección resto pouco pouquinho quantidade mistura
`);
/** Between an article and its quantifier: "a tiny bit of salt", "ein klein wenig Öl", "un bel po' di pepe". */
export const degrees = wordSet(`
  tiny little small wee teeny good great fair large big generous decent nice light mere huge fine
    whole
  klein kleine kleines kleiner kleinen winziges gute guter gutes gehörige große großer ganz ganze
    leichter
  petit petite bon bonne grand grande tout toute léger légère fin
  bel bello bella piccolo piccola buona buon gran grande leggero leggera
  buen buena pequeño pequeña gran ligero ligera
  kleine flinke grote ruime bom boa pequeno pequena grande liten litet
`);
/** Before the article or the quantifier: "quite a few", "nur etwas". */
export const degreeAdverbs = wordSet(`
  quite just only nur bloß noch juste seulement solo sólo slechts apenas bara
`);
/** Behind a quantifier: "a few more", "etwas mehr". */
export const comparatives = wordSet('more mehr weitere plus più più más meer mais mer');
/** Between a quantifier and the figure with which it compares: "a little over 2 cups", "etwas weniger als 200 g". */
export const comparisons = wordSet(`
  more less over under than above below mehr weniger über unter als plus moins più meno más menos
  meer minder dan mais mer mindre än que de di che
`);
/** Behind "little" these name a food: "a little gem lettuce". */
export const littleFoods = wordSet('gem gems neck necks smokies');
