/** What heads a list and its steps, by language. */
export const LIST_HEADS: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Ingredients', 'Method'],
  de: ['Zutaten', 'Zubereitung'],
  fr: ['Ingrédients', 'Préparation'],
  it: ['Ingredienti', 'Preparazione'],
  es: ['Ingredientes', 'Preparación'],
  nl: ['Ingrediënten', 'Bereiding'],
  pt: ['Ingredientes', 'Preparo'],
  sv: ['Ingredienser', 'Gör så här'],
};
