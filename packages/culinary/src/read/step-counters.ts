import type { Step } from '../recipe/recipe.ts';
import { COUNTED_IN_WORDS, STRETCHES } from './step-counters.data.ts';

/** What counts a step, and how much of its text that is. */
interface Counter {
  kind: string;
  ordinal: number;
  length: number;
}

const LETTER = /^\(?([A-Ha-h])(?:[.)]|\s?[-–—:])\s+(?=\p{L}\p{Ll})/u;
const STRETCH = new RegExp(
  String.raw`^(?:(${STRETCHES})\s(?:n[°º.]\s?)?(\d{1,2})|(\d{1,2})(?:er|ère|ème|e|[°º.])\s(${STRETCHES}))(?:\s?[.:)–—-]\s*|\s+)(?=\p{Lu})`,
  'iu',
);
const ROMAN = /^(I{1,3}|IV|VI{0,3})(?:[.):]|\s[-–—])\s+(?=\p{L})/u;
const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const WORD = /^(\p{L}{2,14})\s?[:)]\s*(?=\p{L})/u;
const PLACES = new Map(
  COUNTED_IN_WORDS.flatMap((words, at) =>
    words.split(' ').map((word): [string, number] => [word, at + 1]),
  ),
);

/** What may count a step in front of it: "A - Faire bouillir", "Fase 1 Tagliare", "Primo: affettate", "II. Dough". */
function countersOf(text: string): Counter[] {
  const found: Counter[] = [];
  const letter = LETTER.exec(text);
  if (letter)
    found.push({
      kind: 'letter',
      ordinal: letter[1]!.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1,
      length: letter[0].length,
    });
  const stretch = STRETCH.exec(text);
  if (stretch)
    found.push({
      kind: (stretch[1] ?? stretch[4])!.toLowerCase(),
      ordinal: Number(stretch[2] ?? stretch[3]),
      length: stretch[0].length,
    });
  const roman = ROMAN.exec(text);
  if (roman)
    found.push({
      kind: 'roman',
      ordinal: ROMANS.indexOf(roman[1]!) + 1,
      length: roman[0].length,
    });
  const word = WORD.exec(text);
  const place = word ? PLACES.get(word[1]!.toLowerCase()) : undefined;
  if (word && place !== undefined)
    found.push({ kind: 'word', ordinal: place, length: word[0].length });
  return found;
}

/** Behind a bare figure, a sentence: "2 Em seguida, adicione", but "2 Eier" as well. */
const FIGURE = /^(\d{1,2})[º°.)]?\s+(?=\p{Lu})/u;
const FEWEST_FIGURES = 3;

/** Steps of which every one begins with its own number, without it. */
function withoutFigures(steps: readonly Step[]): Step[] | null {
  const figures = steps.map(({ text }) => FIGURE.exec(text));
  return steps.length >= FEWEST_FIGURES &&
    figures.every((figure, at) => figure !== null && Number(figure[1]) === at + 1)
    ? steps.map((step, at) => ({ ...step, text: step.text.slice(figures[at]![0].length) }))
    : null;
}

/** Steps that are counted in the source, from the first one on and by the same kind of counter, without what counts them. */
export function withoutCounters(steps: readonly Step[]): Step[] {
  const counters = steps.map(({ text }) => countersOf(text));
  const counting = (counters[0] ?? []).find((first) => {
    if (first.ordinal !== 1) return false;
    const counted = counters.flatMap((found) => found.filter(({ kind }) => kind === first.kind));
    return (
      counted.length > 1 &&
      // A new part may count from one again.
      counted.every(({ ordinal }, at) =>
        at === 0 ? ordinal === 1 : ordinal === counted[at - 1]!.ordinal + 1 || ordinal === 1,
      ) &&
      counted.some(({ ordinal }) => ordinal === 2)
    );
  });
  if (!counting) return withoutFigures(steps) ?? [...steps];
  return steps.map((step, at) => {
    const counter = counters[at]!.find(({ kind }) => kind === counting.kind);
    return counter ? { ...step, text: step.text.slice(counter.length) } : step;
  });
}
