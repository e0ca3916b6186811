import { wordSet } from '../../../words/word-list.ts';

/** Parts of field names, folded, in the languages of the web programs that Convivio reads. */

/** What stands beside a text and is none: addresses, places in a list, prices. */
export const asideWords: ReadonlySet<string> = wordSet(`
  id ids uuid guid slug url uri href link links image images img photo photos picture pictures icon pos posicion posizione rang
  seq sequence idx
  media video videos typename type types kind key order ordre ordine orden reihenfolge position index
  sort rank created updated date lang language locale nutrition nutrients naehrwerte calories kcal
  price cost preis prix prezzo precio checked optional aisle category categories categorie kategorie
  categoria department brand marke marque allergen allergens allergene tags tag substitutes
  substitutions alternatives conversions equipment tools utensils timer timers products ref context
  class style color meta version scale servings status author comments mark marks level sku skus gtin ean
  upc plu barcode article artikelnummer stock
`);
/** What steps stand beside in an object of their own. */
export const ingredientWords: ReadonlySet<string> = wordSet(
  'ingredient ingredients zutat zutaten ingredienti ingredientes ingredienten ingredienser',
);
export const amountWords: ReadonlySet<string> = wordSet(`
  amount amounts qty quantity quantities menge anzahl quantite quantita cantidad quantidade
  hoeveelheid mangd antal number count dose dosis dosage value
`);
export const unitWords: ReadonlySet<string> = wordSet(`
  unit units uom measure measurement einheit masseinheit unite unita unidad unidade medida misura
  mesure eenheid enhet abbreviation
`);
export const foodWords: ReadonlySet<string> = wordSet(`
  name title label food product ingredient item zutat bezeichnung nom nome nombre naam namn aliment
  alimento ingrediente produit prodotto producto produto produkt lebensmittel vara headline text
`);
export const remarkWords: ReadonlySet<string> = wordSet(`
  note notes remark comment comments preparation prep hint info zusatz bemerkung hinweis anmerkung
  notiz remarque precision commentaire nota note observacion opmerking size grosse taille suffix
  descriptor modifier details detail
`);
export const wholeLineWords: ReadonlySet<string> = wordSet(
  'original display raw full line text string formatted rendered',
);
export const pluralWords: ReadonlySet<string> = wordSet(
  'plural plurals pluriel mehrzahl plurale pluralname',
);
export const upperWords: ReadonlySet<string> = wordSet('max to bis high upper maximum');
export const titleWords: ReadonlySet<string> = wordSet(`
  name title titel titre titolo titulo nome nom nombre naam namn headline heading label bezeichnung
  ueberschrift uberschrift
`);
/** The text itself, of a step or of all of them. */
export const textWords: ReadonlySet<string> = wordSet(`
  text texts description descriptions value instruction instructions direction directions body copy html markdown content contents
  summary beschreibung texte testo texto
`);
/** Of a list that has no name of its own. */
export const plainListWords: ReadonlySet<string> = wordSet(
  'items item list edges nodes node data entries elements lines rows children content itemlistelement',
);
/** Numbers by which steps are put in order. */
export const orderWords: ReadonlySet<string> = wordSet(
  'order ordre ordine orden position index number numero nummer nr no step paso sort rank reihenfolge',
);

/** In the names of fields of what a shop sells. */
export const offerWords: ReadonlySet<string> = wordSet(`
  sku ean gtin price prices preis preise prix precio precios prezzo prezzi prijs pris preco cart basket warenkorb panier carrito carrello
`);
