import type { AnimalKind } from '../classify/animal-words.data.ts';
import { wordTable } from '../../words/word-table.ts';

/**
 * Words of a query that stand for a family of foods. `names` are what the family is called in en, de, fr, it, es, nl, pt and sv, folded.
 * A strict family is found by whole words alone, and not where an ingredient is only flavoured with it (stock, sauce, extract).
 */
export interface Keyword {
  strict: boolean;
  names: string;
  /** Kinds of animal words that belong to it, read with the rules of the diets. */
  animals?: readonly AnimalKind[];
  /** Other words and phrases that belong to it. */
  members?: string;
}

export const keywords = wordTable<Keyword>({
  meat: {
    strict: true,
    names: 'meat, meats, fleisch, viande, viandes, carne, carni, carnes, vlees, kott',
    animals: ['beef', 'pork', 'lamb', 'game', 'meat', 'cut'],
  },
  beef: {
    strict: true,
    names: 'beef, rindfleisch, boeuf, manzo, ternera, rundvlees, notkott',
    animals: ['beef'],
  },
  chicken: {
    strict: true,
    names:
      'chicken, chickens, hahnchen, haehnchen, huhn, huhner, huehner, huhnchen, huehnchen, hendl, poulet, poulets, pollo, pollos, kip, kippen, frango, galinha, kyckling',
    animals: ['chicken'],
  },
  poultry: {
    strict: true,
    names: 'poultry, geflugel, gefluegel, volaille, volailles, pollame, gevogelte, fagel',
    animals: ['chicken', 'poultry'],
  },
  fish: {
    strict: true,
    names:
      'fish, fishes, fisch, fische, poisson, poissons, pesce, pesci, pescado, pescados, vis, vissen, peixe, peixes, fisk',
    animals: ['fish'],
  },
  cheese: {
    strict: true,
    names:
      'cheese, cheeses, kase, kaese, fromage, fromages, formaggio, formaggi, queso, quesos, kaas, queijo, queijos, ost',
    members: `cheeseburger, cheeseburgers, cheddar, parmesan, parmigiano, grana padano, pecorino, mozzarella, burrata, ricotta, mascarpone, provolone, provola, scamorza, gorgonzola, fontina, taleggio,
asiago, stracchino, caciocavallo, caciotta, crescenza, robiola, bocconcini, feta, halloumi, paneer, queso fresco, cotija, manchego, oaxaca, gouda, edam, emmental, emmentaler, emmenthal, gruyere, greyerzer,
appenzeller, raclette, comte, beaufort, reblochon, brie, camembert, roquefort, stilton, munster, morbier, tomme, cantal, saint nectaire, chevre, boursin, philadelphia, neufchatel, monterey jack, pepper jack,
colby, havarti, jarlsberg, tilsiter, limburger, quark, cottage cheese, huttenkase, frischkase, schmelzkase, bergkase, schafskase, ziegenkase, hirtenkase, weichkase, streukase, reibekase, parmezaan, parmezaanse,
geitenkaas, roomkaas, schapenkaas, smeerkaas, requeijao, fetaost, farskost, vasterbottensost, vasterbottenost, herrgardsost, prastost, messmor, graddost, salladsost, grillost`,
  },
  seafood: {
    strict: false,
    names:
      'seafood, shellfish, meeresfruchte, meeresfruechte, mariscos, marisco, skaldjur, schaaldieren, zeevruchten',
    animals: ['fish', 'shellfish'],
  },
  pasta: {
    strict: false,
    names: 'pasta, pastas, nudeln, nudel, pates, macarrao, massa',
    members: `spaghetti, spaghettini, spaghettoni, spagetti, penne, pennette, lasagne, lasagna, lasagnas, lasagnes, lasana, lasanha, linguine, fettuccine, fettucine, tagliatelle, tagliolini, pappardelle, farfalle, fusilli,
rigatoni, tortiglioni, macaroni, maccheroni, macarrones, makkaroni, ravioli, raviolis, tortellini, tortelloni, cannelloni, canelones, orecchiette, conchiglie, orzo, ditalini, bucatini, vermicelli, capellini, cavatelli,
cavatappi, gemelli, gnocchi, paccheri, trofie, ziti, rotini, radiatori, mafaldine, strozzapreti, bigoli, pici, casarecce, mezze maniche, angel hair, fideos, fideua, carbonara, bolognese, amatriciana, cacio e pepe,
tallarines, espaguetis, espaguete, esparguete, spaetzle, spatzle, maultaschen, bandnudeln, eiernudeln, noodle, noodles, coquillettes, nouilles, mac and cheese, spagettini, makaroner`,
  },
  pizza: {
    strict: false,
    names: 'pizza, pizzas, pizze, pizzen',
    members:
      'calzone, calzoni, pizzetta, pizzette, pinsa, margherita, marinara pizza, napoletana, quattro stagioni, quattro formaggi, capricciosa, focaccia, sfincione, flammkuchen, tarte flambee, lahmacun, pide, pissaladiere, flatbread pizza, pizzateig',
  },
});
