import { phrases, wordSet, words } from './word-list.ts';
import { wordTable } from './word-table.ts';

/** Words around a number that show it counts what a recipe gives. Folded. */
export const servingWords: readonly string[] = phrases(`
  serves, serve, serving, servings, portion, portions, people, person, persons, makes, yield,
  stucke, stucken, pieces, pcs, pezzi, pz, piezas, pecas, pieces, stycken, stukken, pessoa,
  st, leute, leuten, mensen, gente, folk, esser, essern, bols, bowls, bol, tazones, persona, convives, couverts, kuvert, eters, comensal, commensali, coperti, gaste, gasten, guests, invites, gaester,
  yields, feeds, ppl, portionen, personen, ergibt, stuck, stk, personnes, personne, pers, parts,
  porzioni, persone, porciones, raciones, racion, personas, comensales, porties, personen, stuks,
  porcoes, doses, pessoas, unidades, portioner, port, personer, bitar, porsjoner, annosta,
  hengelle, hlo, kpl, porcje, porcji, osob, osoby, porce, porci, porcie, porcii, adag, fo, fore,
  fos, szemelyre, szemely, portii, persoane, порции, порций, порция, персон, μεριδες, ατομα,
  kisilik, porsiyon, porcije, osobe, porcijos, porciju, portsjonit, מנות, حصص, أشخاص, نفر, 人分, 人前,
  人份, 個分, 個, 枚, 本, 份, 인분, khau phan, porsi, pax, ends
`);

/** Verbs that state a yield with a number alone behind them, "serviert vier", and else how something is served. Folded. */
export const feedingVerbs: readonly string[] = words(
  'serviert sattigt sert nourrit regale rassasie sirve alimenta sfama',
);

/** What stands in front of for how many something is: "for 4", "für 4". As written, and in small letters. */
export const servedFor: readonly string[] = words('for für pour per para por voor för till');

/** What counts the servings of a column, beside the words of any yield. Folded. */
export const columnCounters: ReadonlySet<string> = new Set([
  ...servingWords,
  ...words('p pp serv couv cvts'),
]);

/** Of the serving words those that name who eats, or what each gets. Folded. */
export const eaterWords: readonly string[] = words(`
  serves serve serving servings feeds people person persons portion portions portionen personen personnes personne pers parts
  persone persona porzioni personas porciones raciones comensales porties pessoas porcoes portioner personer
`);

/** Of what a cake or loaf is cut into. Folded. */
export const cutWords: readonly string[] = words(`
  slices slice squares wedges pieces bars fingers stuck stucke stucken stk scheiben schnitten tranches parts portions morceaux carres
  fette porzioni pezzi quadrotti spicchi trozos rebanadas porciones raciones cortes rodajas pedazos cuadrados plakken stuks
  stukken punten fatias pedacos bitar skivor rutor
`);

/** In what a portion is served: some of these alone on a line, with nothing in them, are a yield. Folded. */
export const vesselWords: readonly string[] = words(`
  ramekins glasses mugs schalen schalchen schusselchen glaser glaschen formchen verrines coupes coupelles ramequins ciotole ciotoline
  coppe coppette bicchieri bicchierini cuencos cuenquitos vasitos copas tarrinas jars bottles flaschen bocaux pots bouteilles vasetti barattoli
  bottiglie tarros botes frascos botellas
`);

/** Words that multiply or stand for a count. Folded. */
export const dozens: readonly string[] = words(`
  dozen dozens doz dutzend douz douzaine douzaines dozzina dozzine docena docenas duzia duzias dozijn
  dussin tucat tuzin dz dtz dtzd
`);

/** Between two numbers of dozens: "2 to 3 dozen". Folded. */
export const dozenRanges: readonly string[] = words('to or bis oder a ou o tot of till eller');

/**
 * Measures, of which a recipe may give some without their counting servings: weights, volumes,
 * lengths and times, in eight languages. Folded.
 */
export const yieldMeasures: readonly string[] = words(`
  g gr gm gms gram grams gramm gramme grammes grammo grammi gramo gramos grama gramas kg kgs kilo
  kilos kilogram kilograms kilogramm kilogramme kilogrammes chilo chili mg hg etto etti oz ounce
  ounces lb lbs pound pounds pfund livre livres libra libras pond ons
  l lt ltr liter liters litre litres litro litri litros ml milliliter milliliters millilitre
  millilitres dl deciliter cl cup cups tasse tassen tasses tazza tazze taza tazas kop koppen
  xicara xicaras kopp koppar pint pints quart quarts gallon gallons
  tablespoon tablespoons tbsp teaspoon teaspoons tsp el tl cuilleres cucchiai cucharadas
  eetlepels msk tsk
  cm mm inch inches in zoll pouce pouces pulgada pulgadas polegadas
  min mins minute minutes minuten minuti minutos minuter h std stunde stunden heure heures ora ore
  hora horas uur timmar hour hours tag tage tagen day days jour jours giorno giorni dia dias dagar
  woche wochen week weeks semaine semaines settimane semanas kcal kj cal calories
`);

/** What says whether a round number is more or less, before it: "une bonne dizaine", "ein knappes Dutzend". Folded. */
export const WEIGHED: ReadonlySet<string> = wordSet(`
  good generous scant rough gutes knappes rundes reichliches bonne petite grosse buona bella scarsa piccola buena larga escasa pequena
`);

/** Behind an article: "a couple of bowls", "un paio d'ore". */
export const PAIRS = wordTable<number>({ couple: 2, par: 2, paio: 2 });

/** Round numbers that one says as a noun: "una quarantina di biscotti". Folded. */
export const ROUND_NUMBERS = wordTable<number>({
  huitaine: 8,
  neuvaine: 9,
  dizaine: 10,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  decina: 10,
  quindicina: 15,
  ventina: 20,
  trentina: 30,
  quarantina: 40,
  cinquantina: 50,
  sessantina: 60,
  centinaio: 100,
  decena: 10,
  quincena: 15,
  veintena: 20,
  treintena: 30,
  cuarentena: 40,
  cincuentena: 50,
  centenar: 100,
});

/** What is baked whole and eaten by several: one of it counts nobody. Folded. */
export const wholeWords: ReadonlySet<string> = wordSet(`
  loaf cake bundt cheesecake gateau pie tart tarte quiche bread pain brioche kuchen torte brot laib brotlaib zopf hefezopf stollen strudel
  gugelhupf kastenkuchen torta crostata pane pagnotta filone ciambella plumcake tarta pastel bizcocho bizcochon pan hogaza roscon
  empanada taart brood bolo tartaleta limpa
`);
