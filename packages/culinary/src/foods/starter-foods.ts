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
  const phrases = (starter: boolean) =>
    namedForms()
      .filter(({ row, name, made }) =>
        starter
          ? row.marks.includes('f') && !name.kind && !made && name.read === 'anywhere'
          : !row.marks.includes('f'),
      )
      .map(({ words }) => ` ${words.join(' ')} `);
  const starters = phrases(true);
  return {
    starters,
    others: phrases(false).filter((phrase) => starters.some((name) => phrase.includes(name))),
  };
}
