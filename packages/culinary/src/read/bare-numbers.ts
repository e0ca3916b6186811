import type { Step } from '../recipe/recipe.ts';

const bareNumber = /^(\d{1,3})\s+(?=\p{L})/u;

/** Steps numbered without a dot: "1 Mix", "2 Bake". One such step may begin with an amount; all of them in order are numbered. */
export function withoutBareNumbers(steps: Step[]): Step[] {
  const numbered =
    steps.length > 1 &&
    steps.every((step, at) => Number(bareNumber.exec(step.text)?.[1]) === at + 1);
  return numbered
    ? steps.map((step) => ({ ...step, text: step.text.replace(bareNumber, '') }))
    : steps;
}
