// Measures what the dietary check makes of labelled ingredient names, and how long it takes of a menu.
//
//   npm run bench:diets -- [--misses 500]
//
//   --misses N  prints so many names of each table that are read otherwise than labelled
//
// Ends with an error where a name passes as safe for a profile that does not eat it, or where figures miss their aims.
import { parseArgs } from 'node:util';
import { checkDiet, dietClasses } from '@convivio/culinary/find';
import { boughtDishes } from './diets/bought-dishes.data.ts';
import { breadsAndDoughs } from './diets/breads-and-doughs.data.ts';
import { fresh } from './diets/fresh-names.data.ts';
import { madeDishes } from './diets/made-dishes.data.ts';
import { judgeName, type JudgedName } from './diets/judge-name.ts';
import { plain, treacherous, unreadable } from './diets/labelled-names.data.ts';
import { readLabels } from './diets/read-labels.ts';

/** Of the names said to be of a class so many % are. */
const PRECISION = 99.5;

const { values: options } = parseArgs({ options: { misses: { type: 'string', default: '500' } } });

const tables = {
  plain,
  treacherous,
  unreadable,
  'all that was mended for': plain + treacherous + unreadable,
  fresh,
  'made dishes': madeDishes,
  'bought dishes': boughtDishes,
  'breads and doughs': breadsAndDoughs,
};
let failed = false;
for (const [title, table] of Object.entries(tables)) {
  const judged = readLabels(table).map(judgeName);
  console.log(`\n## ${title}: ${judged.length} names\n`);
  printTable(judged);
  if (title === 'all that was mended for') failed = hasFailed(judged);
  else printMisses(judged, Number(options.misses));
}
printSpeed();
process.exitCode = failed ? 1 : 0;

function printTable(judged: readonly JudgedName[]): void {
  console.log(
    '| | names | of a class | recall, % | precision, % | passed as safe | safe, yet doubted |\n|---|--:|--:|--:|--:|--:|--:|',
  );
  printRow('all', judged);
  for (const one of dietClasses)
    printRow(
      one,
      judged.filter(({ has, may, wrong }) => [...has, ...may, ...wrong].includes(one)),
      one,
    );
  for (const language of new Set(judged.map((name) => name.language)))
    printRow(
      language,
      judged.filter((name) => name.language === language),
    );
}

function printRow(
  title: string,
  judged: readonly JudgedName[],
  only?: (typeof dietClasses)[number],
): void {
  const count = (of: 'has' | 'right' | 'wrong') =>
    judged.flatMap((name) => name[of]).filter((one) => only === undefined || one === only).length;
  const share = (part: number, whole: number) =>
    whole === 0 ? '' : ((100 * part) / whole).toFixed(1);
  const cells = [
    title,
    judged.length,
    count('has'),
    share(count('right'), count('has')),
    share(count('right'), count('right') + count('wrong')),
    judged.filter(({ leaked }) => leaked.length > 0).length,
    judged.filter(({ needlesslyDoubted }) => needlesslyDoubted).length,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function printMisses(judged: readonly JudgedName[], most: number): void {
  const misses = judged.flatMap((name) => {
    const said = [
      name.leaked.length > 0 ? `passes as safe for ${name.leaked.join(', ')}` : '',
      name.doubted.length > 0 ? `not said to be ${name.doubted.join(', ')}` : '',
      name.wrong.length > 0 ? `said to be ${name.wrong.join(', ')}` : '',
      name.needlesslyDoubted ? 'doubted' : '',
    ].filter(Boolean);
    return said.length === 0 ? [] : [`${name.language}  ${name.name}: ${said.join('; ')}`];
  });
  console.log(`\n${misses.length} read otherwise than labelled`);
  for (const miss of misses.slice(0, most)) console.log(`  ${miss}`);
}

function hasFailed(judged: readonly JudgedName[]): boolean {
  const right = judged.flatMap((name) => name.right).length;
  const wrong = judged.flatMap((name) => name.wrong).length;
  return (
    judged.some(({ leaked, doubted }) => leaked.length + doubted.length > 0) ||
    (100 * right) / (right + wrong) < PRECISION
  );
}

/** A menu of 100 dishes of 60 lines each, whose lines are those of the tables in turn. */
function printSpeed(): void {
  const names = readLabels(plain + treacherous);
  const dishes = Array.from({ length: 100 }, (_, dish) =>
    Array.from({ length: 60 }, (_, line) => {
      const { name, language } = names[(dish * 60 + line) % names.length]!;
      return { name, originalText: `${(dish % 9) + 1} ${name}`, language };
    }),
  );
  for (const time of ['first', 'second']) {
    const startedAt = performance.now();
    for (const lines of dishes) checkDiet(lines, 'vegan', lines[0]!.language);
    console.log(
      `\n100 dishes of 60 lines, the ${time} time: ${(performance.now() - startedAt).toFixed(0)} ms`,
    );
  }
}
