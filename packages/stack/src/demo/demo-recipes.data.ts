import { demoRecipe } from './demo-recipe.ts';

/** The demo library: twelve recipes written for Convivio, oldest first. */
export const demoRecipes = [
  demoRecipe({
    title: 'White bean soup with rosemary oil',
    description: 'A pale, silky soup for the first cold evening, with a green thread of oil on top.',
    category: 'starter', dietaryCategory: 'vegetarian', prepTime: 15, cookTime: 30, servings: 4, tags: ['soup', 'winter', 'make ahead'],
    ingredients: {
      '': ['2 tbsp olive oil', '1 large onion, finely chopped', '1 celery stick, chopped', '2 cloves garlic, sliced', '2 cans (400 g each) cannellini beans, drained', '900 ml vegetable stock', '1 bay leaf', 'Salt and white pepper, to taste'],
      'For the rosemary oil': ['4 tbsp olive oil', '2 sprigs fresh rosemary', '1 strip lemon zest'],
    },
    steps: {
      '': ['Warm the oil in a pot and cook the onion and celery gently for 10 minutes, until soft but not brown. Add the garlic for the last minute.', 'Tip in the beans, stock and bay leaf. Bring to the boil, then simmer for 15 minutes.', 'Take out the bay leaf and blend until very smooth. Thin with a little hot water if it stands up on the spoon. Season.'],
      'For the rosemary oil': ['Warm the oil with the rosemary and lemon zest until small bubbles rise, take it off the heat and leave for 10 minutes.', 'Ladle the soup into warm bowls and draw a thread of oil over each.'],
    },
    storageNotes: ['Keeps three days in the fridge and freezes well; thin it again when reheating.'],
  }),
  demoRecipe({
    title: 'Roast fennel with oranges and black olives',
    description: 'Sweet, bitter and salty on one tray; as good warm as it is the next day.',
    category: 'starter', dietaryCategory: 'vegetarian', prepTime: 10, cookTime: 35, servings: 6, tags: ['vegetables', 'oven', 'dinner party'],
    ingredients: { '': ['3 bulbs fennel, fronds kept', '2 oranges', '3 tbsp olive oil', '80 g black olives, pitted', '1 tsp fennel seeds', '½ tsp flaky salt', '1 tbsp sherry vinegar'] },
    steps: { '': ['Heat the oven to 210 °C. Cut each bulb into eight wedges through the root.', 'Slice one orange thinly, skin and all. Toss fennel and orange slices with the oil, fennel seeds and salt on a large tray.', 'Roast for 30 to 35 minutes, turning once, until the edges are dark. Scatter the olives over for the last 5 minutes.', 'Squeeze half of the second orange over the tray with the vinegar, chop the fronds and strew them on top.'] },
    tips: ['Do not crowd the tray: two trays brown, one tray steams.'],
  }),
  demoRecipe({
    title: 'Slow ragù bolognese',
    description: 'Three hours on the smallest flame turn a few plain things into Sunday.',
    category: 'main', dietaryCategory: 'omnivore', prepTime: 30, cookTime: 180, servings: 6, tags: ['pasta', 'slow', 'freezer', 'Italian'],
    ingredients: {
      'For the ragù': ['50 g butter', '1 tbsp olive oil', '1 onion, finely diced', '1 carrot, finely diced', '1 celery stick, finely diced', '100 g pancetta, chopped', '400 g minced beef', '200 g minced pork', '200 ml dry white wine', '250 ml whole milk', '2 tbsp tomato paste', '400 g tinned tomatoes, crushed', '1 bay leaf', 'a little nutmeg, grated'],
      'To serve': ['500 g tagliatelle', '80 g Parmesan, grated'],
    },
    steps: {
      'For the ragù': ['Melt the butter with the oil in a heavy pot. Cook the onion, carrot and celery with the pancetta over a low flame for 15 minutes.', 'Raise the heat, add the meat and break it up. Let it brown properly, 10 minutes, before you stir in the wine and let it vanish.', 'Pour in the milk with the nutmeg and let that vanish too. Stir in the tomato paste, tomatoes and bay leaf.', 'Simmer on the smallest flame, lid ajar, for 2 ½ to 3 hours. Add a spoon of water whenever it catches. Salt at the end.'],
      'To serve': ['Boil the tagliatelle in well-salted water, lift them into the ragù with a ladle of their water and toss for a minute. Hand round the Parmesan.'],
    },
    notes: ['Milk before tomatoes: the other way round it curdles.'], storageNotes: ['Freezes for three months.'],
  }),
  demoRecipe({
    title: 'Chickpea and spinach curry',
    description: 'From the cupboard to the table in half an hour.',
    category: 'main', dietaryCategory: 'vegetarian', prepTime: 10, cookTime: 20, servings: 4, tags: ['curry', 'weeknight', 'vegan'],
    ingredients: { '': ['2 tbsp sunflower oil', '1 tsp cumin seeds', '1 onion, sliced', '3 cloves garlic, crushed', '1 thumb fresh ginger, grated', '1 tbsp mild curry powder', '½ tsp turmeric', '1 can (400 g) chopped tomatoes', '2 cans (400 g each) chickpeas, drained', '200 ml coconut milk', '200 g baby spinach', '1 lime', 'Salt'] },
    steps: { '': ['Heat the oil and let the cumin seeds crackle for 30 seconds. Add the onion with a pinch of salt and fry for 8 minutes, until golden.', 'Stir in garlic, ginger, curry powder and turmeric; after a minute add the tomatoes and cook until the oil shows at the edges.', 'Add the chickpeas and coconut milk and simmer for 10 minutes.', 'Fold in the spinach by the handful until it has wilted. Season with lime and salt.'] },
    servingNotes: ['Serve with rice or warm flatbread.'],
  }),
  demoRecipe({
    title: 'Salmon with cucumber and dill potatoes',
    description: 'Cold, crisp cucumber beside warm fish and buttery potatoes.',
    category: 'main', dietaryCategory: 'pescetarian', prepTime: 20, cookTime: 25, servings: 4, tags: ['fish', 'summer', 'Nordic'],
    ingredients: {
      '': ['800 g small waxy potatoes', '4 salmon fillets, about 150 g each', '40 g butter', '1 bunch dill, chopped'],
      'For the cucumber': ['1 cucumber', '2 tbsp white wine vinegar', '1 tbsp sugar', '½ tsp salt'],
    },
    steps: {
      'For the cucumber': ['Slice the cucumber as thinly as you can. Stir vinegar, sugar and salt until dissolved, pour over and leave in the fridge.'],
      '': ['Boil the potatoes in salted water for 18 to 20 minutes.', 'Meanwhile heat the oven to 120 °C. Salt the salmon and bake it on buttered paper for 15 to 18 minutes: it should flake but still look glassy inside (48 °C).', 'Drain the potatoes, toss with the butter and dill, and serve with the salmon and the drained cucumber.'],
    },
    equipment: ['Kitchen thermometer'],
  }),
  demoRecipe({
    title: 'Kürbisrisotto mit Salbei',
    description: 'Ein Herbstgericht, das beim Rühren wärmt.',
    category: 'main', dietaryCategory: 'vegetarian', prepTime: 20, cookTime: 30, servings: 4, yieldText: '4 Portionen', tags: ['Herbst', 'Reis'], languageCode: 'de',
    ingredients: { '': ['600 g Hokkaidokürbis, gewürfelt', '1 Zwiebel, fein gehackt', '60 g Butter', '320 g Risottoreis', '150 ml Weißwein', '1,2 l heiße Gemüsebrühe', '60 g Parmesan, gerieben', '12 Salbeiblätter', 'Salz und Pfeffer'] },
    steps: { '': ['Die Hälfte der Butter in einem weiten Topf schmelzen und die Zwiebel darin glasig dünsten. Kürbis zugeben und 5 Minuten mitbraten.', 'Den Reis einrühren, bis er glänzt, mit dem Wein ablöschen und diesen einkochen lassen.', 'Nach und nach die heiße Brühe angießen und unter Rühren 18 Minuten garen, bis der Reis cremig ist, aber noch Biss hat.', 'Die Salbeiblätter in der restlichen Butter knusprig braten. Parmesan unter den Risotto rühren, abschmecken und mit Salbei und brauner Butter servieren.'] },
    translatedIngredients: ['600 g Hokkaido pumpkin, diced', '1 onion, finely chopped', '60 g butter', '320 g risotto rice', '150 ml white wine', '1.2 l hot vegetable stock', '60 g Parmesan, grated', '12 sage leaves', 'Salt and pepper'],
    translatedInstructions: ['Melt half of the butter in a wide pot and soften the onion in it. Add the pumpkin and fry for 5 minutes.', 'Stir in the rice until it shines, pour in the wine and let it boil away.', 'Add the hot stock little by little and cook for 18 minutes, stirring, until the rice is creamy but still has bite.', 'Fry the sage leaves crisp in the rest of the butter. Stir the Parmesan into the risotto, season, and serve with the sage and the brown butter.'],
  }),
  demoRecipe({
    title: 'Aubergine parmigiana, the light way',
    description: 'The slices are baked instead of fried, and nobody misses anything.',
    category: 'main', dietaryCategory: 'vegetarian', prepTime: 30, cookTime: 75, servings: 6, tags: ['oven', 'Italian', 'make ahead'],
    ingredients: { '': ['3 large aubergines, in 1 cm slices', '5 tbsp olive oil', '2 cloves garlic, sliced', '2 cans (400 g each) plum tomatoes', '1 small bunch basil', '250 g mozzarella, drained and torn', '80 g Parmesan, grated', 'Salt and pepper'] },
    steps: { '': ['Heat the oven to 220 °C. Brush the slices with 3 tbsp oil, salt them and bake on two trays for 25 minutes, until soft and brown.', 'Warm the rest of the oil with the garlic, add the tomatoes and simmer for 20 minutes. Crush them and tear in half of the basil.', 'Layer sauce, aubergine, basil, mozzarella and Parmesan in a dish of 20 × 30 cm, twice over, ending with cheese.', 'Bake at 190 °C for 30 minutes. Leave it for a quarter of an hour before you cut it.'] },
  }),
  demoRecipe({
    title: 'Lemon chicken with pearl barley',
    description: 'One pot; the barley drinks what the chicken gives.',
    category: 'main', dietaryCategory: 'omnivore', prepTime: 15, cookTime: 55, servings: 4, tags: ['one pot', 'weeknight'],
    ingredients: { '': ['8 chicken thighs, bone in', '1 tbsp olive oil', '2 leeks, sliced', '250 g pearl barley, rinsed', '700 ml chicken stock', '2 unwaxed lemons', '3 sprigs thyme', '150 g frozen peas', 'Salt and pepper'] },
    steps: { '': ['Season the chicken. Brown it in the oil, skin down, for 10 minutes in a wide casserole and take it out.', 'Soften the leeks in the fat, stir in the barley, and pour in the stock with the thyme and strips of zest of one lemon.', 'Lay the chicken on top, skin up, and bake uncovered at 180 °C for 40 minutes.', 'Stir in the peas for the last 5 minutes, squeeze over the juice of a lemon, and cut the other into wedges.'] },
  }),
  demoRecipe({
    title: 'Tarte aux poireaux',
    description: 'La tarte du dimanche soir, avec une salade verte.',
    category: 'main', dietaryCategory: 'vegetarian', prepTime: 25, cookTime: 40, servings: 6, yieldText: '6 personnes', tags: ['tarte', 'légumes'], languageCode: 'fr',
    ingredients: { 'Pour la pâte': ['200 g de farine', '100 g de beurre froid', '1 pincée de sel', '5 cl d’eau froide'], 'Pour la garniture': ['4 poireaux', '30 g de beurre', '3 œufs', '20 cl de crème fraîche', '80 g de gruyère râpé', '1 pointe de noix de muscade'] },
    steps: { 'Pour la pâte': ['Sabler la farine, le sel et le beurre du bout des doigts, ajouter l’eau, former une boule et laisser reposer 30 minutes au frais.'], 'Pour la garniture': ['Émincer les poireaux et les faire fondre 15 minutes dans le beurre.', 'Préchauffer le four à 190 °C. Étaler la pâte dans un moule de 26 cm et la piquer.', 'Battre les œufs avec la crème, la muscade et le fromage, mélanger aux poireaux et verser sur la pâte.', 'Cuire 35 à 40 minutes, jusqu’à ce que la tarte soit dorée.'] },
    translatedIngredients: ['200 g flour', '100 g cold butter', '1 pinch of salt', '5 cl cold water', '4 leeks', '30 g butter', '3 eggs', '20 cl crème fraîche', '80 g Gruyère, grated', '1 pinch of nutmeg'],
    translatedInstructions: ['Rub flour, salt and butter between your fingertips, add the water, form a ball and rest it for 30 minutes in the fridge.', 'Slice the leeks and soften them in the butter for 15 minutes.', 'Heat the oven to 190 °C. Roll out the pastry into a 26 cm tin and prick it.', 'Beat the eggs with the cream, nutmeg and cheese, mix with the leeks and pour over the pastry.', 'Bake for 35 to 40 minutes, until the tart is golden.'],
  }),
  demoRecipe({
    title: 'Lemon and ricotta tart',
    description: 'Crisp pastry, a filling that still trembles when it leaves the oven, and enough lemon to wake the table.',
    category: 'dessert', dietaryCategory: 'dessert', prepTime: 40, cookTime: 45, totalTime: 145, servings: 8, tags: ['tart', 'lemon', 'dinner party'],
    ingredients: { Pastry: ['250 g plain flour', '125 g cold butter, diced', '80 g icing sugar', '1 egg', '1 pinch salt'], Filling: ['500 g ricotta, drained overnight', '120 g caster sugar', '3 eggs', '100 ml double cream', 'zest of 3 lemons', '60 ml lemon juice'] },
    steps: { Pastry: ['Rub the butter into the flour, icing sugar and salt until it looks like damp sand. Stir in the egg, press together, wrap and chill for 1 hour.', 'Heat the oven to 180 °C. Roll the pastry to the thickness of a coin and line a 28 cm tin. Prick, weigh down with paper and beans, and bake for 15 minutes. Lift out the paper and give it 5 minutes more.'], Filling: ['Whisk the ricotta with the sugar until smooth, then beat in the eggs one at a time. Fold in the cream, lemon zest and juice.', 'Pour into the case and bake for 25 minutes at 160 °C, until the middle only just trembles. Cool in the tin.'] },
    notes: ['Drained ricotta weighs about a fifth less: buy 600 g.'],
  }),
  demoRecipe({
    title: 'Chocolate and hazelnut cookies',
    description: 'Chewy in the middle, with whole nuts to bite on.',
    category: 'dessert', dietaryCategory: 'dessert', prepTime: 15, cookTime: 12, totalTime: 57, servings: 24, yieldText: '24 cookies', tags: ['baking', 'children'],
    ingredients: { '': ['1 cup (225 g) soft butter', '1 cup brown sugar', '½ cup granulated sugar', '2 eggs', '2 tsp vanilla extract', '2 ¼ cups plain flour', '1 tsp baking soda', '¾ tsp salt', '200 g dark chocolate, chopped', '1 cup hazelnuts, toasted'] },
    steps: { '': ['Beat the butter with both sugars until pale. Beat in the eggs and vanilla.', 'Stir in flour, baking soda and salt, then the chocolate and nuts. Chill the dough for 30 minutes.', 'Heat the oven to 375 °F. Set walnut-sized balls well apart on paper and bake for 10 to 12 minutes: the middle must still look underdone.', 'Leave on the tray for 5 minutes, then move to a rack.'] },
    storageNotes: ['In a tin they stay chewy for five days.'],
  }),
  demoRecipe({
    title: 'Blood orange granita',
    description: 'A fork, a freezer and an hour and a half.',
    category: 'dessert', dietaryCategory: 'dessert', prepTime: 15, cookTime: 5, totalTime: 110, servings: 6, tags: ['no bake', 'winter', 'vegan'],
    ingredients: { '': ['100 g sugar', '150 ml water', '600 ml blood orange juice (from about 9 oranges)', '2 tbsp lemon juice'] },
    steps: { '': ['Boil the sugar and water for 3 minutes and let the syrup cool.', 'Stir in both juices, pour into a wide, flat dish and put it in the freezer.', 'After 40 minutes scrape the frozen edges to the middle with a fork. Do it again every 20 minutes, three or four times, until it is all crystals.'] },
    servingNotes: ['Serve in cold glasses, with a spoon of cream if you like.'],
  }),
];
