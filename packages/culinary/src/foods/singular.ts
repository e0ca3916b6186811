import { wordTable } from '../words/word-table.ts';

const irregular = wordTable<string>({
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

/**
 * The form under which an English word of food is looked up: "tomatoes" and "tomato" meet in "tomato". Both the table and what is asked for go through
 * here, so that it need not be a word: "couscous" may become "couscou".
 */
export function singular(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:o|sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
