import { isBareDuration } from '../../words/durations.ts';
import { keepingAnswers } from '../../words/answers-kept.ts';
import { foldText } from '../../words/fold.ts';
import { headingJoiners, headingOpeners, headingWords, type Section } from './headings.data.ts';

interface SectionHeading {
  section: Section;
  /** What follows the heading word on the same line: "for the dough", "4 people", "2 eggs, 1 onion"; empty when nothing does. */
  rest: string;
  /** Whether a colon stands between the heading word and the rest: then the rest is content, not part of the heading. */
  inline: boolean;
}

const longestHeading = 90;
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;

/** Labels that share a word with a section ("Preparation", "Cooking") are listed under the section; the label meaning is asked for by `labelSection`. */
const labelOnly = new Set<Section>(['yield', 'prepTime', 'cookTime', 'restTime', 'totalTime']);

const headings = new Map<string, Section>();
const labels = new Map<string, Section>();
for (const language of Object.values(headingWords)) {
  for (const [section, words] of Object.entries(language) as [Section, readonly string[]][]) {
    const target = labelOnly.has(section) ? labels : headings;
    for (const word of words) {
      const folded = foldText(word);
      if (!target.has(folded)) target.set(folded, section);
    }
  }
}
const openers = new Set(headingOpeners.map(foldText));
const joiners = new Set(headingJoiners.map(foldText));
/** "ca. 20 Min.", "about 45": what follows a label is a figure, whatever stands before it. */
const figureFirst =
  /^(?:(?:ca|circa|cca|etwa|rund|ungefähr|about|approx|approximately|around|env|environ|aprox|unos|unas|ungefär|cirka|ongeveer)\.?\s+|[~≈±]\s?)?\d/iu;
/** In front of what nutrition is told for: "valor nutricional por ración", "Nährwerte je 100 g". */
const shares = new Set(['por', 'je', 'par', 'per', 'pro']);
const mostWords = 6;
const mostDishWords = 10;

const isolate = (text: string) =>
  text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/^(?:\d+|[ivx]+)[.)]\s+/i, '');

interface HeadingWord {
  /** Folded. */
  word: string;
  /** Where it ends, so that a match can give back the rest as written. */
  end: number;
}

const closingSigns = /[^\p{L}\p{N}]+$/u;
const isSign = /^[^\p{L}\p{N}]*$/u;

/** The first words of a line. */
function firstWords(text: string): HeadingWord[] {
  const found: HeadingWord[] = [];
  for (const match of text.matchAll(/[^\s:()[\]]+/g)) {
    found.push({ word: foldText(match[0]), end: match.index + match[0].length });
    if (found.length > mostDishWords) break;
  }
  return found;
}

/** The words with which entries of each table begin: most lines begin with none of them. */
const beginnings = new Map(
  [headings, labels].map((table) => [
    table,
    new Set([...table.keys()].map((words) => words.split(' ')[0]!)),
  ]),
);

function longestMatch(
  words: HeadingWord[],
  from: number,
  table: Map<string, Section>,
): { section: Section; end: number } | null {
  const first = words[from]?.word ?? '';
  const begins = beginnings.get(table)!;
  if (!begins.has(first) && !begins.has(first.replace(closingSigns, ''))) return null;
  for (let count = Math.min(mostWords, words.length - from); count > 0; count--) {
    // A dash between a label and its value is none of its words.
    if (isSign.test(words[from + count - 1]!.word)) continue;
    const candidate = words
      .slice(from, from + count)
      .map((w) => w.word)
      .join(' ')
      .replace(closingSigns, '');
    const section = table.get(candidate);
    if (section) return { section, end: words[from + count - 1]!.end };
  }
  return null;
}

/** Languages without spaces: "材料(2人分)", "作り方". */
function unspacedMatch(
  text: string,
  table: Map<string, Section>,
): { section: Section; end: number } | null {
  for (let end = Math.min(12, text.length); end > 1; end--) {
    const section = table.get(foldText(text.slice(0, end)));
    if (section) return { section, end };
  }
  return null;
}

/** A heading is found in the beginning of a line; what it heads may be longer. */
const LONGEST_READ = 400;

