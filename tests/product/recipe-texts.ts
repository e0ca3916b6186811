/** Recipes written for the tests. Each function takes a title, so that a test finds its own recipe again. */

export const braisedEndive = (title: string) => `${title}

Serves 4
Prep time: 10 minutes
Cook time: 35 minutes

Ingredients
- 6 heads endive, halved lengthwise
- 40 g butter
- 2 oranges, juiced
- 1 tsp honey
- 1/2 tsp salt

Method
1. Melt the butter in a wide pan and lay the endive in it, cut side down.
2. Brown them over medium heat for 10 minutes without moving them.
3. Add the orange juice, honey and salt, cover and braise for 25 minutes until soft.
`;

export const carrotSalad = (title: string) => `${title}

Serves 2
Prep time: 15 minutes

Ingredients
- 4 carrots, coarsely grated
- 1 lemon, juiced
- 2 tbsp olive oil
- 1 tbsp sesame seeds

Method
1. Whisk the lemon juice and the oil in a bowl.
2. Toss the carrots in it and scatter the sesame seeds over them.
`;

/** Text in which nobody would find a recipe. */
export const letter = `Dear Ida,

thank you for your letter. The children are well and the cat has come back.
We will visit you in May, when the roads are dry again.

Yours, Otto`;
