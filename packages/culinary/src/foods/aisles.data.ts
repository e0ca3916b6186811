/** The aisles of a shop, in the order in which one walks through it: fresh things, shelves, drinks, and the freezer last. */
export const aisles = [
  'Fruit and vegetables',
  'Bread and bakery',
  'Dairy and eggs',
  'Meat and poultry',
  'Fish counter',
  'Deli and chilled',
  'Pasta, rice and pulses',
  'Tins and jars',
  'Oils, vinegars and sauces',
  'Baking',
  'Spices and dried herbs',
  'Drinks',
  'Frozen',
  'Other',
] as const;

export type Aisle = (typeof aisles)[number];
