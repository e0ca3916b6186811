/** What foods of the lexicon do to the wine beside a dish, by their ids. */

/** What a dish may be about, and how weighty that is by itself, 1 to 5. */
export const mains = {
  beef: {
    weight: 4,
    foods: `
        beef ground-beef beef-steak beef-fillet beef-chuck beef-stew-meat beef-brisket beef-short-ribs
        beef-shin oxtail ox-cheek meatballs
      `,
  },
  lamb: {
    weight: 4,
    foods: 'lamb lamb-leg lamb-shoulder lamb-chop lamb-shank rack-of-lamb ground-lamb goat merguez',
  },
  game: { weight: 4, foods: 'game venison wild-boar hare pheasant' },
  duck: { weight: 4, foods: 'duck duck-breast duck-leg goose quail' },
  veal: { weight: 3, foods: 'veal veal-escalope veal-shank veal-chop ground-veal sweetbreads' },
  pork: {
    weight: 3,
    foods: `
      pork pork-chop pork-loin pork-shoulder pork-belly pork-tenderloin pork-ribs ham-hock ground-pork sausage-meat sausage smoked-sausage
      black-pudding minced-meat meat
    `,
  },
  poultry: {
    weight: 3,
    foods: `
      chicken chicken-breast chicken-thigh chicken-drumstick chicken-leg chicken-wing ground-chicken turkey turkey-breast ground-turkey
      guinea-fowl rabbit poultry
    `,
  },
  liver: { weight: 4, foods: 'liver chicken-liver kidneys foie-gras pate' },
  cured: {
    weight: 3,
    foods: 'ham prosciutto bacon lardons pancetta chorizo salami mortadella nduja',
  },
  salmon: {
    weight: 3,
    foods: 'salmon smoked-salmon trout arctic-char canned-salmon tuna swordfish canned-tuna',
  },
  oilyFish: { weight: 3, foods: 'mackerel herring fresh-sardines sardines eel anchovies' },
  fish: {
    weight: 2,
    foods: `
        cod salt-cod haddock hake coley white-fish halibut monkfish sole tilapia snapper sea-bream sea-bass
        fish caviar
      `,
  },
  shellfish: {
    weight: 2,
    foods: 'shrimp mussel scallop squid octopus crab crab-meat lobster oyster clam seafood snails',
  },
  cheese: {
    weight: 3,
    foods: `
      cheese cheddar parmesan pecorino mozzarella feta ricotta cottage-cheese sheep-cheese goat-cheese gruyere emmental blue-cheese brie
      camembert halloumi monterey-jack taleggio paneer
    `,
  },
  egg: { weight: 2, foods: 'egg duck-egg quail-egg' },
  mushroom: {
    weight: 3,
    foods:
      'mushroom portobello-mushroom shiitake oyster-mushroom wild-mushrooms dried-mushrooms truffle',
  },
  pulse: {
    weight: 3,
    foods: `
      lentils red-lentils dried-chickpeas chickpeas black-beans kidney-beans white-beans butter-beans beans dried-beans tofu tempeh seitan
      vegan-mince canned-lentils split-peas hummus
    `,
  },
  grain: {
    weight: 2,
    foods: `
      pasta spaghetti penne fusilli farfalle macaroni tagliatelle lasagne-sheets egg-noodles rice-noodles rice basmati-rice jasmine-rice
      risotto-rice sushi-rice couscous bulgur quinoa polenta gnocchi fresh-pasta filled-pasta potato new-potato pizza-dough
    `,
  },
  vegetable: {
    weight: 2,
    foods: `
      tomato cherry-tomato plum-tomato canned-tomatoes courgette aubergine bell-pepper red-bell-pepper green-bell-pepper pumpkin
      butternut-squash cauliflower broccoli cabbage red-cabbage leek onion red-onion carrot beetroot fennel spinach swiss-chard kale
      asparagus white-asparagus artichoke canned-artichoke-hearts green-beans peas frozen-peas sweetcorn cucumber lettuce
      little-gem-lettuce salad-leaves rocket celeriac parsnip sweet-potato avocado celery endive radicchio sauerkraut brussels-sprouts
    `,
  },
} as const;

