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
