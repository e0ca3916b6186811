import { cleanLine } from '../../line/tokens/tokenise.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { withoutBubbleStamps } from '../text/lines/bubble-stamps.ts';
import { chatMessages } from '../text/lines/chat-messages.ts';
import type { MendedLine } from '../doubts/doubt-source.ts';
import { isAmountAlone } from '../text/draft/amount-lines.ts';
import type { PageLine } from '../text/lines/page-line.ts';
import type { Told } from './form-doubts.ts';

/** A source in another form that says the same, and what of the reading must come out the same. */
export interface SourceForm {
  source: string | PageLine[];
  tells: readonly Told[];
}

/** Few recipes are longer; what is, is read once, as each form costs as much as the first reading. */
const LONGEST = 8_000;
const WIDTH = 60;
/** What a program states at the head of a text stands nowhere else. */
const HAS_HEAD = /^\s*(?:---|[<{])/;
const ALL = ['title', 'yield', 'times', 'lines', 'steps'] as const;

/** A text, or the lines of a page with places, in the forms that say the same. `mended`: lines of a picture whose letters were mended. */
export function textForms(
  source: string | PageLine[],
  mended: readonly MendedLine[] = [],
): SourceForm[] {
  if (lengthOf(source) > LONGEST) return [];
  return typeof source === 'string'
    ? // What stands in a form already is read in it.
      formsOfText(source).filter((form) => form.source !== source)
    : [
        linesInSmallLetters(source),
        ...(source.some(({ confidence }) => confidence !== undefined)
          ? [linesWithoutPlaces(source, mended)]
          : []),
      ];
}

const lengthOf = (source: string | PageLine[]): number =>
  typeof source === 'string'
    ? source.length
    : source.reduce((sum, { text }) => sum + text.length, 0);

function formsOfText(text: string): SourceForm[] {
  const lines = text.split('\n');
  const chat = chatMessages(lines);
  const senders = new Set(chat?.messages.map(({ sender }) => sender));
  return [
    { source: lines.map((line) => inSmallLetters(line, senders)).join('\n'), tells: ALL },
    // Nobody greets above a chat.
    ...(chat !== null || HAS_HEAD.test(text)
      ? []
      : [
          { source: `Hello,\n\n${text}`, tells: [...ALL, 'furtherLines', 'furtherSteps'] as const },
        ]),
    { source: brokenAt(text, WIDTH), tells: ['title', 'lines', 'furtherSteps'] },
  ];
}

/** A line in small letters but for who speaks in it, who is known by the capital. */
function inSmallLetters(line: string, senders: ReadonlySet<string | null>): string {
  const name = senders.size > 0 ? (SPEAKS.exec(line)?.[0] ?? '') : '';
  return senders.has(name.trim())
    ? name + line.slice(name.length).toLowerCase()
    : line.toLowerCase();
}
const SPEAKS = /^[^:]{1,40}(?=:)/;

const linesInSmallLetters = (lines: PageLine[]): SourceForm => ({
  source: lines.map((line) => ({ ...line, text: line.text.toLowerCase() })),
  tells: ['title', 'yield', 'times'],
});

/** The words of a picture row by row: what stands beside each other by chance of how it was photographed is told by its words too. */
function linesWithoutPlaces(lines: PageLine[], mended: readonly MendedLine[]): SourceForm {
  const written = new Map(mended.map((line) => [line.read, line.written]));
  return {
    source: withAmountsOfRows(withoutBubbleStamps(lines), mended)
      .map((text) => written.get(text) ?? written.get(cleanLine(text)) ?? text)
      .join('\n'),
    tells: ['lines'],
  };
}

/**
 * The texts of pieces, an empty one between two that do not stand below each other, an amount that stands far from its food in the row of it:
 * only its place tells of what it is.
 */
function withAmountsOfRows(lines: readonly PageLine[], mended: readonly MendedLine[]): string[] {
  const texts = lines.map(({ text }) => text.trim().replace(ONE, '1'));
  const rows = new Set(mended.map(({ read }) => read));
  const alone = [...texts.keys()].filter((at) => isAmountAlone(texts[at]!));
  const amounts = alone.length > MOST_AMOUNTS ? [] : alone;
  const taken = new Set<number>();
  const whole = texts.map((food, at) => {
    const amount = amounts.find(
      (one) =>
        one !== at &&
        !taken.has(one) &&
        rows.has(`${texts[one]} ${food}`) &&
        isBeside(lines[one]!, lines[at]!),
    );
    if (amount === undefined) return food;
    taken.add(amount);
    return `${texts[amount]} ${food}`;
  });
  const kept = [...whole.keys()].filter((at) => !taken.has(at));
  return kept.flatMap((at, index) => {
    const above = lines[kept[index - 1] ?? at]!;
    return at === kept[0] || isBelow(above, lines[at]!) ? [whole[at]!] : ['', whole[at]!];
  });
}
const MOST_AMOUNTS = 60;
/** A one that is recognised as a letter: "l rametto", "l". */
const ONE = /^[Il|](?=$|\s\p{L}{2})/u;

/** Whether a piece begins about where the one above it does, and within a line or two below that. */
const isBelow = (above: PageLine, line: PageLine): boolean =>
  above.page === line.page &&
  line.y > above.y &&
  line.y - above.y < NEXT_LINE * above.height &&
  Math.abs(line.x - above.x) < BESIDE * above.height;
const NEXT_LINE = 3;
const BESIDE = 3;

const isBeside = (one: PageLine, other: PageLine): boolean =>
  one.page === other.page && Math.abs(one.y - other.y) < 2 * other.height;

/** What was read, written as plainly as can be: its title, its list, its steps. */
export const plainForm = ({ title, ingredients, steps }: RecipeDraft): SourceForm => ({
  source: [
    title ?? '',
    ...ingredients.map(({ lines }) => lines.join('\n')),
    ...steps.map(({ text }) => text),
  ].join('\n\n'),
  tells: title === null ? ['lines'] : ['title', 'lines'],
});

/** The lines of a text broken at so many characters, as mails are. */
function brokenAt(text: string, width: number): string {
  const broken: string[] = [];
  for (const line of text.split('\n')) {
    let row = '';
    for (const word of line.split(' ')) {
      if (row !== '' && row.length + word.length >= width) {
        broken.push(row);
        row = word;
      } else row = row === '' ? word : `${row} ${word}`;
    }
    broken.push(row);
  }
  return broken.join('\n');
}
