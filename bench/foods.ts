// Measures how many ingredient lines of a corpus have their food found in the lexicon, and how many of those get figures.
//
//   npm run bench:foods -- --lines DIR [--most 40] [--show 200] [--common 200]
//
//   --lines DIR  reads every *.csv with a column "input" or "sentence" and the ingredients of every *.json below DIR
//   --most N     lists so many of the commonest names that are not found
//   --common N   lists so many of the commonest names with the food that is found, and whose figures it has, to be read by eye
//   --show N     prints so many lines, spread over all, with the food that was found, to be read by eye
//
// Without DIR there is nothing to read: the corpora are not part of the product.
import { parseArgs } from 'node:util';
import { findFood } from '@convivio/culinary/foods';
import { figuresOf } from '@convivio/culinary/figures';
import { parseIngredient } from '@convivio/culinary/line';
import { corpusLines, type CorpusLine } from './foods/corpus-lines.ts';

/** What share of the lines should have their food found. */
const AIM = 95;
/** And what share of those that name a food should have figures of it. */
const AIM_OF_FIGURES = 92;

const { values: options } = parseArgs({
  options: {
    lines: { type: 'string' },
    most: { type: 'string', default: '40' },
    common: { type: 'string', default: '0' },
    show: { type: 'string', default: '0' },
  },
});
if (!options.lines) {
  console.error(
    'Nothing to read: give --lines DIR, a folder with ingredient lines in *.csv or *.json.',
  );
  process.exit(2);
}

interface ReadLine extends CorpusLine {
  name: string;
  food: string | null;
  /** "onion (its own)", and what of it is not known. */
  figures: { nutrients: boolean; impacts: boolean; of: string };
}

const startedAt = performance.now();
const read = corpusLines(options.lines).map((line): ReadLine => {
  const { name } = parseIngredient(line.text, line.language ? { language: line.language } : {});
  const food = findFood(name, line.language);
  return { ...line, name, food: food?.name ?? null, figures: figuresFound(food?.id ?? null) };
});
const took = performance.now() - startedAt;

printTable(read);
console.log(`\n${read.length} lines in ${took.toFixed(0)} ms. Aim: ${AIM} %.`);
printFigures(read);
printMissing(read, Number(options.most));
printCommon(read, Number(options.common));
printLines(read, Number(options.show));

function printTable(lines: readonly ReadLine[]): void {
  const known = new Set<string | null>(['en', 'de', 'fr', 'it', 'es', 'nl', 'pt', 'sv']);
  const languages = [...new Set(lines.map(({ language }) => language ?? 'not stated'))].sort();
  console.log('| language | lines | food found, % |\n|---|--:|--:|');
  for (const language of ['all', 'the eight', ...languages]) {
    const some = lines.filter(
      (line) =>
        language === 'all' ||
        (language === 'the eight' && known.has(line.language)) ||
        (line.language ?? 'not stated') === language,
    );
    const found = some.filter(({ food }) => food !== null).length;
    console.log(`| ${language} | ${some.length} | ${((100 * found) / some.length).toFixed(1)} |`);
  }
}

function figuresFound(id: string | null): ReadLine['figures'] {
  if (id === null) return { nutrients: false, impacts: false, of: '' };
  const { nutrients, impacts } = figuresOf(id);
  const of = nutrients?.inheritedFrom?.name ?? nutrients?.madeOf ?? 'its own';
  return { nutrients: nutrients !== null, impacts: impacts !== null, of };
}

function printFigures(lines: readonly ReadLine[]): void {
  const named = lines.filter(({ food }) => food !== null);
  for (const kind of ['nutrients', 'impacts'] as const) {
    const share = (100 * named.filter(({ figures }) => figures[kind]).length) / named.length;
    console.log(
      `${share.toFixed(1)} % of the lines that name a food have ${kind}. Aim: ${AIM_OF_FIGURES} %.`,
    );
  }
}

function printCommon(lines: readonly ReadLine[], most: number): void {
  const groups = Map.groupBy(
    lines,
    ({ name, language }) => `${name.toLowerCase()} (${language ?? '?'})`,
  );
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  if (most > 0) console.log('\nThe commonest names and what they are found to be:');
  for (const [name, [first, ...others]] of sorted.slice(0, most))
    console.log(
      `${others.length + 1}  ${name}  ->  ${first!.food ?? '(not found)'}, figures of ${first!.figures.of || 'nothing'}`,
    );
}

function printMissing(lines: readonly ReadLine[], most: number): void {
  const counts = new Map<string, number>();
  for (const { name, food, language } of lines)
    if (food === null) {
      const key = `${name.toLowerCase()} (${language ?? '?'})`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  console.log('\nThe commonest names that are not found:');
  const sorted = [...counts].sort(([a, as], [b, bs]) => bs - as || (a < b ? -1 : 1));
  for (const [name, count] of sorted.slice(0, most)) console.log(`${count}  ${name}`);
}

/** Lines at even distances, so that all sources have their share. */
function printLines(lines: readonly ReadLine[], show: number): void {
  const step = show === 0 ? Infinity : Math.max(1, Math.floor(lines.length / show));
  for (let at = 0; at < lines.length; at += step) {
    const { text, food, language } = lines[at]!;
    if (show > 0) console.log(`${language ?? '?'}  ${text}  ->  ${food ?? '(not found)'}`);
  }
}
