import { courseLabels, dietLabels } from '../../../kitchen/labels/labels.data.ts';
import { headingsAmong, readBlocks } from '../form/instruction-text.ts';
import { mergeLines, type MergedPiece, type Side } from '../../../shared/text/merge-lines.ts';
import { changedFields, type FormField, type RecipeForm } from '../form/recipe-form.ts';
import { joinTags } from '../form/tags.ts';

/** Something that both have changed, each in another way. */
export interface MergeQuestion {
  id: string;
  /** Where it stands: "Title", "Pastry, line 2", "Step 4". */
  label: string;
  /** Read in the recipe's serif face. */
  prose: boolean;
  theirs: string;
  yours: string;
}

export interface RecipeMerge {
  questions: MergeQuestion[];
  /** What only one side changed, in words. It is kept. */
  kept: Record<Side, KeptChanges>;
  /** The recipe of both, with each question decided; one that is not falls to `yours`. */
  resolve(answers: ReadonlyMap<string, Side>): RecipeForm;
}

export interface KeptChanges {
  changed: string[];
  addedTags: string[];
  removedTags: string[];
  tookOut: string[];
}

type SingleField = Exclude<FormField, 'tags' | 'ingredientText' | 'instructionText'>;
const labels: Record<SingleField, string> = {
  title: 'Title',
  description: 'Description',
  prepTime: 'Prep time',
  cookTime: 'Cook time',
  servings: 'Servings',
  category: 'Category',
  dietaryCategory: 'Diet',
  difficulty: 'Difficulty',
};
const singleFields = Object.keys(labels) as SingleField[];

/**
 * Merges two edits of a recipe against the version both began at. What only one side touched is
 * kept; what both touched is asked.
 */
export function mergeRecipe(base: RecipeForm, theirs: RecipeForm, yours: RecipeForm): RecipeMerge {
  const theirChanges = new Set(changedFields(base, theirs));
  const yourChanges = new Set(changedFields(base, yours));
  const kept: Record<Side, KeptChanges> = { theirs: noChanges(), yours: noChanges() };
  const questions: MergeQuestion[] = [];

  const asked = new Set<SingleField>();
  for (const field of singleFields) {
    if (theirChanges.has(field) && yourChanges.has(field)) {
      if (theirs[field] === yours[field]) continue;
      asked.add(field);
      questions.push({
        id: field,
        label: labels[field],
        prose: field === 'title' || field === 'description',
        theirs: shown(field, theirs),
        yours: shown(field, yours),
      });
    } else if (theirChanges.has(field))
      kept.theirs.changed.push(`the ${labels[field].toLowerCase()}`);
    else if (yourChanges.has(field)) kept.yours.changed.push(`the ${labels[field].toLowerCase()}`);
  }

  const ingredients = mergeList(
    'ingredient',
    [base, theirs, yours].map(({ ingredientText }) =>
      ingredientText.split('\n').map((line) => line.trimEnd()),
    ),
    ingredientPlaces,
  );
  const steps = mergeList(
    'step',
    [base, theirs, yours].map(({ instructionText }) =>
      readBlocks(instructionText).map(({ text }) => text),
    ),
    stepPlaces,
  );
  for (const list of [ingredients, steps]) {
    questions.push(...list.questions);
    for (const side of ['theirs', 'yours'] as const) {
      kept[side].changed.push(...list.kept[side].changed);
      kept[side].tookOut.push(...list.kept[side].tookOut);
    }
  }
  for (const [side, form] of [
    ['theirs', theirs],
    ['yours', yours],
  ] as const) {
    kept[side].addedTags = form.tags.filter((tag) => !base.tags.includes(tag));
    kept[side].removedTags = base.tags.filter((tag) => !form.tags.includes(tag));
  }

  return {
    questions,
    kept,
    resolve(answers) {
      const single = Object.fromEntries(
        singleFields.map((field) => {
          const side = asked.has(field)
            ? (answers.get(field) ?? 'yours')
            : yourChanges.has(field)
              ? 'yours'
              : 'theirs';
          return [field, (side === 'yours' ? yours : theirs)[field]];
        }),
      ) as Pick<RecipeForm, SingleField>;
      return {
        ...single,
        tags: mergeTags(base.tags, theirs.tags, yours.tags),
        ingredientText: ingredients.resolve(answers).join('\n'),
        instructionText: steps.resolve(answers).join('\n\n'),
      };
    },
  };
}

const noChanges = (): KeptChanges => ({ changed: [], addedTags: [], removedTags: [], tookOut: [] });

function mergeTags(
  base: readonly string[],
  theirs: readonly string[],
  yours: readonly string[],
): string[] {
  const takenOut = base.filter((tag) => !yours.includes(tag));
  return joinTags(
    theirs.filter((tag) => !takenOut.includes(tag)),
    yours.filter((tag) => !base.includes(tag)),
  );
}

function shown(field: SingleField, form: RecipeForm): string {
  if (field === 'category')
    return form.category === null ? 'As detected' : courseLabels[form.category];
  if (field === 'dietaryCategory')
    return form.dietaryCategory === null ? 'Auto-detect' : dietLabels[form.dietaryCategory];
  return String(form[field] ?? '');
}

/** Names where in a list a piece stands that begins at `start`. */
type Places = (lines: readonly string[], start: number, count: number) => string;

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
