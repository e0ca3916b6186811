import type { Language } from '../../words/language.ts';

/**
 * Words that say of a dish that milk or eggs are in it, or that meat or fish may be ("?"), and name no food that one buys: "buttered",
 * "frittata", "stuffed". Folded, parted by commas. What is bought stands in the lexicon.
 */
export const madeWith: Readonly<
  Record<
    | 'dairy'
    | 'egg'
    | 'dairy egg'
    | 'meat?'
    | 'meat? fish?'
    | 'meat? fish? dairy? egg?'
    | 'dairy? egg?',
    Readonly<Partial<Record<Language, string>>>
  >
> = {
  dairy: {
    en: `buttered, buttery, cheesy, creamed, milkshake, milkshakes, butterscotch, milky, fondue, lassi, dauphinoise, au gratin, alla panna,
      panna cotta, beurre blanc, beurre noisette, beurre manie, buttercream, toffee, toffees, fudge, casein, caseinate, welsh rarebit, stroganoff`,
    de: `gebuttert, gebutterte, gebutterter, kasefondue, raclette, sahnig, sahnige, sahniger, rahmig, rahmige, panna cotta`,
    fr: `gratin, gratine, gratinee, gratines, gratinees, dauphinois, fondue savoyarde, raclette, tartiflette, aligot, cremeux, cremeuse,
      beurree, beurres, panna cotta, laitage, laitages`,
    it: `imburrato, imburrata, mantecato, mantecata, panna cotta, al burro, gratinato, gratinata, fonduta, latticini, ai formaggi`,
    es: `gratinado, gratinada, gratinados, gratinadas, a la crema, lacteos, panna cotta, arroz con leche`,
    nl: `gegratineerd, gegratineerde, romig, romige, kaasfondue, zuivel`,
    pt: `gratinado, gratinada, lacticinios, laticinios, arroz doce`,
    sv: `gratinerad, gratinerade, smorstekt, smorstekta, graddig, gratang, ostfondue`,
  },
  egg: {
    en: `frittata, frittatas, omelette, omelettes, omelet, omelets, matzo ball, matzo balls, matzah ball, matzah balls, matzoh ball, matzoh balls, matza ball, matza balls, kneidlach, knaidlach, eggwash, egg wash, zabaglione, sabayon, yolks, egg whites`,
    de: `omelett, omelette, omeletts, matzeknodel, matzenknodel, matzenklosschen, eischwerteig, zabaione`,
    fr: `omelette, omelettes, boulettes de matzo, boulettes de matza, boulettes de pain azyme, sabayon`,
    it: `frittata, frittate, zabaione, zabaglione, all uovo, insalata russa`,
    es: `tortilla de patatas, tortilla de patata, tortilla espanola, tortilla francesa, tocino de cielo, al huevo, revuelto, yemas`,
    nl: `omelet, omeletten`,
    pt: `omelete, omeletes, fios de ovos, toucinho do ceu`,
    sv: `omelett, omeletter, aggrora`,
  },
  'dairy egg': {
    en: 'quiche, quiches, cheesecake, cheesecakes, tiramisu, eggnog, egg nog, eggnogs, creme brulee, custardy, crepes, carbonara',
    de: 'quiche, quiches, kaiserschmarrn, creme brulee',
    fr: 'quiche, quiches, creme brulee, lait de poule, creme anglaise, creme patissiere, crepes, pommes dauphine',
    it: 'quiche, creme brulee, crema pasticcera',
    es: 'pan de yuca, pan de bono, pandebono, pan de queso, quiche, natillas, flan, crema catalana, crema pastelera, ponche de huevo',
    nl: 'quiche, creme brulee, vla',
    pt: 'pao de queijo, paes de queijo, quiche, leite creme, pudim flan, creme de pasteleiro',
    sv: 'quiche, creme brulee, vaniljsas',
  },
  // Pots of beans, lentils and rice, in which some kitchens cook bacon or sausage.
  'meat?': {
    en: `bean chilli, bean chili, chilli beans, chili beans, vegetable chilli, vegetable chili, lentil chilli, lentil chili, leftover chilli, leftover chili,
      can of chili, canned chili, tinned chilli, pilau rice, pilaf rice, rice pilaf, flavoured rice, flavored rice, loaded potato skins, loaded fries, loaded nachos, succotash, hoppin john,
      dirty rice, spanish rice, jollof rice, rice and beans, leftover curry, curry leftovers, miso ramen`,
    de: `bayrisch kraut, bayerisch kraut, apfelrotkohl, chili aus der dose, bohnenchili, linsenchili, pichelsteiner, graupensuppe, fertig gewurzt, fertig gewurztes, mit fullung`,
    fr: `petit sale aux lentilles, potee, garbure, cassoulet, cuisinee, cuisines, cuisinees, a la francaise`,
    it: `fagioli all uccelletto, pasta e fagioli, pasta e ceci, pasta e lenticchie, ribollita`,
    es: `arroz preparado, frijoles charros, guisado, guisada, guisados, guisadas, estofado, estofada, estofados, estofadas, potaje, cocido madrileno, olla podrida`,
    nl: `bruine bonensoep, stamppot`,
    pt: `feijao temperado, feijao tropeiro, feijoada, guisado, guisada`,
    sv: `chilibonor`,
  },
  // What a thing is filled with is not said: rice in one kitchen, mince or tuna in another.
  'meat? fish?': {
    en: 'stuffed, filled, fried rice, cabbage roll, cabbage rolls, sushi, sushi roll, sushi rolls',
    de: 'kohlroulade, kohlrouladen, krautwickel, krautroulade, krautrouladen, gefullt, gefullte, gefullter, gefulltes, gefullten',
    fr: 'farci, farcie, farcis, farcies, riz cantonais',
    it: 'riso alla cantonese, ripieno di, ripiena di, ripieni, ripiene, farcito, farcita, farciti, farcite',
    es: 'relleno de, rellena, rellenos, rellenas',
    nl: 'gevulde',
    pt: 'recheado, recheada, recheados, recheadas',
    sv: 'fylld, fyllda, fyllt',
  },
  // Salads of what is filling, each kitchen with its own.
  'meat? fish? dairy? egg?': {
    en: 'rice salad, pasta salad, noodle salad, bean salad, pasta bake, noodle bake',
    de: 'reissalat, nudelsalat, bohnensalat, nudelauflauf',
    fr: 'salade de riz, salade de pates, salade de pasta, salade composee, gratin de pasta',
    it: 'insalata di riso, insalata di pasta, pasta al forno',
    es: 'ensalada de pasta, ensalada de arroz, ensalada campera, macarrones al horno',
    nl: 'rijstsalade, pastasalade',
    pt: 'salada de arroz, salada de massa',
    sv: 'rissallad, pastasallad',
  },
  'dairy? egg?': {
    en: 'banana bread, banana loaf, carrot cake, pumpkin bread, zucchini bread, courgette cake, potato cakes, bread pudding',
    de: 'bananenbrot, karottenkuchen, mohrenkuchen, kartoffelpuffer',
    fr: 'cake aux carottes, pain aux bananes, galette de sarrasin, galettes de sarrasin, galettes bretonnes',
    it: 'torta di carote, pane alla banana',
    es: 'pan de platano, tarta de zanahoria, arroz a la cubana',
    nl: 'bananenbrood, worteltaart',
    pt: 'bolo de cenoura, pao de banana',
    sv: 'bananbrod, morotskaka',
  },
};
