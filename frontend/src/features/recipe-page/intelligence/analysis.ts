/** What of a recipe can be looked into. */
export type Analysis = 'impact' | 'nutrition' | 'flavor' | 'wine' | 'techniques';
