import { phrases, wordSet } from '../../../words/word-list.ts';

/** What the head of a recipe states beside yield and times, which `headings/headings.data.ts` holds. */
export type CreditKind = 'author' | 'source' | 'course' | 'tags' | 'ignored';

/** Labels before a colon, in lower case without accents: en de fr it es nl pt sv. */
export const CREDIT_LABELS: Record<CreditKind, string[]> = {
  author: phrases(`
    author, authors, recipe by, by, written by, recipe author, from the kitchen of, recipe from the kitchen of,
    aus der kuche von, de la cuisine de, dalla cucina di, de la cocina de, from the recipe file of, dal ricettario di, del recetario de,
    contributed by, contributor, submitted by, autor, autorin, autora, rezept von, von, auteur,
    recette de, de la part de, par, autore, autrice, ricetta di, da parte di, receta de, de parte de,
    recept van, door, receita de, recept av, forfattare, chef
  `),
  source: phrases(`
    source, adapted from, recipe from, originally from, quelle, fonte, fuente, bron, kalla,
    origin, recipe source
  `),
  course: phrases(`
    course, category, meal, recipe type, dish type, type of dish, gang, kategorie, gericht, plat,
    categorie, type de plat, portata, categoria, plato, ratt, kategori, maltid
  `),
  tags: phrases(`
    tags, tag, keywords, keyword, cuisine, stichworte, schlagworte, kuche, mots-cles, cucina,
    etiquetas, palabras clave, cocina, trefwoorden, keuken, palavras-chave, cozinha, nyckelord,
    kok
  `),
  ignored: phrases(`
    calories, kcal, difficulty, level, skill level, cost, date, rating, published, posted,
    updated, diet, kalorien, schwierigkeit, schwierigkeitsgrad, kosten, difficulte, cout, niveau,
    difficolta, costo, calorie, dificultad, calorias, moeilijkheid, moeilijkheidsgraad, calorieen,
    dificuldade, custo, svarighetsgrad, kalorier
  `),
};

/** Phrases that name the author without a colon, before a name. */
export const AUTHOR_OPENERS = phrases(`
  by, recipe by, written by, from the kitchen of, contributed by, submitted by, rezept von, von,
  recette de, par, ricetta di, receta de, recept van, receita de, recept av
`);

/** What stands beside yield and times without a label: how hard it is, and for whom. Folded. */
export const PLAIN_FACTS = phrases(`
  easy, very easy, medium, moderate, hard, difficult, intermediate, beginner, advanced, quick,
  simple, vegetarian, vegan, gluten free, gluten-free, dairy free, dairy-free, pescatarian,
  leicht, einfach, sehr einfach, simpel, mittel, normal, mittelschwer, schwer, pfiffig,
  anspruchsvoll, schwierig, vegetarisch, glutenfrei, laktosefrei, schnell,
  bon marche, economique, gunstig, cheap, barato, economico, goedkoop, billig,
  facile, tres facile, moyen, moyenne, difficile, vegetarien, vegetalien, sans gluten, rapide,
  molto facile, media, medio, media difficolta, vegetariano, vegetariana, vegano, vegana,
  senza glutine, veloce, facil, muy facil, dificil, sin gluten, rapido, rapida,
  makkelijk, eenvoudig, gemiddeld, moeilijk, vegetarisch, veganistisch, glutenvrij, snel,
  muito facil, media dificuldade, sem gluten, vegetariano,
  no bake, no-bake, no cook, no-cook, without baking, ohne backen, ohne kochen, sans cuisson, senza cottura, senza forno,
  sin horno, sin coccion,
  latt, enkel, medel, medelsvar, svar, vegetarisk, vegansk, glutenfri, snabb
`);

/** What stands before "for 4 people" and names no dish. Folded. */
export const NO_DISH: ReadonlySet<string> = wordSet(`
  recipe rezept gericht menge ausreichend genug reicht mengen angaben enough sufficient makes serves dish
  quantity quantities amounts recette plat quantites suffisant ricetta piatto dosi quantita ingredienti
  receta plato cantidad cantidades suficiente recept gerecht hoeveelheid genoeg receita prato quantidade
  suficientes ratt mangd racker portioner zutaten ingredients ingredientes ingredienser
`);
