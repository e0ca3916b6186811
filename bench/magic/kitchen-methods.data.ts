/** Methods and vessels that a text may name, each by the words that say it: a recipe whose steps, list and title say none of them has it not. */
export const kitchenMethods: readonly RegExp[] = [
  /\bfr(?:y|ies|ying|ied)\b|\bsear|\bbrown|\bsizzle/i,
  /\b(?:bak(?:e|es|ed|ing)|ovens?|roast\w*|under the grill)\b/i,
  /\bgrill\w*|\bchar(?:red)?\b/i,
  /\bbrais\w*|\bstews?\b|\bsimmer\w*|\blowest heat\b/i,
  /\b(?:boil\w*|simmer\w*|reduc\w*|syrupy)\b/i,
  /\bpoach\w*|\bshivers\b/i,
  /\b(?:blend\w*|grind|pound\w*)\b/i,
  /\bknead\w*/i,
  /\bpickl\w*|\bvinegar\b/i,
  /\bcured\b/i,
  /\bmarinade|\bmarinat|\bkept aside/i,
  /\b(?:pans?|woks?|pots?)\b/i,
  /\bwoks?\b/i,
  /\btrays?\b/i,
  /\bmou?lds?\b|\bglasses\b|\bsmall dishes\b/i,
  /\bbatter\b/i,
  /\bpastry\b|\bdough\b|\bwrappers?\b/i,
  /\bsoups?\b|\bbroth\b|\bstock\b/i,
  /\bskewers?\b|\bsticks\b/i,
];

/** Kinds of food by the words of lists that belong to them. */
export const kindsOfFood: readonly (readonly [kind: RegExp, members: RegExp])[] = [
  [
    /\bherbs?\b/i,
    /parsley|basil|mint|coriander|dill|chives|tarragon|chervil|marjoram|thyme|rosemary|sage|watercress|bunch/i,
  ],
  [
    /\bspices?\b/i,
    /cumin|coriander|turmeric|paprika|pepper|cinnamon|cardamom|ginger|seeds|allspice|mace|nutmeg|five spice|garam|curry|sumac|za'atar|ras el|togarashi|saffron|spice|anise|chilli|oregano|cayenne|vanilla/i,
  ],
  [
    /\bcheese\b/i,
    /cheese|brie|feta|halloumi|paneer|mozzarella|ricotta|mascarpone|parmesan|gruyere|cheddar|yeast/i,
  ],
  [/\bmushrooms?\b/i, /mushroom|shiitake/i],
  [/\bnuts?\b/i, /nuts?\b|almond|pistachio|pecan|cashew|walnut|seeds/i],
  [/\bchill(?:i|ies)\b/i, /chilli|jalapeno|habanero|chipotle/i],
  [/\bonions?\b/i, /onion|shallot/i],
  [/\boil\b/i, /\boil\b/i],
  [/\bchicken\b/i, /chicken/i],
  [/\bcabbage\b/i, /cabbage/i],
  [/\bnoodles?\b/i, /noodle/i],
  [/\bchocolate\b/i, /chocolate/i],
  [/\bsugar\b/i, /sugar|honey|syrup/i],
  [/\bseafood\b/i, /shrimp|scallop|squid/i],
  [/\bcream\b/i, /cream|mascarpone|ricotta/i],
  [/\beggs?\b/i, /egg/i],
  [/\bacid\b/i, /vinegar|lemon|lime|yuzu|tamarind|molasses|orange|amchur/i],
];
