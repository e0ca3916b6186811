import type { SustainabilityBand } from '../sustainability/sustainability.ts';

/** Plates by which the score is judged: what cooks would make of each name, and the score that it should be about. */
export const plates: readonly {
  name: string;
  score: number;
  band: SustainabilityBand;
  servings: number;
  vegetarian: boolean;
  lines: readonly string[];
}[] = [
  {
    name: 'beef stew',
    score: 11,
    band: 'Critical',
    servings: 4,
    vegetarian: false,
    lines: [
      '800 g stewing beef',
      '2 onions',
      '3 carrots',
      '500 g potatoes',
      '2 tbsp flour',
      '2 tbsp sunflower oil',
      '300 ml red wine',
      '500 ml beef stock',
      '1 tbsp tomato paste',
    ],
  },
  {
    name: 'chicken curry',
    score: 28,
    band: 'Poor',
    servings: 4,
    vegetarian: false,
    lines: [
      '600 g chicken thighs',
      '1 onion',
      '400 ml coconut milk',
      '2 tbsp curry powder',
      '2 tbsp rapeseed oil',
      '300 g basmati rice',
      '3 cloves garlic',
      '20 g ginger',
      '400 g canned tomatoes',
    ],
  },
  {
    name: 'salmon and rice',
    score: 33,
    band: 'Poor',
    servings: 4,
    vegetarian: false,
    lines: [
      '600 g salmon fillet',
      '280 g rice',
      '400 g broccoli',
      '2 tbsp soy sauce',
      '1 tbsp sesame oil',
      '1 lemon',
    ],
  },
  {
    name: 'quiche',
    score: 53,
    band: 'Moderate',
    servings: 6,
    vegetarian: false,
    lines: [
      '200 g flour',
      '100 g butter',
      '4 eggs',
      '200 ml double cream',
      '200 ml milk',
      '100 g bacon',
      '100 g gruyère',
    ],
  },
  {
    name: 'chocolate cake',
    score: 56,
    band: 'Moderate',
    servings: 8,
    vegetarian: true,
    lines: ['200 g dark chocolate', '200 g butter', '200 g sugar', '4 eggs', '100 g flour'],
  },
  {
    name: 'pasta with cheese',
    score: 61,
    band: 'Good',
    servings: 4,
    vegetarian: true,
    lines: ['400 g pasta', '120 g parmesan', '40 g butter', '2 cloves garlic'],
  },
  {
    name: 'lentil soup',
    score: 72,
    band: 'Good',
    servings: 4,
    vegetarian: true,
    lines: [
      '250 g lentils',
      '1 onion',
      '2 carrots',
      '2 celery stalks',
      '400 g canned tomatoes',
      '2 tbsp olive oil',
      '1 l vegetable stock',
    ],
  },
  {
    name: 'green salad',
    score: 80,
    band: 'Excellent',
    servings: 4,
    vegetarian: true,
    lines: ['300 g lettuce', '100 g rocket', '2 tbsp olive oil', '1 tbsp vinegar'],
  },
];
