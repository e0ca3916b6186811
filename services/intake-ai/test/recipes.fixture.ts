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

/** In prose, which the built-in parser does not take apart. */
export const lemonade = `Lemonade from my aunt

She took 4 lemons, 100 g sugar and 1 litre of water for a jug. First squeeze the lemons over a bowl. Then stir in the sugar until it dissolves, and fill up with cold water. Chill for 1 hour 30 minutes.

That is how she told it to me on the phone.

She never wrote it down.`;

/** Half of it: the ingredients are a list, the method hides among the notes. */
export const halfLemonade = `Fresh Lemonade

My aunt would squeeze the lemons over a bowl. She stirred in the sugar until it dissolved.

Ingredients
- 4 lemons
- 100 g sugar
- 1 litre water`;

export const pancakesInGerman = `Pfannkuchen

Zutaten
- 250 g Mehl
- 3 Eier
- 500 ml Milch

Zubereitung
1. Mehl, Eier und Milch in einer Schüssel glatt verrühren und 20 Minuten quellen lassen.
2. In heißer Butter bei 180 Grad dünne Pfannkuchen backen.
`;
