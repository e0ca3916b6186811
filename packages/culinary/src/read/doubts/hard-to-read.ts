import { doubtOfWhole, type Doubt } from '../../recipe/doubt.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import type { UnsureWord } from '../text/lines/page-line.ts';
import type { MendedLine } from './doubt-source.ts';
import { WORDS, knownWords } from './known-words.ts';
import { hasGuessedFigure, mendedInto } from './misread-figures.ts';
import { shortened } from './shortened.ts';

/** Of 100: most of what is recognised with less is wrong, unless its words are all known. */
const UNSURE = 40;
/** In letters: a shorter line may stand in any step by chance. */
const SHORTEST_OF_STEP = 8;

/** What of a picture was recognised with little confidence, and the steps and the title in which a figure was guessed. */
export function hardToReadDoubts(
  { title, ingredients, steps, language }: RecipeDraft,
  lines: readonly string[],
  recognised: readonly MendedLine[],
  text: string,
  words: readonly UnsureWord[],
): Doubt[] {
  // Of lines without words nobody knows which of them was hard to read.
  const isKnown = words.length > 0 ? knownWords(language, text, words) : () => false;
  const isUnsure = ({ written, confidence }: MendedLine): boolean =>
    confidence < UNSURE && !(written.match(WORDS) ?? []).every(isKnown);
  const unsure = recognised.filter(isUnsure);
  const doubtful = recognised.filter((line) => isUnsure(line) || hasGuessedFigure(line));
  const long = doubtful.filter(({ written }) => foldWords(written).length >= SHORTEST_OF_STEP);
  const doubt = (part: Doubt['part'], index: number | null, from: string | null): Doubt[] =>
    from === null ? [] : [{ part, index, sentence: SENTENCES[part], sourceWords: from }];
  return [
    ...(title === null ? [] : doubt('title', null, mendedInto(title, doubtful))),
    ...lines.flatMap((line, index) => doubt('ingredient', index, mendedInto(line, unsure))),
    ...steps.flatMap((step, index) => doubt('step', index, mendedInto(step.text, long))),
    ...headingDoubts(ingredients, recognised),
  ];
}

/** Headings of parts of the list that were hardly recognised: a line of the list may have been taken for one. */
function headingDoubts(
  parts: RecipeDraft['ingredients'],
  recognised: readonly MendedLine[],
): Doubt[] {
  const hard = new Set(
    recognised
      .filter(({ confidence }) => confidence < UNSURE)
      .map(({ written }) => foldWords(written)),
  );
  const unsure = parts.flatMap(({ name }) =>
    name !== null && hard.has(foldWords(name)) ? [name] : [],
  );
  return [...new Set(unsure)].map((name) =>
    doubtOfWhole(`“${shortened(name)}” was hard to read and may be a line of the list.`, name),
  );
}

const SENTENCES: Record<Doubt['part'], string> = {
  title: 'The title was hard to read.',
  ingredient: 'This line was hard to read.',
  step: 'A line of this step was hard to read.',
  whole: 'The picture was hard to read.',
};
