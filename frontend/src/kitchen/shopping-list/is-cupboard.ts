/** Whether an aisle holds nothing but what most kitchens have: its name says so, and its things need not. */
export const isCupboard = (items: readonly { staple: boolean }[]): boolean =>
  items.every(({ staple }) => staple);
