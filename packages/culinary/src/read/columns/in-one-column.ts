import { doubtOfWhole, type Doubt } from '../../recipe/doubt.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { foldText } from '../../words/fold.ts';
import { shortened } from '../doubts/shortened.ts';
import { columnedLine, isHalfOrBoth, mayHoldColumns, type ColumnedLine } from './columned-line.ts';
import { servedColumns, type ServedColumn } from './served-columns.ts';

const FEWEST_LINES = 2;
const LEAST_SHARE = 0.5;
const MOST_LINES = 300;
const MOST_NAMED = 3;

interface OneColumn {
  draft: RecipeDraft;
  doubts: Doubt[];
  /** The lines as they stood. */
  leftOut: string[];
}

/**
 * A list whose lines give amounts for several numbers of servings is taken once: for as many as the recipe says it is, or else as the first
 * column has it. Where no head says for how many the amounts are, or none is for so many, the lines stay and are doubted. `source` gives
 * the lines of the source.
 */
export function inOneColumn(draft: RecipeDraft, source: () => readonly string[]): OneColumn {
  const lines = draft.ingredients.flatMap((group) => group.lines).slice(0, MOST_LINES);
  const language = draft.language ?? undefined;
  const asIs = { draft, doubts: [], leftOut: [] };
  if (!lines.some(mayHoldColumns)) return asIs;
  const head = headAmong([draft.yieldText ?? '', ...source()], lines, language);
  if (head === null) return { ...asIs, doubts: untold(lines, language) };
  const at = columnOf(draft, head);
  if (at < 0) return { ...asIs, doubts: [noneFits(draft, head)] };
  const taken = head.columns[at]!;
  const leftOut: string[] = [];
  const ofList = (own: readonly string[]) =>
    rejoined(own, language, head.columns.length).filter((line) => servedColumns(line) === null);
  const inColumn = (line: string): string => {
    const read = columnedLine(line, language, head.columns.length);
    if (read === null) return line;
    if (read.differs) leftOut.push(line);
    return read.lines[at]!;
  };
  const ingredients = draft.ingredients
    .map(({ name, lines: own }) => ({
      name: name !== null && servedColumns(name) !== null ? null : name,
      lines: ofList(own).map(inColumn),
    }))
    .filter((group) => group.lines.length > 0);
  const others = head.columns.filter((column) => column !== taken).map(({ text }) => `“${text}”`);
  const isOfHead = (note: string) => folded(head.line).includes(folded(note));
  return {
    draft: {
      ...draft,
      ingredients,
      yieldText: taken.text,
      servings: taken.servings,
      notes: draft.notes.filter((note) => !isOfHead(note)),
    },
    doubts: [
      doubtOfWhole(
        `The list gives amounts for several numbers of servings. Those for “${taken.text}” were taken, those for ${others.join(' and ')} left out.`,
        head.line,
      ),
      ...halves(ingredients, head.columns),
      ...untold(
        ingredients.flatMap((group) => group.lines),
        language,
      ),
    ],
    leftOut,
  };
}

const folded = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Head {
  line: string;
  columns: ServedColumn[];
}

/** The first line that heads as many columns as most of the measured lines have amounts. */
function headAmong(
  source: readonly string[],
  lines: readonly string[],
  language: string | undefined,
): Head | null {
  const known = new Map<number, boolean>();
  for (const line of source) {
    const columns = servedColumns(line);
    if (columns === null) continue;
    const isHead = known.get(columns.length) ?? areInColumns(lines, language, columns.length);
    if (isHead) return { line: line.trim(), columns };
    known.set(columns.length, isHead);
  }
  return null;
}

/** Whether most of the measured lines have as many amounts. */
function areInColumns(
  lines: readonly string[],
  language: string | undefined,
  columns: number,
): boolean {
  const list = rejoined(lines, language, columns);
  const measured = list.filter((each) => /[\d¼-¾⅐-⅞]/.test(each)).length;
  const found = list.filter((each) => columnedLine(each, language, columns)?.differs);
  return found.length >= FEWEST_LINES && found.length >= LEAST_SHARE * measured;
}

/** "1 ägg", "2 ägg", "3 ägg": what was parted at its signs is one line again. */
function rejoined(
  lines: readonly string[],
  language: string | undefined,
  columns: number,
): string[] {
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const row = lines.slice(at, at + columns).join(' | ');
    const isOne = isOneCell(lines[at]!) && columnedLine(row, language, columns)?.isWholeLines;
    whole.push(isOne ? row : lines[at]!);
    if (isOne) at += columns - 1;
  }
  return whole;
}

const isOneCell = (line: string): boolean => line.indexOf('|') === line.lastIndexOf('|');

/** Which of the columns is for as many as the recipe says of itself; -1 where it says another number. */
function columnOf({ yieldText, servings }: RecipeDraft, { line, columns }: Head): number {
  if (servings === null || folded(line).includes(folded(yieldText ?? ''))) return 0;
  return columns.findIndex((column) => column.servings === servings);
}

/** No column is for as many as the recipe says of itself. */
function noneFits({ yieldText, servings }: RecipeDraft, { line, columns }: Head): Doubt {
  const served = columns.map(({ text }) => `“${text}”`).join(' and ');
  const stated = yieldText ?? String(servings);
  return doubtOfWhole(
    `The list gives amounts for ${served}, and the recipe says “${shortened(stated)}”. Its lines were left as they are.`,
    line,
  );
}

/** Lines in which "1/2" is a half, or one and two. */
function halves(groups: RecipeDraft['ingredients'], columns: readonly ServedColumn[]): Doubt[] {
  const served = columns.map(({ servings }) => servings);
  const lines = groups.flatMap((group) => group.lines);
  return columns.length > 2
    ? []
    : lines.flatMap((line, index) =>
        isHalfOrBoth(line, served)
          ? [
              {
                part: 'ingredient' as const,
                index,
                sentence: `“${shortened(line)}” may give an amount for each number of servings.`,
                sourceWords: line,
                about: 'amount' as const,
              },
            ]
          : [],
      );
}

/** Lines with several amounts of which nothing says for how many each is. */
function untold(lines: readonly string[], language: string | undefined): Doubt[] {
  const signed = lines.filter((line) => isUntold(columnedLine(line, language, null)));
  const found = signed.length > 0 ? signed : inBlanks(lines, language);
  if (found.length === 0 || (found.length < FEWEST_LINES && !found[0]!.includes('|'))) return [];
  const named = found.slice(0, MOST_NAMED).map((line) => `“${shortened(line)}”`);
  const more = found.length > named.length ? ` and ${found.length - named.length} more` : '';
  return [
    doubtOfWhole(
      `Lines give several amounts, and nothing says for how many each is: ${named.join(', ')}${more}.`,
      found[0],
    ),
  ];
}

const isUntold = (line: ColumnedLine | null): boolean =>
  line !== null && line.isSigned && line.differs;

/** Where most lines say two amounts in one unit with blanks alone between them, "Flour 200 g 400 g", those lines. */
function inBlanks(lines: readonly string[], language: string | undefined): readonly string[] {
  const measured = lines.filter((line) => /[\d¼-¾⅐-⅞]/u.test(line));
  const found = measured.filter((line) => {
    const row = columnedLine(line, language, 2);
    if (row === null || row.isSigned || !row.differs || row.isWholeLines) return false;
    const [first, second] = row.lines.map((each) => parseIngredient(each, { language }).unit);
    return first === second;
  });
  return found.length >= FEWEST_IN_BLANKS && found.length > LEAST_SHARE * measured.length
    ? found
    : [];
}
const FEWEST_IN_BLANKS = 3;
