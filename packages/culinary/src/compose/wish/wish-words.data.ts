import type { Allergen } from '../../foods/allergens.data.ts';

/** What dishes are called in other words and languages than those of our dishes: by the kind that is meant. */
export const kindWords: Readonly<Record<string, string>> = {
  soup: 'soupe, potage, veloute, suppe, zuppa, minestra, sopa, crema, soep, soppa, bisque, chowder, cremesuppe',
  stew: 'ragout, eintopf, schmorgericht, stufato, guiso, estofado, stoofpot, gryta, guisado, casserole, goulash, gulasch, daube, pot au feu, hotpot',
  curry: 'currygericht, korma, masala',
  salad: 'salade, salat, insalata, ensalada, salada, sallad',
  tart: 'tarte, torta, tarta, taart, torte, galette, crostata, paj',
  cake: 'gateau, kuchen, pastel, bolo, kaka, cakes, ciambella, bizcocho',
  risotto: 'risotti',
  pasta:
    'spaghetti, penne, tagliatelle, linguine, nudeln, pates, pastas, massa, fusilli, rigatoni, macaroni, farfalle',
  gratin: 'auflauf, gratine, gratinado, ovenschotel',
  roast: 'roti, braten, arrosto, asado, rosted, assado, roasted, sheet pan',
  pie: 'tourte, pastete, pot pie, shepherds pie, cottage pie',
  dumplings: 'dumpling, wonton, gyoza, jiaozi, wontons, potstickers',
  omelette: 'omelett, omelet, tortilla espanola, frittata, frittate, omelettes',
  noodles: 'noodle, ramen, nouilles, noodle soup, udon, pho, laksa',
  stirfry: 'stir fry, stir-fry, stirfry, wok, pfannengeruhrtes, saute',
  tacos: 'taco, fajitas, burrito, burritos, tortillas, quesadilla, quesadillas',
  tagine: 'tajine, tagines',
  chili: 'chilli con carne, chili con carne, bean stew, chili sin carne',
  meatballs:
    'meatball, kofta, kofte, polpette, albondigas, frikadellen, boulettes, kottbullar, kottbullar, patties, burger, burgers',
  schnitzel: 'escalope, milanesa, milanese, katsu, cutlet, cutlets, tonkatsu',
  pancakes:
    'crepes, crepe, pfannkuchen, pannkakor, pancake, panqueques, pannenkoek, pannenkoeken, palatschinken',
  mousse: 'mousses, mousse au chocolat',
  'ice cream':
    'eis, glace, gelato, helado, sorbet, sorbets, granita, sorvete, glass, ijs, semifreddo',
  pudding: 'budino, pudin, custard, flan, creme caramel, creme brulee',
  crumble: 'streusel, cobbler, crisp, crumbles',
  brownies: 'brownie, fondant, lava cake, blondies',
  skewers:
    'kebab, kebabs, satay, brochette, brochettes, spiesse, spiedini, brochetas, yakitori, skewer, souvlaki',
  dip: 'hummus, houmous, dips, spread, baba ganoush',
  toast: 'bruschetta, crostini, tartine, tartines, toasts, toast, canapes',
  fritters:
    'fritter, beignets, puffer, frittelle, bunuelos, rosti, pakora, pakoras, bhaji, bhajis, falafel',
  paella: 'paellas, arroz',
  pilaf: 'pilav, pilaff, plov, pulao, biryani, jollof',
  bowl: 'buddha bowl, poke, donburi, poke bowl',
  ceviche: 'cebiche, tiradito',
  gumbo: 'jambalaya',
  dal: 'daal, dhal, dahl',
  quiche: 'quiches, flamiche',
  cheesecake: 'kasekuchen, cheese cake, cheesecakes',
  compote: 'kompott, composta, poached fruit',
  ragu: 'bolognese, bolognaise, ragout alla bolognese, meat sauce',
};

