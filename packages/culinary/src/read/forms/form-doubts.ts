import {
  doubtOfFact,
  doubtOfTitle,
  doubtOfWhole,
  type Doubt,
  type RecipeDraft,
} from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { fedStatement } from '../text/facts/fed-statements.ts';
import { timeStatements } from '../text/facts/time-statements.ts';
import { spoken } from '../doubts/time-doubts.ts';
import { shortened } from '../doubts/shortened.ts';
import { ownStems } from '../doubts/recipe-words.ts';
import { speaksOfKitchen } from '../doubts/speaks-of-kitchen.ts';
import { sentencesByCapitals } from '../parted-steps.ts';
import { isSurelyStrange } from '../strange-steps.ts';
import { keptAmongRemarks } from './kept-remarks.ts';
import { isSurelyNamed } from './surely-named.ts';
import { measuredRows } from './measured-rows.ts';

/** What a form of a source keeps, and what can be held against the reading of the source itself. */
export type Told =
  'title' | 'yield' | 'times' | 'lines' | 'furtherLines' | 'steps' | 'furtherSteps';

/** A source written in another form, and what of its reading says something of the source. */
export interface OtherReading {
  /** Null where no recipe is found in it. Each reading costs as much as that of the source, so it is asked for only what it may tell. */
  read: () => RecipeDraft | null;
  tells: readonly Told[];
}

const MOST_NAMED = 5;
/** Rows in which a time is looked for. */
const MOST_ROWS = 500;
/** What is longer is no recipe: no other reading of it is asked for. */
const LONGEST = 20_000;
/** And so long may two of them be together. */
const MOST_LETTERS = 2 * LONGEST;

/**
 * Doubts of what is read otherwise once the same words stand there in another form: in small letters, without bold type, broken at
 * another width. What hangs on such things alone is a guess. Each part is doubted once, by the first reading that differs. `rows` are
 * those of the source.
 */
export function formDoubts(
  draft: RecipeDraft,
  others: Iterable<OtherReading>,
  rows: readonly string[] = [],
): Doubt[] {
  // What is lacking altogether is said by the reader.
  if (linesOf(draft).length === 0 || draft.steps.length === 0) return [];
  if (lettersOf(draft) > LONGEST) return [];
  const found = new Map<Told, Doubt[]>();
  for (const { read, tells } of others) {
    const asked = tells.filter((part) => !found.has(part));
    const other = asked.length > 0 ? read() : null;
    if (other === null) continue;
    for (const part of asked) {
      const doubts = DIFFERENCES[part](draft, other, rows);
      if (doubts.length > 0) found.set(part, doubts);
    }
  }
  return [...found.values()].flat();
}

/** Doubts and further ones, those left out whose line, whose fact of the whole, or whose missing words are doubted already. */
export function withFurther(doubts: readonly Doubt[], further: readonly Doubt[]): Doubt[] {
  const doubted = new Set(doubts.map(placeOf));
  const isSaid = (doubt: Doubt): boolean =>
    isOfWords(doubt) ? doubts.some((said) => isAbout(said, doubt)) : doubted.has(placeOf(doubt));
  return [...doubts, ...further.filter((doubt) => !isSaid(doubt))];
}

const placeOf = ({ part, index, about }: Doubt): string =>
  part === 'whole' ? `whole ${about ?? ''}` : `${part} ${index}`;
/** That something may be missing is about words of the source that stand nowhere. */
const isOfWords = ({ part, about }: Doubt): boolean => part === 'whole' && about === undefined;

/** Whether a doubt quotes the words that another one of missing words is about, or says what they set right. */
const isAbout = (said: Doubt, { sourceWords }: Doubt): boolean =>
  (isOfWords(said) || said.about === 'amount') &&
  sourceWords !== null &&
  (said.sourceWords ?? '').includes(sourceWords);

type Difference = (draft: RecipeDraft, other: RecipeDraft, rows: readonly string[]) => Doubt[];

