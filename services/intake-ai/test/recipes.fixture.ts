/** Small recipes written for these tests. */
export const soup = `Leek and Potato Soup

Serves 4
Prep time: 15 minutes
Cook time: 30 minutes

Ingredients
- 3 leeks, sliced
- 500 g floury potatoes, diced
- 1 litre vegetable stock
- 30 g butter
- 100 ml cream

Method
1. Melt the butter in a large pot and soften the leeks over low heat for 10 minutes.
2. Add the potatoes and the stock and simmer for 20 minutes until tender.
3. Blend until smooth, stir in the cream and season with salt.
`;
