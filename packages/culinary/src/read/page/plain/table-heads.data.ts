import { foldText } from '../../../words/fold.ts';
import { phrases } from '../../../words/word-list.ts';

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldText));

/** What tables of ingredients call their columns, beside the words that head lists. */
export const columnNames = folded(
  phrases(`
    ingredient, food, item, amount, quantity, qty, unit, units, measure, measurement, note, notes, preparation,
    zutat, lebensmittel, menge, anzahl, einheit, maß, hinweis, aliment, produit, quantité, unité, mesure, alimento,
    ingrediente, cantidad, unidad, medida, quantità, unità, misura, quantidade, hoeveelheid, eenheid, ingrediënt,
    mängd, enhet, price, cost, preis, prix, prezzo, costo, precio, coste, preço, prijs, pris, ingrediens, mængde, enhed, mengde, składnik, ilość
  `),
);

/** The columns that say the same food in one system of measures or another. */
export const systemColumns = folded(
  phrases(`
    us, u.s., us customary, us cups, us measure, us measures, cups, imperial, american, metric, metric measure, grams,
    volume, weight, metrisch, amerikanisch, us-maße, volumen, gewicht, métrique, américain, metrico, americano,
    métrico, sistema metrico, volym, vikt
  `),
);
