import { wordTable } from '../words/word-table.ts';

/** Unit codes of Meal-Master, which has two columns for them. Capital T and small t are told apart. */
export const mealMasterUnits = wordTable<string>({
  x: '', sm: 'small', md: 'medium', lg: 'large',
  cn: 'can', pk: 'package', pn: 'pinch', dr: 'drop', ds: 'dash', ct: 'carton', bn: 'bunch', sl: 'slice', ea: '', cl: 'cloves', hd: 'head', st: 'sticks', sp: 'sprigs', jr: 'jar', bt: 'bottle', bx: 'box', ev: 'envelope',
  t: 'tsp', ts: 'tsp', T: 'tbsp', tb: 'tbsp', fl: 'fl oz', c: 'cup', pt: 'pint', qt: 'quart', ga: 'gallon', gl: 'gallon',
  oz: 'oz', lb: 'lb', in: 'inch', ft: 'foot',
  ml: 'ml', cb: 'cm³', dl: 'dl', l: 'l', mg: 'mg', cg: 'cg', dg: 'dg', g: 'g', kg: 'kg', cc: 'ml', mm: 'mm', cm: 'cm',
});
