import { wordSet, words } from '../../../words/word-list.ts';
import { wordTable } from '../../../words/word-table.ts';

/** Field names (letters only, folded) of what a recipe says of itself, and the schema.org property each means. */
export const factKeys = wordTable<string>({
  image: 'image',
  imageurl: 'image',
  heroimage: 'image',
  mainimage: 'image',
  thumbnail: 'image',
  photo: 'image',
  description: 'description',
  summary: 'description',
  intro: 'description',
  introduction: 'description',
  standfirst: 'description',
  dek: 'description',
  einleitung: 'description',
  chapo: 'description',
  entradilla: 'description',
  introduzione: 'description',
  author: 'author',
  authors: 'author',
  tags: 'keywords',
  keywords: 'keywords',
  category: 'recipeCategory',
  course: 'recipeCategory',
});

/** Words that stand beside a title in the name of its field: "recipeTitle". */
export const titleCompanions: ReadonlySet<string> = wordSet(
  'recipe rezept recette ricetta receta receita recept dish display main full',
);

/** How the names of the lists begin, part by part or in one word, in eight languages. */
export const ingredientStems: readonly string[] = words('ingred zutat');
export const stepStems: readonly string[] = words(`
  instruction direction step method prepar zubereit anleitung schritt arbeitsschritt etape elabora
  paso passi passagg passo proced istruzion fasi instruccion stappen bereiding steg tillag gorsahar
  gorasahar instruktion realisation deroul modo svolgimento uitvoering
`);
/** In whose names such a word means something else. */
export const noListWords: ReadonlySet<string> = wordSet(
  'count total number id ids type unit payment video image images title name note notes time times',
);

/** Parts of names, or their ends, that say that the field holds a time. */
export const timeStems: readonly string[] = words(`
  time times timing timings zeit zeiten dauer temps duree tempo tempi tempos tiempo tiempos tijd
  tijden tid tider duration durations minutes minuten minuti minutos minuter mins
`);
export const totalStems: readonly string[] = words(
  'total gesamt totaal totale ready fertig insgesamt',
);
export const cookStems: readonly string[] = words(`
  cook bake baking back koch garzeit garen cuisson cuire cottura cuocere forno four horno horneado
  coccion cocc oven ofen bereiding cozimento cozedura tillag koktid grill brat perform
`);
export const prepStems: readonly string[] = words(`
  prep vorber zuber arbeit aktiv active voorber forbered work handson elabor
`);
/** Of times in which the dish waits: beginnings of words. */
export const pauseStems: readonly string[] = words(
  'rest ruhe repos ripos reposo marin chill cooling kuhlzeit kuhlen lievit rising gehzeit',
);
/** Of times that are neither work nor heat. */
export const restStems: readonly string[] = words(`
  rest ruhe repos ripos repose reposo marin chill cool kuhl lievit rising gehzeit created updated
  publish read modif wait video start end stamp
`);

export const yieldStems: readonly string[] = words(`
  serving serves feeds makes yield ergibt rinde portion personnes personen persone personas pessoas porzion porcion porcoe
  racion comensal portie rendement rendimento rendimiento dosi convives couverts parts
`);
/** Who eats: fields so called hold for how many a dish is where they hold a number. */
export const eaterWords: ReadonlySet<string> = wordSet(`
  people persons person pax diners diner eaters guests comensales comensal personas commensali ospiti persone invitados
  convives couverts personnes esser gaste mitesser personen leute pessoas gasten eters gaster
`);
/** In whose names a portion is that of something else. */
export const noYieldWords: ReadonlySet<string> = wordSet(`
  size grosse suggestion suggestions nutrition calories kcal price cost preis note notes tip tips weight
  gramm grams text id ids type unit min max default
`);

/** What a field is called that holds remarks on the recipe, and advice. */
export const noteWords: ReadonlySet<string> = wordSet(`
  note notes notiz notizen hinweis hinweise anmerkung anmerkungen bemerkung bemerkungen remarque remarques nota notas
  osservazione osservazioni observacion observaciones observacao observacoes opmerking opmerkingen anteckning anteckningar
`);
export const tipWords: ReadonlySet<string> = wordSet(`
  tip tips tipp tipps hint hints astuce astuces conseil conseils consiglio consigli consejo consejos truco trucos dica dicas
  kochtipp kochtipps suggerimento suggerimenti
`);

/** In the name of a field that holds other recipes than the page's own. */
export const othersWords: ReadonlySet<string> = wordSet(`
  related relations similar recommended recommendation recommendations suggested suggestion suggestions popular trending latest
  recent further teaser teasers upsell sidebar also others other more featured verwandte ahnliche weitere empfehlungen similaires
  suggerees correlate correlati simili consigliate relacionadas relacionados sugeridas gerelateerd gerelateerde liknande
  relaterade
`);

/** Before such a word it is what one portion holds or costs. */
export const eachWords: ReadonlySet<string> = wordSet('per pro par por je each a');

/** What a number of a time counts, by the word in its name. */
export const timeUnits = wordTable<number>({
  d: 1440,
  day: 1440,
  days: 1440,
  tage: 1440,
  jours: 1440,
  giorni: 1440,
  dias: 1440,
  h: 60,
  hr: 60,
  hrs: 60,
  hour: 60,
  hours: 60,
  std: 60,
  stunde: 60,
  stunden: 60,
  heure: 60,
  heures: 60,
  ora: 60,
  ore: 60,
  hora: 60,
  horas: 60,
  uur: 60,
  timmar: 60,
  m: 1,
  min: 1,
  mins: 1,
  minute: 1,
  minutes: 1,
  minuten: 1,
  minuti: 1,
  minuto: 1,
  minutos: 1,
  minuter: 1,
  s: 1 / 60,
  sec: 1 / 60,
  secs: 1 / 60,
  second: 1 / 60,
  seconds: 1 / 60,
  sekunden: 1 / 60,
  secondes: 1 / 60,
  secondi: 1 / 60,
  segundos: 1 / 60,
  seconden: 1 / 60,
  sekunder: 1 / 60,
  ms: 1 / 60_000,
  millis: 1 / 60_000,
  milliseconds: 1 / 60_000,
});
