/** Words behind which Italian has "i", the article of several: "con i piselli". */
export const BEFORE_ARTICLE = ['con', 'tra', 'fra', 'tutti', 'per', 'e'];

/** Words in -i of which there may be one. */
export const SINGULAR_IN_I = [
  'kiwi',
  'chili',
  'chilli',
  'martini',
  'brandi',
  'tutti',
  'calamari',
  'salami',
  'zucchini',
  'broccoli',
  'panini',
  'peperoni',
];

/** What English people do in a line about a dish: "the soup I love". */
export const VERBS_OF_I = [
  'like',
  'love',
  'use',
  'make',
  'made',
  'cook',
  'cooked',
  'eat',
  'grew',
  'was',
  'am',
];
/** English "I" stands behind these and behind a noun with its article, and an amount does not: "add 1 love apple". */
export const ORDERS = ['add', 'use', 'take', 'and', 'or', 'with', 'plus', 'of', 'in'];

/** Articles that begin with an "l", without it. */
export const ARTICLE_ENDS = ['a', 'e', 'es', 'os', 'as'];
/** Behind these "1e" and "1a" are ordinals. */
export const BEFORE_ORDINAL = ['de', 'het', 'den', 'na', 'da', 'no', 'do'];