const DIFFERENCES: Record<Told, Difference> = {
  title: (draft, other) => {
    const { title } = draft;
    return title === null ||
      isSameTitle(title, other.title ?? '') ||
      isSurelyNamed(
        title,
        other.title,
        ownStems(draft),
        draft.steps.map(({ text }) => text),
      )
      ? []
      : [
          doubtOfTitle(
            other.title === null
              ? `“${shortened(title)}” may not be the title.`
              : `The title may be “${shortened(other.title)}”, not “${shortened(title)}”.`,
            other.title ?? title,
          ),
        ];
  },
  yield: ({ servings, yieldText }, other) =>
    servings === other.servings
      ? []
      : [
          doubtOfFact(
            'yield',
            servings === null
              ? `“${shortened(other.yieldText ?? String(other.servings))}” may be the number of servings.`
              : `“${shortened(yieldText ?? String(servings))}” may not be the number of servings.`,
            yieldText ?? other.yieldText,
          ),
        ],
  times: (draft, other, rows) => {
    const apart = TIMES.find(([time]) => draft[time] !== other[time]);
    if (apart === undefined) return [];
    const [time, name] = apart;
    return [
      doubtOfFact(
        'times',
        timeSentence(draft[time], other[time], name),
        rowOfTime(rows, other[time]) ?? rowOfTime(rows, draft[time]),
      ),
    ];
  },
  // Foods without amounts may stand in one line or in several.
  lines: (draft, other, rows) =>
    standingAlone(draft, other, {
      of: linesOf,
      isSure: measuredRows(rows),
      part: 'ingredient',
      what: 'an ingredient line',
      isSaid: (text, words, texts) =>
        FIGURE.test(text)
          ? texts.has(inAnyOrder(text))
          : withoutAnd(words).includes(withoutAnd(` ${text} `)),
      textsOf: rowsOfLines,
    }),
  furtherLines: (draft, other) => {
    const own = linesOf(draft).map(foldWords);
    const rows = rowsOfLines(own);
    const words = withoutAnd(` ${own.join(' ')} `);
    const isSaid = (text: string): boolean =>
      rows.has(inAnyOrder(text)) || words.includes(withoutAnd(` ${text} `));
    const further = linesOf(other).find((line) => !isSaid(foldWords(line)));
    return further === undefined
      ? []
      : [doubtOfWhole(`A line of the list may be missing: “${shortened(further)}”.`, further)];
  },
  steps: (draft, other) =>
    standingAlone(draft, other, {
      isSure: () => false,
      of: ({ steps }) => steps.map(({ text }) => text),
      part: 'step',
      what: 'a step',
      isSaid: (text, words) => words.includes(` ${text} `),
      textsOf: (texts) => new Set(texts),
    }),
  furtherSteps: (draft, other) => {
    if (lettersOf(other) > LONGEST) return [];
    const { steps } = draft;
    const stems = ownStems(draft);
    const words = ` ${steps.map(({ text }) => foldWords(text)).join(' ')} `;
    const isKept = keptAmongRemarks(draft);
    // A piece of a sentence is what the other form broke off.
    const isWhole = wholeSentences(steps.map(({ text }) => text));
    const further = other.steps
      .flatMap(({ text }) => sentencesByCapitals(text))
      .find(
        (sentence) =>
          isSentence(sentence) &&
          speaksOfKitchen(sentence) &&
          isWhole(sentence) &&
          !words.includes(` ${foldWords(sentence)} `) &&
          !isKept(sentence) &&
          !isSurelyStrange(sentence, stems),
      );
    return further === undefined
      ? []
      : [doubtOfWhole(`A step may be missing: “${shortened(further)}”.`, further)];
  },
};

