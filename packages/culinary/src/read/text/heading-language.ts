import { foldText } from '../../words/fold.ts';
import { headingWords } from '../headings/headings.data.ts';
import type { LabelledBlock } from './draft/labelled-blocks.ts';

/** Of so few letters the words say less than the headings above them. */
const SHORT = 160;

const languagesOf = new Map<string, Set<string>>();
for (const [language, sections] of Object.entries(headingWords))
  for (const phrase of Object.values(sections).flat()) {
    const folded = foldText(phrase);
    languagesOf.set(folded, (languagesOf.get(folded) ?? new Set()).add(language));
  }

/** The one language that all headings of a short recipe are of: "Zutaten", "Zubereitung". Null where they leave it open, or the recipe is longer. */
export function languageOfHeadings(
  recipe: string,
  blocks: readonly Pick<LabelledBlock, 'label' | 'text'>[],
): string | null {
  if (recipe.length > SHORT) return null;
  const known = blocks
    .filter(({ label }) => /[HM]/.test(label))
    .flatMap(({ text }) => languagesOf.get(foldText(text.replace(/[\s:#*]+$/u, ''))) ?? []);
  const [first, ...more] = known;
  if (first === undefined) return null;
  const common = [...first].filter((language) => more.every((all) => all.has(language)));
  return common.length === 1 ? common[0]! : null;
}
