// Measures the calories of a serving against those that pages state.
//
//   npm run bench:nutrition -- --pages DIR [--half 'kept aside'] [--show NAME]
//
//   --pages DIR  reads every *.html, *.testhtml and packed one below DIR whose structured data states calories
//   --half HALF  "seen", with which the figures are built, or "kept aside", of which only the rates are printed
//   --show NAME  prints the lines of the page whose name holds it, with what they weigh
//
// Pages whose servings are not stated have no figure to compare and are left out.
import { parseArgs } from 'node:util';
import { analyseNutrition, type Nutrition } from '@convivio/culinary/analyse';
import { pagesWithCalories, type StatedPage } from './nutrition/pages-with-calories.ts';

const AIMS = { median: 15, within30: 80 };

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    half: { type: 'string' },
    show: { type: 'string' },
  },
});
if (!options.pages) {
  console.error('Nothing to read: give --pages DIR, a folder with recipe pages.');
  process.exit(2);
}

interface Judged extends StatedPage {
  nutrition: Nutrition;
  /** Percent. */
  off: number;
}

const judged = pagesWithCalories(options.pages)
  .filter(({ servings }) => servings !== null)
  .map((page): Judged => {
    const nutrition = analyseNutrition(page);
    const calories = nutrition.perServing.calories ?? 0;
    return { ...page, nutrition, off: 100 * (calories / page.stated - 1) };
  });

if (options.show) judged.filter(({ name }) => name.includes(options.show!)).forEach(printPage);
else {
  for (const half of ['seen', 'kept aside'].filter((one) => !options.half || one === options.half))
    printHalf(
      half,
      judged.filter((page) => page.half === half),
    );
}

function printHalf(half: string, pages: readonly Judged[]): void {
  const sizes = pages.map(({ off }) => Math.abs(off)).sort((a, b) => a - b);
  const within = (percent: number) =>
    ((100 * sizes.filter((size) => size <= percent).length) / sizes.length).toFixed(0);
  console.log(`\n## ${half}: ${pages.length} pages\n`);
  console.log(
    `median error ${sizes[Math.floor(sizes.length / 2)]?.toFixed(1)} % (aim < ${AIMS.median})`,
  );
  console.log(`within 15 %: ${within(15)} %; within 30 %: ${within(30)} % (aim ${AIMS.within30})`);
  if (half !== 'seen') return;
  for (const { name, stated, nutrition, off } of [...pages].sort((a, b) => b.off - a.off))
    console.log(
      `${off.toFixed(0).padStart(5)} %  ${nutrition.perServing.calories?.toFixed(0)} for ${stated}  ${name}  (${nutrition.uncounted.length} not counted)`,
    );
}

function printPage({ name, stated, servings, nutrition }: Judged): void {
  console.log(`\n${name}: ${nutrition.perServing.calories} for ${stated}, serves ${servings}`);
  for (const {
    line,
    matchedFood,
    grams,
    weighedBy,
    assumed,
    nutrition: of,
  } of nutrition.ingredients)
    console.log(
      `  ${line} -> ${matchedFood.name}, ${grams} g (${weighedBy}) ${of.calories} kcal ${assumed ?? ''}`,
    );
  for (const { line, ingredient, reason } of nutrition.uncounted)
    console.log(`  ${line} -> [${ingredient}] ${reason}`);
}
