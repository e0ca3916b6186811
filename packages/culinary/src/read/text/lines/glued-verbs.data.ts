/** What is heated, greased or stirred and is no food. */
export const HEATED_BESIDE: ReadonlySet<string> = new Set([
  'alles',
  'backofen',
  'blech',
  'form',
  'grill',
  'masse',
  'ofen',
  'pfanne',
  'teig',
  'topf',
]);
