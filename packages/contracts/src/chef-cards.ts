/** Characters of a chef's texts, behind which an ellipsis stands where they were longer, and chefs of a list. */
export const chefLimits = { name: 100, style: 20, specialty: 25, own: 100, hidden: 100 } as const;

/** Said of a chef of whom nothing else is known. */
export const chefDefaults = { style: 'Master Chef', specialty: 'Culinary Excellence' } as const;

/** Why one more chef is not kept. */
export const TOO_MANY_CHEFS = `There can be ${chefLimits.own} chefs of your own. Remove one that you do not need.`;

/** What a chef's card has room for. */
export const cutForCard = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

const inOrder = new Intl.Collator('en').compare;

/** Chefs by first name. */
export const byFirstName = <Chef extends { name: string }>(chefs: readonly Chef[]): Chef[] =>
  [...chefs].sort((one, other) => inOrder(one.name, other.name));