/** Grams of fat in a gram. */
export const fats: readonly (readonly [share: number, foods: string])[] = [
  [
    0.95,
    `
      olive-oil vegetable-oil sunflower-oil rapeseed-oil groundnut-oil coconut-oil sesame-oil lard goose-fat
      clarified-butter walnut-oil
    `,
  ],
  [0.8, 'butter salted-butter margarine mayonnaise'],
  [
    0.45,
    `
      bacon lardons pancetta chorizo salami mascarpone double-cream pork-belly nuts walnuts almonds hazelnuts
      pine-nuts foie-gras
    `,
  ],
  [
    0.33,
    `
      cream whipping-cream cream-cheese dark-chocolate milk-chocolate white-chocolate puff-pastry
      shortcrust-pastry blue-cheese cheddar gruyere emmental parmesan pecorino brie camembert taleggio cheese
      creme-fraiche
    `,
  ],
  [
    0.22,
    `
      feta goat-cheese mozzarella halloumi duck duck-breast duck-leg goose coconut-cream coconut-milk sausage
      pork-ribs single-cream beef-short-ribs sour-cream
    `,
  ],
  [
    0.15,
    `
      avocado salmon mackerel herring eel lamb lamb-shoulder lamb-chop ground-beef ground-lamb ground-pork
      minced-meat pork-shoulder beef-steak egg
    `,
  ],
  [0.3, 'egg-yolk'],
];

/** How sour a gram is beside one of lemon juice. */
export const acids: readonly (readonly [strength: number, foods: string])[] = [
  [
    1,
    `
      lemon-juice lime-juice vinegar white-wine-vinegar red-wine-vinegar sherry-vinegar cider-vinegar
      rice-vinegar tamarind-paste
    `,
  ],
  [
    0.5,
    'lemon lime passion-fruit rhubarb balsamic-vinegar capers gherkins sauerkraut preserved-lemon',
  ],
  [
    0.2,
    `
      white-wine red-wine grapefruit orange-juice yogurt greek-yogurt cranberry raspberry redcurrant
      gooseberry sour-cream buttermilk cooking-apple
    `,
  ],
  [
    0.12,
    `
      tomato cherry-tomato plum-tomato canned-tomatoes tomato-passata orange apple strawberry cherry pineapple
      mango goat-cheese
    `,
  ],
];

export const vinegars = `
    vinegar white-wine-vinegar red-wine-vinegar sherry-vinegar cider-vinegar rice-vinegar balsamic-vinegar
    salad-dressing
  `;

/** How sweet a gram is beside one of sugar. */
export const sweets: readonly (readonly [strength: number, foods: string])[] = [
  [
    1,
    `
      sugar caster-sugar brown-sugar dark-brown-sugar demerara-sugar icing-sugar palm-sugar vanilla-sugar
      pearl-sugar
    `,
  ],
  [
    0.8,
    `
      honey maple-syrup golden-syrup agave-syrup molasses simple-syrup jam marmalade dulce-de-leche meringue
      marzipan stem-ginger
    `,
  ],
  [
    0.5,
    `
      condensed-milk dates raisins sultanas prunes dried-apricots dried-figs white-chocolate milk-chocolate
      biscuits ice-cream chocolate-spread sponge-fingers hoisin-sauce sweet-chilli-sauce barbecue-sauce
    `,
  ],
  [0.4, 'dark-chocolate chocolate-chips lemon-curd cake'],
  [
    0.1,
    'apple pear peach plum cherry strawberry mango banana pineapple apricot fig grapes raspberry blueberry',
  ],
];

/** Salt of a dish that cooks do not measure: cured, brined and fermented things. */
export const salty = `
  soy-sauce fish-sauce oyster-sauce miso anchovies anchovy-paste olives black-olives green-olives capers feta blue-cheese parmesan pecorino ham
  prosciutto bacon lardons pancetta chorizo salami smoked-salmon salt-cod halloumi sauerkraut caviar tapenade
`;

