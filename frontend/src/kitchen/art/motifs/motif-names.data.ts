/** Every motif, by the group whose drawings are fetched together. */
export const motifNames = {
  fruit: [
    'apple',
    'avocado',
    'cherry',
    'fig',
    'grape',
    'lemon',
    'orange',
    'peach',
    'pear',
    'strawberry',
  ],
  roots: ['beet', 'carrot', 'fennel', 'garlic', 'leek', 'onion', 'potato'],
  vegetables: [
    'artichoke',
    'asparagus',
    'aubergine',
    'bean',
    'chilli',
    'corn',
    'courgette',
    'leaf',
    'mushroom',
    'olive',
    'pea',
    'pepper',
    'pumpkin',
    'tomato',
  ],
  seaAndFarm: ['cheese', 'chop', 'egg', 'fish', 'hen', 'mussel', 'prawn', 'shell'],
  grainAndPasta: ['farfalle', 'loaf', 'orecchiette', 'penne', 'rice', 'spaghetti', 'wheat'],
  servedDishes: [
    'board',
    'bowl',
    'burger',
    'curry',
    'lasagne',
    'pancake',
    'plate',
    'pot',
    'sandwich',
  ],
  sweets: ['almond', 'cake', 'chocolate', 'coupe', 'flan', 'glass', 'moka', 'tart', 'tira'],
} as const;

export type MotifGroup = keyof typeof motifNames;
export type MotifName = (typeof motifNames)[MotifGroup][number];
