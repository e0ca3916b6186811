/** The dinner of the demo: its courses by the titles of demo recipes. */
export const demoDinner = {
  name: 'Supper for Marta’s birthday',
  description: 'Everyone at one table on the terrace. Simple things, in quantity.',
  guestCount: 8,
  dietaryProfile: 'vegetarian',
  menu: [
    'Roast fennel with oranges and black olives',
    'Aubergine parmigiana, the light way',
    'Lemon and ricotta tart',
  ],
} as const;

/** The list of the demo that belongs to no dinner, half of it in the basket. */
export const demoList = {
  title: 'This week',
  recipes: ['Chickpea and spinach curry', 'White bean soup with rosemary oil'],
} as const;
