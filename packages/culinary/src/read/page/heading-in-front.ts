import type { Step } from '../../recipe/recipe.ts';
import { sectionHeading } from '../headings/section-heading.ts';

const sentenceInFront = /^(\p{Lu}[\p{L}’' ]{2,40}?)\s?[.:–—-]\s+(?=\p{Lu}\p{L})/u;

/** The steps without the heading that a newspaper sets at the beginning of the first: "The preparation. Cut the bread". */
export function withoutHeadingInFront(steps: readonly Step[]): Step[] {
  const [first, ...others] = steps;
  if (first === undefined) return [];
  const found = sentenceInFront.exec(first.text);
  const heading = found && sectionHeading(found[1]!);
  return heading?.section === 'instructions' && heading.rest === ''
    ? [{ ...first, text: first.text.slice(found![0].length) }, ...others]
    : [...steps];
}