/** Kinds of food that a cook may ask for instead of one: by their families of principal ingredients. */
export const wideWishes: Readonly<Record<string, readonly string[]>> = {
  meat: ['stewing-meat', 'joint', 'poultry', 'steak', 'duck-breast', 'chop', 'mince'],
  poultry: ['joint', 'poultry', 'duck-breast'],
  fish: ['fish', 'oily-fish'],
  seafood: ['shellfish', 'bivalve', 'fish', 'oily-fish'],
  vegetables: ['root', 'squash', 'soft-vegetable', 'brassica', 'leaf', 'bulb', 'pod', 'tomato'],
  fruit: ['berry', 'stone-fruit', 'pome', 'citrus', 'tropical', 'rhubarb', 'fig'],
  cheese: ['frying-cheese', 'soft-cheese', 'fresh-dairy'],
  beans: ['pulse'],
  nuts: ['nut'],
  lentils: ['lentil'],
};

/** Behind these stands what must not be in it. */
export const withoutWords =
  'without|no|not|except|but|avoid|ohne|kein|keine|sans|pas de|senza|sin|zonder|geen|sem|utan|free of|free from|' +
  'allerg(?:ic|y|ies) to|intoleran(?:t|ce) (?:to|of)|allergi(?:sch|e) (?:gegen|auf|voor)|allergi(?:que|e) (?:a la|a l|au|aux|a)|' +
  'intolerante? (?:au|aux|a)|all?erg(?:ic[oa]|ia) (?:al|alla|alle|ai|a)|allergisk mot';

/** In front of these: "nut-free", "a nut allergy". */
export const freeWords =
  'free(?! of\\b| from\\b)|frei|libre|(?:allergy|allergies|allergic|allergie|intolerant|intolerance)(?! (?:to|of|a|au|aux|gegen|auf|voor)\\b)';

/** At the end of a word, what its front names must not be in it: "glutenfrei", "Nussallergie". */
export const freeEndings = 'frei|freie|freies|freier|allergie|intoleranz';

/** Who cannot eat gluten. */
export const coeliacWords =
  'coeliacs?|celiacs?|zoliakie|coeliaques?|celiac[oa]|celiachia|celiaquia';

/** Milk by its protein: "cow's milk protein allergy". */
export const milkProteinWords =
  "(?:cow'?s?'? )?milk proteins?|(?:kuh)?milch(?:eiweiss|protein)|proteines? (?:de|du) lait|proteine del latte|proteinas? de (?:la )?leche";

/** What is asked to be absent, by an allergen that a food surely has: the beginnings of its words, in the eight languages. */
export const allergenWords: Readonly<Record<string, readonly Allergen[]>> = {
  'glut|wheat|weizen': ['gluten'],
  'lact|lakt|latt|dairy|milch\\b|leite\\b|melk\\b|mjolk': ['milk'],
  "milk\\b(?<!(?:coconut|oat|soya?|almond|rice|nut|cashew) milk)|(?:lait|leche)\\b(?! d[e'] ?(?:coco|soja|riz|arroz|avena|avoine|amande|almendra))":
    ['milk'],
  'eggs?\\b|ei(?:er)?\\b|oeufs?\\b|huevos?\\b|uova\\b': ['eggs'],
  'peanut|groundnut|erdnu|cacahuete|arachid': ['peanuts'],
  'nuts?\\b|nuss|nusse\\b|noix\\b|noci\\b|nueces\\b': ['nuts'],
  'fish\\b|fisch\\b|poisson|pescado|pesce\\b': ['fish'],
  'shellfish|seafood|crustacea': ['crustaceans', 'molluscs'],
  sesam: ['sesame'],
  'soya?\\b|soybean|soja': ['soybeans'],
  'celery|celeri|sellerie': ['celery'],
  'mustard|senf\\b|moutarde|mostaza': ['mustard'],
};

/** What is asked of a recipe, and no rule here checks. */
export const unheededWords =
  'halal|kosher|koscher|casher|keto|paleo|fodmap|diabet\\p{L}*|pregnan\\p{L}*|low[ -](?:carb|fat|salt|sodium|sugar|calorie)|high[ -]protein';

