const words = (text: string) => text.trim().split(/\s*,\s*/);

/** What generated recipes are made of. */
export const kitchen = {
  manners: words(
    'Roast, Braised, Grilled, Slow-cooked, Crisp, Chilled, Smoky, Spiced, Quick, Old-fashioned, Baked, Pickled, Creamy, Golden, Charred, Steamed',
  ),
  dishes: words(
    'stew, salad, tart, soup, gratin, pie, risotto, curry, skewers, dumplings, pancakes, fritters, broth, bake, cake, pudding, sauce, noodles, flatbread, terrine',
  ),
  foods:
    words(`lemon, plain flour, butter, sugar, eggs, ricotta, spinach, chicken thighs, beef shin, cod fillet, salmon, lentils, chickpeas, white beans, rice, pasta, potatoes, carrots, onions, red onions, garlic,
    celery, leeks, tomatoes, cherry tomatoes, aubergine, courgette, peppers, mushrooms, cabbage, kale, fennel, beetroot, pumpkin, butternut squash, apples, pears, plums, cherries, apricots, oranges, almonds, walnuts, hazelnuts,
    pine nuts, dark chocolate, cocoa, honey, maple syrup, double cream, milk, yoghurt, feta, parmesan, mozzarella, goat cheese, olive oil, sesame oil, soy sauce, fish sauce, vegetable stock, chicken stock, coconut milk, ginger,
    chilli, cumin, coriander seeds, turmeric, cinnamon, nutmeg, thyme, rosemary, basil, parsley, dill, mint, bay leaves, bacon, ham, chorizo, lamb shoulder, pork belly, duck breast, prawns, mussels, anchovies, capers, olives,
    rye bread, filo pastry, puff pastry, polenta, couscous, bulgur, oats, rolled barley, tofu, peanut butter, vanilla pods, gelatine, white wine, red wine, cider vinegar, mustard, horseradish`),
  amounts: words(
    '2, 3, 1, 4, 250 g, 100 g, 500 g, 75 g, 1 kg, 300 ml, 1.5 dl, 2 tbsp, 1 tbsp, 1 tsp, 1/2 tsp, 1 1/2 cups, 2 cups, 8 oz, 1 lb, a pinch of, 2-3, 1 handful of, 1 can (400 g)',
  ),
  cuts: words(
    'finely chopped, diced, peeled, at room temperature, drained, grated, torn, crushed, halved, thinly sliced, toasted',
  ),
  steps: words(
    'Heat, Stir in, Chop, Add, Fry, Simmer, Season, Whisk, Roast, Fold in, Drain, Rinse, Spread, Blend',
  ),
  ways: words(
    'until golden, over a low heat for 10 minutes, in a wide pan, with a little salt, until soft, for half an hour, at 180 °C, without stirring, in two batches, until it thickens',
  ),
  tags: words(
    'weeknight, Sunday, picnic, freezer, spicy, mild, children, festive, cheap, summer, winter, spring, autumn, one pot, make ahead, low fuss',
  ),
  praises: words(
    'Better on the second day., Enough for a hungry table., Sharp and bright., Rich without being heavy., A dish for cold evenings., Needs nothing but bread., Keeps for a week.',
  ),
};
