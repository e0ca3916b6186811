const grouped = new Intl.NumberFormat('en');

/** "10,000" */
export const counted = (count: number) => grouped.format(count);

/** "1 recipe", "10,000 recipes"; `kind` goes before: "7 archived recipes". */
export const recipes = (count: number, kind = '') =>
  `${counted(count)} ${kind}${kind && ' '}${count === 1 ? 'recipe' : 'recipes'}`;

/** Of doubts, in the library and on the page: "2 to check". */
export const toCheck = (doubts: number) => `${counted(doubts)} to check`;