/** What parts two foods. */
export const betweenFoods =
  /[,;+&/\n]|\b(?:and|with|or|und|mit|oder|et|avec|ou|con|og|med|och|met|com)\b/;

/** A diet that the words of a wish ask for, folded, the strictest first. */
export const dietWords = [
  [
    'vegan',
    /(?<!\p{L})(?:vegan\p{L}*|vegetalien\p{L}*|plant[- ]based|pflanzlich\p{L}*|plantaardig\p{L}*|vaxtbaserad\p{L}*)(?!\p{L})/u,
  ],
  [
    'vegetarian',
    /(?<!\p{L})(?:vegetari\p{L}*|veggie|meat[- ]?free|meatless|fleischlos\p{L}*|sans viande|senza carne|sin carne)(?!\p{L})/u,
  ],
  ['pescatarian', /(?<!\p{L})(?:pesc[ae]tar\p{L}*|pesketar\p{L}*)(?!\p{L})/u],
] as const;

/** Words beside a food or a dish that name neither and carry no wish, in the eight languages, folded: courtesy, praise, for whom and when. */
export const idleWords: ReadonlySet<string> = new Set(
  `
  the some any something anything whatever please thanks thank you dish dishes recipe recipes meal meals dinner lunch supper brunch food course main
  starter dessert make made making cook cooking cooked from using for like love loves likes want wants would could can have having need fresh quick
  easy simple nice good great best lovely delicious tasty yummy favourite favorite special amazing beautiful wonderful fancy fine little bit really
  very so with and that this which warm light healthy style our family based maybe perhaps idea ideas surprise
  my mother father mum mom mummy dad daddy parents wife husband partner girlfriend boyfriend son daughter kids kid children child baby sister brother
  grandmother grandma granny grandfather grandpa aunt uncle friend friends guest guests boss neighbour neighbours neighbor neighbors colleagues us me him her them
  two three four five six eight people persons person everyone everybody
  today tonight tomorrow evening weekend sunday saturday friday monday tuesday wednesday thursday birthday anniversary occasion date night party
  der die das ein eine einen einem einer etwas bitte danke gericht gerichte rezept rezepte fur aus frische frischer schones schnelles einfaches gutes
  leckeres lecker feines besonderes meine meinen meiner meinem mein unsere unseren mutter vater mama papa eltern frau mann kinder kind sohn tochter oma opa
  freunde freundin freund gaste familie heute abend morgen sonntag samstag geburtstag abendessen mittagessen essen kochen mochte ich wir uns gern
  les des une plat plats recette recettes pour frais quelque chose bon bonne bons joli rapide facile simple s'il sil vous plait merci mon mes notre nos mere
  pere maman papa parents femme mari enfants enfant fils fille grand amis ami amie invites famille soir demain dimanche samedi anniversaire diner dejeuner avec
  gli una uno piatto ricetta ricette per fresco qualcosa buono buona bello semplice veloce facile favore grazie mia mio nostra miei madre padre mamma papa
  moglie marito figli figlia figlio bambini nonna nonno amici amico ospiti famiglia stasera domani domenica compleanno cena pranzo
  los las plato platos receta para algo bueno buena rico rica facil rapido sencillo por favor gracias mi mis nuestra madre padre mama esposa marido hijos hijo
  hija ninos abuela abuelo amigos amigo invitados familia noche manana domingo cumpleanos comida cena
  het een gerecht iets lekkers lekker leuks makkelijk snel alsjeblieft alstublieft mijn onze moeder vader mama vrouw man kinderen zoon dochter oma opa vrienden
  gasten familie vanavond morgen zondag verjaardag diner voor
  uma prato receita algo bom boa facil rapido simples por favor obrigado minha meu nossa mae pai esposa marido filhos filho filha criancas avo amigos convidados
  hoje noite amanha domingo aniversario jantar almoco
  ett ratt recept nagot gott enkelt snabbt tack snalla min mitt mina var vara mamma pappa mor far fru man barn son dotter mormor farmor vanner gaster familj
  ikvall imorgon sondag fodelsedag middag lunch till
  `
    .trim()
    .split(/\s+/),
);
