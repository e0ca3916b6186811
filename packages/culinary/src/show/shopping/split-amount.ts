/** An amount in two columns; joined by a space they read as it does. */
export interface Quantity {
  /** "1.25", "2", "1 ½"; the whole text where it is no single number: "250 g + 1 bag". */
  amount: string;
  /** "kg", "cans (400 g)"; null for things that are counted, and where the whole text stands in `amount`. */
  unit: string | null;
}

/** "2 cans (400 g)" in "2" and "cans (400 g)". */
export function splitAmount(text: string): Quantity {
  const [, amount = '', unit = ''] =
    /^(\d+(?:\.\d+)?(?: [½⅓⅔¼¾⅙⅚⅛⅜⅝⅞])?|[½⅓⅔¼¾⅙⅚⅛⅜⅝⅞]) ([^+×]+)$/u.exec(text) ?? [];
  return amount === '' ? { amount: text, unit: null } : { amount, unit };
}