/** Whether sentences begin large and end in a stop, where those of the steps themselves do. */
function wholeSentences(steps: readonly string[]): (sentence: string) => boolean {
  const isTidy = steps.every((text) => /^[^\p{Ll}]/u.test(text) && /[.!?:;…)"”»]$/u.test(text));
  return (sentence) => !isTidy || (/^[^\p{Ll}]/u.test(sentence) && /[.!?…)"”»]$/u.test(sentence));
}

/** What has fewer words is no more than a piece of a step. */
const FEWEST_WORDS = 3;
const isSentence = (text: string): boolean => foldWords(text).split(' ').length >= FEWEST_WORDS;

const lettersOf = (draft: RecipeDraft): number =>
  [...linesOf(draft), ...draft.steps.map(({ text }) => text)].reduce(
    (sum, { length }) => sum + length,
    0,
  );
const FIGURE = /\p{N}/u;
const linesOf = ({ ingredients }: RecipeDraft): string[] =>
  ingredients.flatMap(({ lines }) => lines);

/** Whether another title is the same, words in brackets and facts behind the other aside: "Lentil soup (Ada's)", "Lentil soup, does four". */
function isSameTitle(title: string, other: string): boolean {
  const own = titleWords(title);
  const others = titleWords(other);
  const rest = others.startsWith(own) ? others.slice(own.length).trim() : null;
  return rest === '' || (rest !== null && fedStatement(rest) !== null);
}

const titleWords = (title: string): string =>
  foldWords(title.replace(BRACKETS, ' ')).replace(ARTICLE_OR_RECIPE, '');
/** "La tarte aux poireaux", "Rezept Martinshörnchen"; folded. */
const ARTICLE_OR_RECIPE =
  /^(?:(?:recipe|rezept|recette|ricetta|receta)(?: (?:for|fur|de|du|des|di|del|della|per|pour|para))?|the|my|our|die|der|das|mein|meine|la|le|les|l|ma|mon|il|lo|gli|el|los|las|mi) (?=\p{L}{3})/u;
const BRACKETS = /\([^()]*\)/g;

const TIMES = [
  ['prepTime', 'preparation time'],
  ['cookTime', 'cooking time'],
  ['totalTime', 'total time'],
] as const;

function timeSentence(own: number | null, other: number | null, name: string): string {
  if (other === null) return `${spoken(own ?? 0)} may not be the ${name}.`;
  const instead = own === null ? '' : `, not ${spoken(own)}`;
  return `The ${name} may be ${spoken(other)}${instead}.`;
}

/** The first row of the source that states a time. */
const rowOfTime = (rows: readonly string[], minutes: number | null): string | null =>
  minutes === null
    ? null
    : (rows
        .slice(0, MOST_ROWS)
        .map((row) => row.trim())
        .find((row) => timeStatements(row).some((time) => time.minutes === minutes)) ?? null);

/** Lines in which the food may stand before its amount or behind it, and those that two or three rows beside each other make. */
const rowsOfLines = (lines: readonly string[]): Set<string> =>
  new Set(
    lines.flatMap((_, index) =>
      [1, 2, 3].map((rows) => inAnyOrder(lines.slice(index, index + rows).join(' '))),
    ),
  );

const withoutAnd = (words: string): string => words.replace(AND, ' ');
const AND = / (?:and|und|et|ed?|y) /g;

/** The words of a line, "20 g almonds" and "almonds 20 g" alike. */
const inAnyOrder = (text: string): string => text.split(' ').sort().join(' ');

interface Comparison {
  /** Whether a text is surely what it was taken for, however the other reading has it. */
  isSure: (text: string) => boolean;
  of: (draft: RecipeDraft) => string[];
  part: 'ingredient' | 'step';
  what: string;
  /** Whether a text is said by the words of the other, or by one of its texts. */
  isSaid: (text: string, words: string, texts: ReadonlySet<string>) => boolean;
  /** What the other reading says, to be held against a text. */
  textsOf: (texts: readonly string[]) => ReadonlySet<string>;
}

/** "320g flour" says what "320 g flour" does. */
const comparable = (text: string): string =>
  foldWords(text).replace(/(?<=\d) (?=\p{L}{1,3}(?: |$))/gu, '');

/** The lines or steps of a draft that the other reading does not say. */
function standingAlone(
  draft: RecipeDraft,
  other: RecipeDraft,
  { of, part, what, isSaid, textsOf, isSure }: Comparison,
): Doubt[] {
  const own = of(draft);
  const others = of(other).map(comparable);
  const words = ` ${others.join(' ')} `;
  if (own.join(' ').length + words.length > MOST_LETTERS) return [];
  const texts = textsOf(others);
  return own
    .flatMap((text, index): Doubt[] =>
      isSaid(comparable(text), words, texts) || isSure(text)
        ? []
        : [
            {
              part,
              index,
              sentence: `“${shortened(text)}” may not be ${what} as it stands.`,
              sourceWords: text,
            },
          ],
    )
    .slice(0, MOST_NAMED);
}
