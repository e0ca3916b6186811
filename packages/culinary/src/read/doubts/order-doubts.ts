import type { RecipeDraft } from '../../recipe/recipe.ts';
import { findDurations } from '../../words/durations.ts';
import { foldWords } from '../../words/fold.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { shortened } from './shortened.ts';
import { NUMBERED, type SourceLine } from './taken-lines.ts';

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

/** Steps that begin with numbers that were not taken for theirs, "5 Spoon the filling", "6 Spread the mash": what they count may stand in another order. */
export function numberDoubts({ steps }: RecipeDraft): Doubt[] {
  const counted = steps.flatMap(({ text }, index) =>
    COUNTED.test(text) && findDurations(text.slice(0, COUNTED_TIME)).length === 0
      ? [{ text, index }]
      : [],
  );
  const [first] = counted;
  return first === undefined || counted.length < FEWEST_COUNTED
    ? []
    : [
        {
          part: 'step',
          index: first.index,
          sentence: `“${shortened(first.text)}” begins with a number: the steps may stand in another order.`,
          sourceWords: first.text,
        },
      ];
}
const COUNTED = /^\d{1,2}[.)]?\s\p{Lu}\p{Ll}/u;
const COUNTED_TIME = 14;
const FEWEST_COUNTED = 2;

/** So many ingredients above the title are no accident. */
const FEWEST_ABOVE = 2;
const FEWEST_BELOW = 3;
const LONG_DESCRIPTION = 60;

/** What stands in the source above the title while the list follows below it: another list, such as of what a box holds, and other tales. */
export function aboveTitle(
  { title, description }: RecipeDraft,
  all: readonly string[],
  lines: readonly SourceLine[],
): Doubt[] {
  const name = foldWords(title ?? '');
  const at = name === '' ? -1 : lines.findIndex(({ folded }) => holds(folded, name));
  if (at <= 0) return [];
  const isAbove = (text: string) => {
    const key = wordsUpTo(foldWords(text).replace(NUMBERED, ''), KEY);
    const place = lines.findLastIndex(({ folded }) => holds(folded, key));
    return place >= 0 && place < at;
  };
  const above = all.flatMap((text, index) => (isAbove(text) ? [{ text, index }] : []));
  const told =
    description !== null && description.length >= LONG_DESCRIPTION && isAbove(description);
  return [
    ...(above.length >= FEWEST_ABOVE && all.length - above.length >= FEWEST_BELOW
      ? above.map(({ text, index }) => ({
          part: 'ingredient' as const,
          index,
          sentence: `“${shortened(text)}” stands above the title and may not be an ingredient.`,
          sourceWords: text,
        }))
      : []),
    ...(told
      ? [
          {
            part: 'whole' as const,
            index: null,
            sentence: `“${shortened(description)}” stands above the title and may not belong to the recipe.`,
            sourceWords: description,
          },
        ]
      : []),
  ];
}

/** Whether a line has these words as whole ones: "1 oignon" is not in "11 oignons". */
const holds = (line: string, words: string): boolean => ` ${line} `.includes(` ${words} `);

/** The first words, with at most so many letters if there is more than one. */
function wordsUpTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return end > 0 ? text.slice(0, end) : text;
}
