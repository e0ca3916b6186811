import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { shortened } from './shortened.ts';
import type { SourceLine } from './taken-lines.ts';

/** By so many letters a step is found again. */
const KEY = 40;
const SHORTEST_KEY = 15;

/** The first step that stands in the source before the one that it follows here. */
export function orderDoubts({ steps }: RecipeDraft, lines: readonly SourceLine[]): Doubt[] {
  const source = lines.map(({ folded }) => folded).join(' ');
  let place = 0;
  for (const [index, { text }] of steps.entries()) {
    const key = foldWords(text).slice(0, KEY);
    if (key.length < SHORTEST_KEY) continue;
    const next = source.indexOf(key, place);
    if (next >= 0) place = next;
    else if (source.includes(key))
      return [
        {
          part: 'step',
          index,
          sentence: `The source has “${shortened(text)}” at another place among the steps.`,
          sourceWords: text,
        },
      ];
  }
  return [];
}
