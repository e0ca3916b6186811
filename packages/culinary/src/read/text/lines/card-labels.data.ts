import { phrases } from '../../../words/word-list.ts';

export type CardField = 'title' | 'author' | 'yield';

/** What cards for recipes have printed before the blanks to fill in, in lower case without accents and apostrophes: en de fr it es. */
export const CARD_LABELS: Record<CardField, ReadonlySet<string>> = {
  title: new Set(
    phrases(`
    heres whats cookin, heres whats cooking, whats cookin, whats cooking, recipe, recipe for, recipe name, name of recipe, name of dish, dish,
    rezept, rezept fur, rezeptname, name des rezepts, gericht, name des gerichts,
    recette, recette pour, nom de la recette, nom du plat, titre de la recette, titre,
    ricetta, ricetta per, nome della ricetta, nome del piatto, titolo,
    receta, receta para, nombre de la receta, nombre del plato, plato, titulo
  `),
  ),
  author: new Set(
    phrases(`
    recipe from the kitchen of, from the kitchen of, kitchen of, from the recipe file of, from the files of, recipe from, from, given by, shared by,
    aus der kuche von, aus der kuche, rezept von, von, uberliefert von,
    de la cuisine de, recette de, offerte par, transmise par, de, par,
    dalla cucina di, dal ricettario di, ricetta di, da, di,
    de la cocina de, del recetario de, receta de
  `),
  ),
  yield: new Set(
    phrases(`
    serves, servings, makes, yield, yields, portions, number of servings, serving size,
    personen, fur, fur personen, portionen, ergibt, anzahl personen, anzahl portionen,
    pour, personnes, parts, nombre de personnes, nombre de parts,
    per, dosi per, dosi, persone, porzioni, numero di persone,
    para, raciones, porciones, comensales, personas, numero de personas, numero de raciones
  `),
  ),
};

/** Those that nothing but such a card has, with or without a colon. */
export const ONLY_ON_CARDS: ReadonlySet<string> = new Set(
  phrases(`
  heres whats cookin, heres whats cooking, recipe from the kitchen of, from the kitchen of, from the recipe file of, aus der kuche von, de la cuisine de,
  dalla cucina di, dal ricettario di, de la cocina de, del recetario de
`),
);
