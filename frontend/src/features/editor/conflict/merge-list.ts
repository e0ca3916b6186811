import { mergeLines, type MergedPiece, type Side } from '../../../shared/text/merge-lines.ts';
import { headingsAmong, readBlocks } from '../form/instruction-text.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import type { MergeQuestion } from './merge-question.ts';

type Versions = [base: RecipeForm, theirs: RecipeForm, yours: RecipeForm];

/** Names where in a list a piece stands that begins at `start`. */
type Places = (lines: readonly string[], start: number, count: number) => string;

/** Merges the ingredients line by line; a question names its place as "Pastry, line 2". */
export const mergeIngredients = (...versions: Versions) =>
  mergeList(
    'ingredient',
    versions.map(({ ingredientText }) => ingredientText.split('\n').map((line) => line.trimEnd())),
    ingredientPlaces,
  );

/** Merges the instructions step by step; a question names its place as "Step 4". */
export const mergeSteps = (...versions: Versions) =>
  mergeList(
    'step',
    versions.map(({ instructionText }) => readBlocks(instructionText).map(({ text }) => text)),
    stepPlaces,
  );

function mergeList(
  name: string,
  [base = [], theirs = [], yours = []]: string[][],
  placeOf: Places,
) {
  const pieces = mergeLines(base, theirs, yours);
  const ids = new Map<MergedPiece, string>();
  const questions: MergeQuestion[] = [];
  const before: string[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'asked') {
      const id = `${name}-${questions.length}`;
      ids.set(piece, id);
      const longer = piece.theirs.length >= piece.yours.length ? piece.theirs : piece.yours;
      questions.push({
        id,
        label: placeOf([...before, ...longer], before.length, longer.length),
        prose: name === 'step',
        theirs: joined(piece.theirs, name),
        yours: joined(piece.yours, name),
      });
    }
    before.push(...(piece.kind === 'asked' ? piece.theirs : piece.lines));
  }
  const askedLines = pieces.flatMap((piece) =>
    piece.kind === 'asked' ? [...piece.base, ...piece.theirs, ...piece.yours] : [],
  );
  const changesOf = (edited: readonly string[]) => {
    const news = edited.filter(
      (line) => line.trim() !== '' && !base.includes(line) && !askedLines.includes(line),
    );
    const gone = base.filter(
      (line) => line.trim() !== '' && !edited.includes(line) && !askedLines.includes(line),
    );
    return { changed: news.map(short), tookOut: gone.slice(news.length).map(short) };
  };
  return {
    questions,
    kept: { theirs: changesOf(theirs), yours: changesOf(yours) },
    resolve: (answers: ReadonlyMap<string, Side>) =>
      pieces.flatMap((piece) =>
        piece.kind === 'agreed' ? piece.lines : piece[answers.get(ids.get(piece)!) ?? 'yours'],
      ),
  };
}

const joined = (lines: readonly string[], name: string) =>
  lines.join(name === 'step' ? '\n\n' : '\n');

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 48 ? line : `${line.slice(0, 47).trimEnd()}…`;
}

const isHeading = (line: string) => /[:：]$/.test(line.trim());

/** "Pastry, line 2"; "Line 2" where there are no groups. */
function ingredientPlaces(lines: readonly string[], start: number, count: number): string {
  const heading = lines.slice(0, start).findLastIndex(isHeading);
  const first = lines.slice(heading + 1, start).filter((line) => line.trim() !== '').length + 1;
  const numbers = count > 1 ? `lines ${first} to ${first + count - 1}` : `line ${first}`;
  return heading === -1
    ? numbers.replace('l', 'L')
    : `${lines[heading]!.trim().slice(0, -1)}, ${numbers}`;
}

/** "Step 4"; headings are not counted. */
function stepPlaces(blocks: readonly string[], start: number, count: number): string {
  const headings = headingsAmong(blocks, new Set());
  const stepsIn = (from: number, to: number) =>
    blocks.slice(from, to).filter((_, index) => !headings.has(from + index)).length;
  const first = stepsIn(0, start) + 1;
  const steps = stepsIn(start, start + count);
  if (steps === 0) return `Heading before step ${first}`;
  return steps > 1 ? `Steps ${first} to ${first + steps - 1}` : `Step ${first}`;
}
