import { identify, type Identity } from './identify.ts';
import { leafEndings } from './shopping-words.data.ts';

/** The herb of which a word of a language that joins words names leaves: "Salbei" of "Salbeiblätter"; null for any other word. */
export function plantOfLeaves(name: string, { food, key }: Identity, language: string | null) {
  const stem = name.replace(leafEndings[language ?? ''] ?? /$^/u, '');
  if (stem === name) return null;
  for (const plant of [stem, `${stem}e`]) {
    const found = identify(plant, null, language);
    if (found.food === null || found.food.aisle !== 'Fruit and vegetables') continue;
    // What has its own place in the lexicon is sold as such: bay leaves, banana leaves.
    if (food === null ? found.food.pieceUnit === 'leaf' : found.key === key) return plant;
  }
  return null;
}

/** English counts leaves behind their plant, "12 sage leaves"; beside other amounts ("1 head + 4 leaves cabbage") they stay with their number. */
export function countedLeaves(
  amount: string,
  name: string,
  language: string,
): { amount: string; name: string } {
  const [, count, unit] =
    (language === 'en' && /^([^ ]+(?: [½¼¾⅓⅔])?) (leaf|leaves)$/.exec(amount)) || [];
  return count === undefined ? { amount, name } : { amount: count, name: `${name} ${unit}` };
}
