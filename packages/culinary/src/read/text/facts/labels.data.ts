import { phrases } from '../../../words/word-list.ts';

/** What the head of a recipe states beside yield and times, which `words/headings.data.ts` holds. */
export type CreditKind = 'author' | 'source' | 'course' | 'tags' | 'ignored';

/** Labels before a colon, in lower case without accents: en de fr it es nl pt sv. */
export const CREDIT_LABELS: Record<CreditKind, string[]> = {
  author: phrases(`
    author, authors, recipe by, by, written by, recipe author, from the kitchen of,
    contributed by, contributor, submitted by, autor, autorin, autora, rezept von, von, auteur,
    recette de, par, autore, autrice, ricetta di, receta de, recept van, door, receita de,
    recept av, forfattare, chef
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
