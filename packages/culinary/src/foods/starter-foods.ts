import { foldWords } from '../words/fold.ts';
import { namedForms } from './named-foods.ts';

interface StarterNames {
  starters: readonly string[];
  /** Names of other foods that hold one: "aubergine caviar". */
  others: readonly string[];
}

let known: StarterNames | null = null;

/** Whether a text names a food that makes a starter of a dish: foie gras, caviar. */
export function namesStarterFood(text: string): boolean {
  known ??= build();
  const words = ` ${foldWords(text)} `;
  const names = (phrase: string) => words.includes(phrase);
  return known.starters.some(names) && !known.others.some(names);
}

function build(): StarterNames {
  const phrase = (words: readonly string[]) => ` ${words.join(' ')} `;
  const named = [...namedForms()].filter(
    ({ row, name }) => row.marks.includes('f') && !name.kind && name.read === 'anywhere',
  );
  const starters = named.map(({ words }) => phrase(words));
  const firstWords = new Set(named.map(({ words: [first] }) => first));
  const others: string[] = [];
  for (const { row, words } of namedForms()) {
    // Few names share a word with one: only these are compared.
    if (row.marks.includes('f') || !words.some((word) => firstWords.has(word))) continue;
    const other = phrase(words);
    if (starters.some((name) => other.includes(name))) others.push(other);
  }
  return { starters, others };
}
