import { doubtOfWhole, type Doubt, type RecipeDraft } from '../../../recipe/recipe.ts';
import { foldWords } from '../../../words/fold.ts';
import { stemsOf } from '../../doubts/recipe-words.ts';
import { shortened } from '../../doubts/shortened.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import { ALLERGEN_LINE } from '../../side-lines.data.ts';
import { saysOfDish } from '../../speaks-of-dish.ts';
import { tellsOfWhole } from '../facts/tells-of-whole.ts';
import type { LabelledBlock } from './labelled-blocks.ts';

/** A remark that is likelier than this to stand around the recipe is doubted. */
const MAY_STAND_AROUND = 0.03;
const MOST_SHOWN = 5;

/** Remarks that were kept and may as well be somebody else's. */
export function doubtfulRemarks(draft: RecipeDraft, blocks: readonly LabelledBlock[]): Doubt[] {
  const isKept = remarksOf(draft);
  const remarks = blocks
    .filter(({ label, around }) => label === 'N' && around >= MAY_STAND_AROUND)
    .map(({ text }) => text)
    .filter((text) => isKept(text) && !saysOfThisDish(draft, text));
  const [first] = remarks;
  if (first === undefined) return [];
  const words = remarks.slice(0, MOST_SHOWN).join('\n');
  return [
    doubtOfWhole(
      remarks.length === 1
        ? `“${shortened(first)}” may not belong to the recipe.`
        : `${remarks.length} remarks may not belong to the recipe, the first is “${shortened(first)}”.`,
      words,
    ),
  ];
}

/** Whether a remark is still in the draft, whole or in part: what speaks of something else was left out. */
function remarksOf(draft: RecipeDraft): (text: string) => boolean {
  const { description, notes, servingNotes, storageNotes, tips } = draft;
  const kept = [description ?? '', ...notes, ...servingNotes, ...storageNotes, ...tips]
    .map(foldWords)
    .filter((remark) => remark !== '');
  return (text) => {
    const folded = foldWords(text);
    return kept.some((remark) => remark.includes(folded) || folded.includes(remark));
  };
}

/** "Odette la servait avec ses lentilles.": sentences of the recipe's own foods, or of how a dish is, that ask nobody, or all that it holds or takes. */
function saysOfThisDish({ title, ingredients }: RecipeDraft, text: string): boolean {
  if (ALLERGEN_LINE.test(text) || tellsOfWhole(text)) return true;
  if (!/[.!…][)"”»]?$/u.test(text) || /[?¿]|^[^:]{1,20}:/u.test(text)) return false;
  const own = stemsOf([title ?? '', ...ingredients.flatMap(({ lines }) => lines)].join(' '));
  return sentencesByCapitals(text).every(
    (said) =>
      said.split(' ').length < FEWEST_WORDS ||
      saysOfDish(said) ||
      [...stemsOf(said)].some((stem) => own.has(stem)),
  );
}
/** Shorter sentences say something of what is around them. */
const FEWEST_WORDS = 4;
