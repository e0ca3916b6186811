import { foldText } from '../../../words/fold.ts';
import { phrases } from '../../../words/word-list.ts';
import { columnCounters, servedFor } from '../../../words/yield-words.data.ts';

/** What a column of a table of ingredients holds. */
export type TableColumn = 'food' | 'amount' | 'unit' | 'note' | 'aside';

/** What printed tables call their columns, by what these hold; an `aside` belongs to no line: allergens, prices, suppliers. */
const NAMES: Record<TableColumn, readonly string[]> = {
  food: phrases(`
    ingredient, ingredients, item, food, foods, product, products, commodity,
    zutat, zutaten, lebensmittel, produkt, produkte, ware, artikel, rohstoff, rohstoffe,
    ingrédient, ingrédients, denrée, denrées, produit, produits, aliment, matière première, matières premières,
    désignation, ingrediente, ingredienti, prodotto, prodotti, alimento, alimenti, materia prima, materie prime,
    ingredientes, producto, productos, alimentos, género, géneros, ingrediënt, ingrediënten, produto, produtos,
    ingrediens, ingredienser, råvara, råvaror
  `),
  amount: phrases(`
    amount, quantity, qty, qty., how much, weight, net weight, menge, mengen, anzahl, gewicht, nettogewicht, quantité,
    quantités, qté, poids, poids net, quantità, q.tà, qtà, quant., dose, dosi, peso, peso netto, netto, poids net, net, peso neto, cantidad,
    cantidades, cant., peso neto, hoeveelheid, aantal, quantidade, quantidades, qtd, qtd., mängd, vikt, antal
  `),
  unit: phrases(`
    unit, units, measure, einheit, einh., me, maß, maßeinheit, unité, unités, mesure, unità, unità di misura, u.m.,
    um, misura, unidad, unidades, ud., uds., medida, eenheid, maat, unidade, enhet, mått
  `),
  note: phrases(`
    note, notes, preparation, prep, remark, remarks, hinweis, hinweise, bemerkung, bemerkungen, anmerkung,
    anmerkungen, vorbereitung, remarque, remarques, observations, préparation, nota, annotazioni, osservazioni,
    preparazione, notas, observaciones, preparación, opmerking, opmerkingen, bereiding, observação,
    observações, anmärkning
  `),
  aside: phrases(`
    gross weight, bruttogewicht, brutto, poids brut, brut, peso lordo, lordo, peso bruto, bruto, brutogewicht,
    allergen, allergens, allergy, contains, cost, unit cost, price, unit price, total, total cost, supplier, code,
    ref, ref., no, no., calories, kcal, energy, allergen, allergene, allerg., kosten, preis, einzelpreis, gesamtpreis,
    ek, ek netto, ek-preis, betrag, gesamt, summe, lieferant, nr, nr., art.-nr., kalorien, allergène, allergènes,
    coût, coût total, prix, prix unitaire, pu, pu ht, pt ht, total ht, prix total, montant, fournisseur, référence,
    réf., allergeni, costo, costo unitario, costo totale, prezzo, prezzo unitario, importo, totale, fornitore, codice,
    calorie, alérgeno, alérgenos, coste, coste unitario, coste total, precio, precio unitario, importe, proveedor,
    código, calorías, allergie, allergieën, kostprijs, prijs, totaal, leverancier, alergénio,
    alergénios, alérgenos, custo, custo total, preço, fornecedor, allergener, kostnad, pris, summa, leverantör,
    aisle, shop, store, supermarket, abteilung, regal, laden, supermarkt, rayon, magasin, reparto, corsia, negozio,
    pasillo, sección, tienda, supermercado, schap, winkel, corredor, loja, avdelning, butik
  `),
};

/** What a sheet calls the dish, in the cell before its name. */
export const DISH_LABELS: ReadonlySet<string> = new Set(
  phrases(`
    dish, recipe, recipe name, name of dish, gericht, rezept, speise, rezeptname, plat, recette, nom du plat,
    piatto, ricetta, nome del piatto, plato, receta, nombre del plato, gerecht, recept, prato, receita, rätt
  `).map(foldText),
);

/** What a row calls itself that sums up a table. */
const SUMS = phrases(`
  total, totals, total cost, cost per portion, portion cost, food cost, gesamt, summe, gesamtkosten, wareneinsatz,
  kosten pro portion, coût total, coût portion, coût matière, coût par portion, prix de revient, totale, costo totale, costo porzione,
  costo per porzione, coste total, coste por ración, coste ración, coste, costo, cost, totaal, kostprijs, custo total,
  custo por porção, summa, kostnad per portion
`);

const columns = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.map((name) => [foldText(name), column as TableColumn] as const),
  ),
);
const sums = new Set(SUMS.map(foldText));

const named = (text: string): string =>
  foldText(text)
    .replace(/\s?\([^()]{0,20}\)$/, '')
    .replace(/\s?:$/, '');

/** What the column below a heading holds; null where the text heads no column. */
export const columnUnder = (heading: string): TableColumn | null =>
  columns.get(named(heading)) ?? null;

/** Whether the first cell of a row says that it sums up a table. */
export const sumsUp = (cell: string): boolean => sums.has(named(cell));

const SERVED = new RegExp(
  String.raw`^(?:(?:${servedFor.join('|')})\s\d{1,4}(?:\s\p{L}{1,12}\.?)?|\d{1,4}\s?(\p{L}{1,15})\.?|\p{L}{3,15}\s?\(\d{1,4}\))$`,
  'iu',
);

/** Whether a text heads a column of amounts for so many: "for 6", "10 Pers.", "20 couverts", "4 porzioni", "Toddlers (8)". */
export function headsServings(text: string): boolean {
  const found = SERVED.exec(text.trim());
  const counter = found?.[1];
  return found !== null && (counter === undefined || columnCounters.has(foldText(counter)));
}