function match(line: string, table: Map<string, Section>): SectionHeading | null {
  const head = isolate(line.slice(0, LONGEST_READ)).trimStart();
  const text = head.trimEnd();
  if (!text) return null;
  const words = firstWords(text);
  let start = 0;
  let found = longestMatch(words, 0, table);
  while (!found && start < 3 && start < words.length - 1 && openers.has(words[start]!.word)) {
    start++;
    found = longestMatch(words, start, table);
  }
  if (!found && unspaced.test(text)) found = unspacedMatch(text, table);
  if (!found) return null;
  const after = (head + line.slice(LONGEST_READ)).trimEnd().slice(found.end);
  const rest = after.replace(/^[\s:：.\-–—!?)]+/, '').trim();
  const inline =
    /^\s*[:：]/.test(after) ||
    /^\s[-–—]\s/.test(after) ||
    // "Tips! Frys in bullarna."
    (text[found.end - 1] === '!' &&
      /^\s/.test(after) &&
      (found.section === 'tips' || found.section === 'notes'));
  if (!rest || inline) return { section: found.section, rest, inline: inline && rest !== '' };
  const next = foldText(/^[^\s]+/.exec(rest)?.[0] ?? '');
  const bracketed = /^\s*[([（【]/.test(after);
  const joined =
    joiners.has(next) ||
    joiners.has(next.replace(/'.*/, "'")) ||
    bracketed ||
    (found.section === 'nutrition' && shares.has(next));
  // "Zutaten Teig:" names the part that its list is of.
  const ofPart = found.section === 'ingredients' && /^[^:：\d]{2,30}[:：]$/.test(rest);
  const isTime = () => table === labels && rest.length <= LONGEST_READ && isBareDuration(rest);
  if (!joined && !ofPart && !figureFirst.test(rest) && !isTime()) return null;
  // "Zutaten für 4 Personen: 500 g Beeren, 100 g Zucker", "Nutrition per piece: 201 kcal".
  const content =
    joined && (found.section === 'ingredients' || found.section === 'nutrition')
      ? /^[^:：]{1,40}[:：]\s*(\S.*)$/u.exec(rest)?.[1]
      : found.section === 'ingredients' && isListed(rest)
        ? rest
        : undefined;
  return content
    ? { section: found.section, rest: content, inline: true }
    : { section: found.section, rest, inline: false };
}

/** "Il te faut 500 g de farine, 4 œufs, 100 g de sucre": a list in one sentence behind its heading. */
const isListed = (rest: string): boolean =>
  /^\d/.test(rest) && (rest.match(/,\s\d/g)?.length ?? 0) >= 2;

/**
 * Which section a line opens, when it reads as a section heading: "Ingredients", "Zutaten für den Teig:", "Method: Heat the oil".
 * A short line with more words than the heading itself counts only when the rest says for what ("for the sauce", "(4 people)") or follows a colon.
 */
export const sectionHeading = keepingAnswers((line): SectionHeading | null => {
  const found = match(line, headings);
  if (!found) return null;
  return found.inline || line.trim().length <= longestHeading ? found : null;
});

/** What a line tells behind the heading of the steps: "Method: Peel the potatoes."; null where it has no such heading, or nothing behind it. */
export function behindStepsHeading(line: string): string | null {
  const heading = sectionHeading(line);
  return heading?.section === 'instructions' && heading.inline ? heading.rest : null;
}

const named = new Set<Section>(['ingredients', 'instructions']);
/** First and last words of what may head such a list: most headings have neither, and are not looked at further. */
const namedEnds = new Set(
  [...headings]
    .filter(([, section]) => named.has(section))
    .flatMap(([words]) => [words.split(' ')[0]!, words.split(' ').at(-1)!]),
);

/**
 * Which list a heading opens that names the dish as well: "Lemon Cake Ingredients", "How to make lemon cake", "Mercimek Çorbası Nasıl Yapılır?".
 * Only for lines that are known to be headings; sentences end in such words too.
 */
export function dishHeading(line: string): Section | null {
  const text = isolate(line.slice(0, longestHeading))
    .trim()
    .replace(/[\s:.!?？]+$/u, '');
  const words = firstWords(text);
  if (![words[0], words.at(-1)].some((end) => end && namedEnds.has(end.word))) return null;
  const opened = words.length <= mostDishWords ? longestMatch(words, 0, headings) : null;
  if (opened && named.has(opened.section) && /\s/.test(text.slice(0, opened.end)))
    return opened.section;
  for (
    let from = Math.max(1, words.length - mostWords);
    from < words.length && words.length <= mostDishWords;
    from++
  ) {
    const closing = longestMatch(words.slice(from), 0, headings);
    if (closing?.end === text.length) return named.has(closing.section) ? closing.section : null;
  }
  return null;
}

/** Which fact a label announces: "Prep time", "Serves 4", "Kochzeit: 20 Min.". The rest holds the value when it stands on the same line. */
export const labelSection = keepingAnswers((line): SectionHeading | null => {
  return match(line, labels);
});
