/** What the cook of the demo has had made by Magic Chef. */
export const demoWishes = [
  {
    chef: 'Marcella Hazan',
    course: 'main',
    diet: 'vegetarian',
    ingredient: 'mushrooms',
    timeConstraint: '60 minutes',
  },
  {
    chef: 'Tarla Dalal',
    course: 'starter',
    diet: 'vegan',
    ingredient: 'chickpeas',
    timeConstraint: null,
  },
] as const;