/** How savoury a gram is, 5 the most. */
export const savours: readonly (readonly [strength: number, foods: string])[] = [
  [
    5,
    `
      soy-sauce fish-sauce oyster-sauce miso anchovies anchovy-paste parmesan dried-mushrooms seaweed
      tomato-paste truffle
    `,
  ],
  [
    3,
    `
      mushroom portobello-mushroom shiitake oyster-mushroom wild-mushrooms pecorino blue-cheese gruyere
      emmental ham prosciutto sun-dried-tomatoes
    `,
  ],
  [1.5, 'tomato canned-tomatoes tomato-passata asparagus beef-stock chicken-stock egg-yolk'],
];

/** How hot a gram is, by what makes a dish of four portions noticeably hot. */
export const heats: readonly (readonly [strength: number, foods: string])[] = [
  [1, 'cayenne chilli-flakes dried-chillies chili-powder habanero'],
  [0.2, 'chilli green-chilli jalapeno chilli-oil'],
  [
    0.08,
    'harissa sriracha hot-sauce curry-paste chilli-paste chipotle-in-adobo nduja kimchi wasabi',
  ],
];

export const bitters =
  'endive radicchio rocket kale brussels-sprouts grapefruit coffee artichoke broccoli-rabe';
export const creams = `
    cream double-cream whipping-cream single-cream creme-fraiche butter mascarpone coconut-cream egg-yolk
  `;
export const tomatoes =
  'tomato cherry-tomato plum-tomato canned-tomatoes tomato-passata tomato-sauce';
export const mushrooms = mains.mushroom.foods;
export const hardCheeses = 'parmesan pecorino gruyere emmental cheddar';
export const asparaguses = 'asparagus white-asparagus artichoke canned-artichoke-hearts';
export const chocolates = `
    dark-chocolate milk-chocolate chocolate-chips cocoa-powder chocolate-spread drinking-chocolate
  `;
export const roasts = `
    coffee instant-coffee dates raisins walnuts pecans hazelnuts chestnuts dulce-de-leche molasses brown-sugar
  `;
export const fruits = `
  apple cooking-apple pear quince peach nectarine apricot plum cherry fig strawberry raspberry blueberry blackberry cranberry redcurrant
  gooseberry mixed-berries frozen-berries mango pineapple banana passion-fruit lemon orange lime rhubarb grapes kiwi
`;
/** Two of these make a dish of south-east Asia, or one like it. */
export const asianAromas = `
  ginger lemongrass galangal coriander coconut-milk coconut-cream kaffir-lime-leaf curry-paste fish-sauce star-anise thai-basil garam-masala
  curry-powder turmeric cardamom soy-sauce sesame-oil rice-vinegar
`;
/** Told of in the plural. */
export const countable = `
  mussel oyster clam scallop shrimp egg quail-egg onion meatballs potato new-potato tomato cherry-tomato plum-tomato orange apple cooking-apple
  strawberry cherry raspberry cranberry redcurrant gooseberry
`;
export const soyAndSeaweed = 'soy-sauce seaweed miso pickled-ginger wasabi sushi-rice';
/** Does not count as a part of the dish. */
export const watery = `
  water ice chicken-stock beef-stock vegetable-stock fish-stock stock sparkling-water salt flaky-sea-salt
`;

export const breads = `
  bread baguette bread-roll ciabatta sourdough-bread wholemeal-bread rye-bread flatbread pitta-bread brioche bagel crispbread
`;
/** Of a clear broth, folded. */
export const brothWords =
  /(?<!\p{L})(?:broth|consommes?|bouillon|brod(?:o|ino)|caldo|clear \p{L}* ?soup|klare \p{L}*suppe|\p{L}*bruhe|kraft\p{L}*|bouillons?|heldere \p{L}*soep|\p{L}*buljong|klar \p{L}*soppa)(?!\p{L})/u;

/** Soups that only bear the name of a broth, folded. */
export const heartySoups =
  /(?<!\p{L})(?:scotch broth|caldo (?:verde|gallego|de (?:pescado|mariscos|feijao|olla|res))|with (?:noodles|dumplings))(?!\p{L})/u;

/** Words of titles that say how a dish is served, folded, in eight languages, as beginnings of words. */
export const rawWords = 'sushi sashimi ceviche tartar tatar carpaccio tiradito poke crudo';
export const grillWords =
  'grill barbecue bbq parrilla brace brasa smoked affumicat gerauchert fume rokt';
export const saladWords = 'salad salat salade insalata ensalada sla salada sallad';
