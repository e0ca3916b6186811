import { wordTable } from './word-table.ts';

/** English plurals that no ending tells. */
export const irregularPlurals = wordTable<string>({
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
  geese: 'goose',
  cookies: 'cookie',
  brownies: 'brownie',
  pies: 'pie',
  smoothies: 'smoothie',
  chillies: 'chilli',
  chilies: 'chili',
  quiches: 'quiche',
  gnocchi: 'gnocchi',
  wraps: 'wrap',
});

/** Plural endings of en, de, fr, it, es, nl, pt and sv with what the singular ends in: whoever asks for "tomatoes" wants "1 tomato" too. */
export const pluralEndings: readonly (readonly [plural: string, singular: string])[] = [
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['es', ''],
  ['s', ''],
  ['nen', ''],
  ['en', ''],
  ['n', ''],
  ['er', ''],
  ['e', ''],
  ['aux', 'al'],
  ['x', ''],
  ['chi', 'co'],
  ['ghi', 'go'],
  ['che', 'ca'],
  ['ghe', 'ga'],
  ['i', 'o'],
  ['i', 'e'],
  ['e', 'a'],
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ns', 'm'],
  ['ar', 'a'],
  ['or', 'a'],
  ['ar', ''],
];

/** Shorter words have too little left without their ending. */
export const SHORTEST_PLURAL = 4;
