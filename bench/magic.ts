// Composes recipes over all combinations of chefs, courses, diets, wishes and times without a model, and checks each of them.
//
//   npm run bench:magic -- [--recipes 1000] [--show 20]
//
//   --recipes N  how many recipes are composed
//   --show N     prints so many flaws of each kind
//
// Ends with an error where a diet or a time is broken, or where any other check has a flaw.
import { parseArgs } from 'node:util';
import { composeMany } from './magic/compose-many.ts';

const { values: options } = parseArgs({
  options: {
    recipes: { type: 'string', default: '1000' },
    show: { type: 'string', default: '20' },
  },
});

const startedAt = performance.now();
const { recipes, refused, flaws, equal } = composeMany(Number(options.recipes));
const took = performance.now() - startedAt;

console.log(
  `${recipes} recipes in ${took.toFixed(0)} ms (${(took / recipes).toFixed(1)} ms each, checks with them); ` +
    `${[...refused.values()].reduce((sum, many) => sum + many, 0)} wishes refused\n`,
);
console.log('| check | without a flaw, % |\n|---|--:|');
for (const [check, found] of flaws)
  console.log(`| ${check} | ${(100 - (100 * found.length) / recipes).toFixed(1)} |`);
console.log(`| different | ${(100 - (100 * equal.length) / recipes).toFixed(1)} |\n`);
for (const [code, many] of refused) console.log(`refused ${many} times: ${code}`);
for (const [check, found] of [...flaws, ['different', equal] as const])
  for (const flaw of found.slice(0, Number(options.show))) console.log(`${check}: ${flaw}`);
if (equal.length > 0 || [...flaws.values()].some((found) => found.length > 0)) process.exitCode = 1;
